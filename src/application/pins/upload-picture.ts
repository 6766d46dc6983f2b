import { IMAGE_LIMITS } from '../../domain/limits/upload-limits.ts';
import { phrase } from '../../domain/messages/message.ts';
import type {
  Cancellation,
  PictureFile,
  UploadGateway,
  UploadOutcome,
  UploadProgress,
} from '../ports/media/upload-gateway.ts';
import { imageUploadMessages } from './internal/messages.en.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

/** Uploads one picture before its pin is created. Files that are too large are refused before the upload. */
export class UploadPicture {
  readonly #deps: { readonly uploads: UploadGateway };
  constructor(deps: { readonly uploads: UploadGateway }) {
    this.#deps = deps;
  }

  async run(
    file: PictureFile,
    onProgress: UploadProgress,
    cancellation: Cancellation,
  ): Promise<UploadOutcome> {
    if (file.size === 0) return { kind: 'unusable', reason: imageUploadMessages.empty };
    if (file.size > IMAGE_LIMITS.bytes) {
      const megabytes = IMAGE_LIMITS.bytes / BYTES_PER_MEGABYTE;
      return { kind: 'unusable', reason: phrase(imageUploadMessages.tooLarge, { megabytes }) };
    }
    return this.#deps.uploads.upload(file, onProgress, cancellation);
  }
}
