import type { UploadId } from '../../../domain/ids/ids.ts';
import type { Cancellation, PictureFile, UploadProgress } from './upload-gateway.ts';

/** The leave to send one announced file, for an hour. */
export type UploadTicket = {
  readonly uploadId: UploadId;
  /** Own path to which it is sent. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
};

export type SendOutcome =
  | { readonly kind: 'received' }
  /** The server has another number of bytes than assumed: request the number. */
  | { readonly kind: 'gap' }
  /** The ticket is too old. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly message: string };

export type ArrivedUpload =
  | { readonly kind: 'on-its-way' }
  /** All bytes have arrived and are being checked. */
  | { readonly kind: 'received' }
  | { readonly kind: 'failed'; readonly code: string }
  | {
      readonly kind: 'arrived';
      /** Of the poster. */
      readonly imageUrl: string;
      readonly width: number;
      readonly height: number;
      readonly signature: string;
      readonly videoSignature: string;
    };

/** Uploads videos so that they can be resumed after a broken connection. @throws {ServiceError} */
export interface VideoUploadGateway {
  announce(): Promise<UploadTicket>;
  /** How many bytes of it have come; undefined when the ticket is too old. */
  arrivedBytes(ticket: UploadTicket): Promise<number | undefined>;
  /** Sends the bytes from `offset` on; `onProgress` tells the part of the whole file. @throws {UploadCancelled} */
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

/** The person has taken the transfer back. */
export class UploadCancelled extends Error {
  constructor() {
    super('The upload was cancelled.');
    this.name = 'UploadCancelled';
  }
}
