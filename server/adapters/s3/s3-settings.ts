/** How to reach a bucket of an object storage that speaks the protocol of Amazon S3. */
export type S3Settings = {
  /** Scheme, host, port and possibly a path, without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Precedes every key; empty, or with a trailing slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket is in the path instead of in the host name. */
  readonly forcePathStyle: boolean;
};
