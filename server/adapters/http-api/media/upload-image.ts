import type { UserId } from '../../../../src/domain/ids/ids.ts';
import { mediaPath } from '../../../../src/domain/images/media-path.ts';
import type { StoreUpload } from '../../../application/media/store-upload.ts';
import { CallFailure } from '../core/call/call-failure.ts';

/** What `POST /upload-image/` answers, without an envelope. */
export type UploadImageAnswer = {
  readonly success: true;
  /** Absolute, of the original. */
  readonly image_url: string;
  readonly image_signature: string;
  readonly upload_id: string;
  /** px, of the original as shown. */
  readonly width: number;
  readonly height: number;
};

/**
 * Stores the picture of an upload form. The file's name and declared type play no part.
 *
 * @param upload.baseUrl of absolute addresses, without a slash at the end.
 * @throws {CallFailure} `bad_media`, `too_large`; and whatever `StoreUpload` throws.
 */
export async function uploadImage(
  storeUpload: Pick<StoreUpload, 'run'>,
  upload: { readonly bytes: Uint8Array; readonly userId: UserId; readonly baseUrl: string },
): Promise<UploadImageAnswer> {
  const outcome = await storeUpload.run(upload);
  if (outcome.kind === 'refused') {
    throw new CallFailure(outcome.reason, { message: outcome.detail, detail: `img: ${outcome.reason}` });
  }
  const { signature, extension, width, height } = outcome.picture;
  return {
    success: true,
    image_url: `${upload.baseUrl}${mediaPath(signature, 'originals', extension)}`,
    image_signature: signature,
    upload_id: outcome.uploadId,
    width,
    height,
  };
}
