import type { UploadId } from '../../../domain/ids/ids.ts';

/** A file that the person chose, dropped or pasted. */
export interface PictureFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The media type by which the platform calls it, if it does. */
  readonly type?: string;
  /** When it was changed last, in milliseconds since the epoch, if the platform tells. */
  readonly modifiedAt?: number;
  /** The platform's own handle on the bytes (in browsers a `Blob`); only the gateway looks inside. */
  readonly content: unknown;
}

/** `fraction` of the bytes that have left this machine, 0 to 1. */
export type UploadProgress = (fraction: number) => void;

/** Lets the caller cancel a request. */
export interface Cancellation {
  readonly cancelled: boolean;
  /** Called once when it is cancelled; at once when it already was. */
  onCancel(listener: () => void): void;
}

export type UploadOutcome =
  | {
      readonly kind: 'uploaded';
      readonly uploadId: UploadId;
      readonly imageUrl: string;
      readonly width: number;
      readonly height: number;
      /** Identifies the picture; for a video, its poster. */
      readonly signature: string;
      /** Identifies the video; null for a picture. */
      readonly videoSignature: string | null;
    }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'cancelled' };

/** Sends pictures. @throws {ServiceError} */
export interface UploadGateway {
  upload(file: PictureFile, onProgress: UploadProgress, cancellation: Cancellation): Promise<UploadOutcome>;
}
