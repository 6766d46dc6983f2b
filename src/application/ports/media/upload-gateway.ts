import type { UploadId } from '../../../domain/ids/ids.ts';
import type { Phrase } from '../../../domain/messages/message.ts';

/** A file that the user chose, dropped or pasted. */
export interface PictureFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The media type according to the platform, if known. */
  readonly type?: string;
  /** The last modification in milliseconds since the epoch, if known. */
  readonly modifiedAt?: number;
  /** The platform's handle for the bytes (in browsers a `Blob`); only the gateway reads it. */
  readonly content: unknown;
}

/** `fraction` of the bytes that were uploaded, 0 to 1. */
export type UploadProgress = (fraction: number) => void;

/** Lets the caller cancel a request. */
export interface Cancellation {
  readonly cancelled: boolean;
  /** Calls back once on cancellation; immediately if it is already cancelled. */
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
  /** By the server; the message may be displayed unchanged. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unusable'; readonly reason: Phrase }
  | { readonly kind: 'cancelled' };

/** Uploads pictures. @throws {ServiceError} */
export interface UploadGateway {
  upload(file: PictureFile, onProgress: UploadProgress, cancellation: Cancellation): Promise<UploadOutcome>;
}
