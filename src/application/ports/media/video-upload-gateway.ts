import type { UploadId } from '../../../domain/ids/ids.ts';
import type { Cancellation, PictureFile, UploadProgress } from './upload-gateway.ts';

/** The permission to upload one announced file, valid for an hour. */
export type UploadTicket = {
  readonly uploadId: UploadId;
  /** The path on this site for the upload. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
};

export type SendOutcome =
  | { readonly kind: 'received' }
  /** The server has another number of bytes than assumed: request the number. */
  | { readonly kind: 'gap' }
  /** The ticket has expired. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly message: string };

export type ArrivedUpload =
  | { readonly kind: 'on-its-way' }
  /** All bytes have arrived and are being checked. */
  | { readonly kind: 'received' }
  | { readonly kind: 'failed'; readonly code: string }
  | {
      readonly kind: 'arrived';
      /** The address of the poster. */
      readonly imageUrl: string;
      readonly width: number;
      readonly height: number;
      readonly signature: string;
      readonly videoSignature: string;
    };

/** Uploads videos so that they can be resumed after a broken connection. @throws {ServiceError} */
export interface VideoUploadGateway {
  announce(): Promise<UploadTicket>;
  /** Number of received bytes; undefined when the ticket has expired. */
  arrivedBytes(ticket: UploadTicket): Promise<number | undefined>;
  /**
   * Sends the bytes from `offset` on; `onProgress` reports the fraction of the whole file. @throws {UploadCancelled}
   */
  send(
    ticket: UploadTicket,
    file: PictureFile,
    offset: number,
    onProgress: UploadProgress,
    cancellation: Cancellation,
  ): Promise<SendOutcome>;
  /** The state of the upload on the server. */
  status(id: UploadId): Promise<ArrivedUpload>;
}

/** The user has cancelled the upload. */
export class UploadCancelled extends Error {
  constructor() {
    super('The upload was cancelled.');
    this.name = 'UploadCancelled';
  }
}
