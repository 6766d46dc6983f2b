import type {
  Cancellation,
  PictureFile,
  UploadGateway,
  UploadOutcome,
  UploadProgress,
} from '../../../application/ports/media/upload-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { toUploadId } from '../../../domain/ids/ids.ts';
import { SessionRenewal } from '../../../application/sessions/session-renewal.ts';
import { RequestCancelled, type HttpAnswer, type HttpClient } from '../client/http-client.ts';
import {
  csrfHeader,
  outcomeOf,
  withFreshToken,
  withRenewal,
  type CsrfToken,
} from '../client/resource-client.ts';

/** Uploads pictures as one multipart field. */
export class HttpUploadGateway implements UploadGateway {
  readonly #http: HttpClient;
  readonly #csrfToken: CsrfToken;
  readonly #renewal: SessionRenewal;
  constructor(http: HttpClient, csrfToken: CsrfToken, renewal = new SessionRenewal()) {
    this.#http = http;
    this.#csrfToken = csrfToken;
    this.#renewal = renewal;
  }

  async upload(
    file: PictureFile,
    onProgress: UploadProgress,
    cancellation: Cancellation,
  ): Promise<UploadOutcome> {
    if (!(file.content instanceof Blob)) throw new TypeError('Only files of this platform can be sent.');
    const body = new FormData();
    body.set('img', file.content, file.name);
    const attempt = async (): Promise<UploadOutcome> => {
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
      return storedPicture(answer) ?? refusedPicture(answer);
    };
    try {
      return await withRenewal(this.#renewal, attempt);
    } catch (error) {
      if (error instanceof RequestCancelled) return { kind: 'cancelled' };
      throw error;
    }
  }
}

function storedPicture({ status, json }: HttpAnswer): UploadOutcome | undefined {
  const stored = json as Partial<Record<string, unknown>> | undefined;
  if (status !== 200 || stored?.success !== true) return undefined;
  return {
    kind: 'uploaded',
    uploadId: toUploadId(String(stored.upload_id)),
    imageUrl: String(stored.image_url),
    width: Number(stored.width),
    height: Number(stored.height),
    signature: String(stored.image_signature),
    videoSignature: null,
  };
}

/** @throws {ServiceError} when the picture is not the reason */
function refusedPicture(answer: HttpAnswer): UploadOutcome {
  const outcome = outcomeOf(answer);
  if (outcome.kind === 'failed') return { kind: 'refused', message: outcome.error.message };
  throw new ServiceError('unavailable');
}
