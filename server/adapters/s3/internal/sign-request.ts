import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../s3-settings.ts';

export type UnsignedRequest = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Only for tests: `YYYYMMDDTHHMMSSZ` instead of the present. */
  readonly datetime?: string;
};

/** The headers of the request with a signature of version 4. A content is signed by its header `x-amz-content-sha256`. */
export async function signedHeaders(
  { accessKeyId, secretAccessKey, region }: Pick<S3Settings, 'accessKeyId' | 'secretAccessKey' | 'region'>,
  request: UnsignedRequest,
): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({ ...request, accessKeyId, secretAccessKey, region, service: 's3' });
  return Object.fromEntries((await signer.sign()).headers);
}
