import type {
  Cancellation,
  PictureFile,
  UploadGateway,
  UploadOutcome,
  UploadProgress,
} from '../../application/ports/upload-gateway.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import { toUploadId } from '../../domain/ids/ids.ts';
import { RequestCancelled, type HttpClient } from './http-client.ts';
import { csrfHeader, outcomeOf, withFreshToken, type CsrfToken } from './resource-client.ts';

/** Sends pictures as one multipart field to the upload address. */
export class HttpUploadGateway implements UploadGateway {
  readonly #http: HttpClient;
  readonly #csrfToken: CsrfToken;
  constructor(http: HttpClient, csrfToken: CsrfToken) {
    this.#http = http;
    this.#csrfToken = csrfToken;
  }

  async upload(
    file: PictureFile,
    onProgress: UploadProgress,
    cancellation: Cancellation,
  ): Promise<UploadOutcome> {
    if (!(file.content instanceof Blob)) throw new TypeError('Only files of this platform can be sent.');
    const body = new FormData();
    body.set('img', file.content, file.name);
    try {
      const answer = await withFreshToken(() =>
        this.#http.send({
          method: 'POST',
          path: '/upload-image/',
          headers: csrfHeader(this.#csrfToken()),
          body,
          onProgress,
          cancellation,
        }),
      );
      const stored = answer.json as Partial<Record<string, unknown>> | undefined;
      if (answer.status === 200 && stored?.success === true)
        return {
          kind: 'uploaded',
          uploadId: toUploadId(String(stored.upload_id)),
          imageUrl: String(stored.image_url),
          width: Number(stored.width),
          height: Number(stored.height),
        };
      const outcome = outcomeOf(answer);
      if (outcome.kind === 'failed') return { kind: 'refused', message: outcome.error.message };
      throw new ServiceError('unavailable');
    } catch (error) {
      if (error instanceof RequestCancelled) return { kind: 'cancelled' };
      throw error;
    }
  }
}
