import type {
  Cancellation,
  PictureFile,
  UploadProgress,
} from '../../../application/ports/media/upload-gateway.ts';
import {
  UploadCancelled,
  type ArrivedUpload,
  type SendOutcome,
  type UploadTicket,
  type VideoUploadGateway,
} from '../../../application/ports/media/video-upload-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { toUploadId, type UploadId } from '../../../domain/ids/ids.ts';
import { count, rawObject, text, type Raw } from '../../../../wire/raw.ts';
import { RequestCancelled, type HttpClient } from '../client/http-client.ts';
import { outcomeOf, type ResourceClient } from '../client/resource-client.ts';

type Deps = {
  /** Reports upload progress. */
  readonly http: HttpClient;
  readonly calls: ResourceClient;
};

const NAME = 'video';

/**
 * Uploads videos to the address that the server assigns to each. It asks for the missing parts before it sends them.
 */
export class HttpVideoUploadGateway implements VideoUploadGateway {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async announce(): Promise<UploadTicket> {
    const answer = await this.#deps.calls.direct('POST', '/v3/media/uploads/register/batch/', {
      media_info_list: [{ id: NAME, media_type: 'video-story-pin' }],
    });
    if (answer.kind === 'failed') throw new ServiceError('unavailable', answer.error.message);
    const told = rawObject(rawObject(answer.data)[NAME]);
    const address = URL.parse(text(told.upload_url), 'http://own.invalid');
    if (address === null) throw new ServiceError('unavailable');
    return {
      uploadId: toUploadId(text(told.upload_id)),
      path: address.pathname + address.search,
      fields: fieldsOf(rawObject(told.upload_parameters)),
    };
  }

  async arrivedBytes({ path, fields }: UploadTicket): Promise<number | undefined> {
    const query = new URLSearchParams(fields);
    const { status, json } = await this.#deps.http.send({ method: 'GET', path: `${path}?${query}` });
    if (status === 403) return undefined;
    if (status !== 200) throw new ServiceError('unavailable');
    return count(rawObject(json).offset);
  }

  async send(
    { path, fields }: UploadTicket,
    { name, size, content }: PictureFile,
    offset: number,
    onProgress: UploadProgress,
    cancellation: Cancellation,
  ): Promise<SendOutcome> {
    if (!(content instanceof Blob)) throw new TypeError('Only files of this platform can be sent.');
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.set(field, value);
    if (offset > 0) body.set('offset', String(offset));
    body.set('file', content.slice(offset), name);
    try {
      const answer = await this.#deps.http.send({
        method: 'POST',
        path,
        body,
        onProgress: (part) => onProgress((offset + part * (size - offset)) / size),
        cancellation,
      });
      if (answer.status >= 200 && answer.status < 300) return { kind: 'received' };
      if (answer.status === 403) return { kind: 'expired' };
      if (answer.status === 409) return { kind: 'gap' };
      const outcome = outcomeOf(answer);
      if (outcome.kind === 'failed') return { kind: 'refused', message: outcome.error.message };
      throw new ServiceError('unavailable');
    } catch (error) {
      if (error instanceof RequestCancelled) throw new UploadCancelled();
      throw error;
    }
  }

  async status(id: UploadId): Promise<ArrivedUpload> {
    const answer = await this.#deps.calls.ask('VIP', { upload_ids: [id] });
    if (answer.kind === 'failed') throw new ServiceError('unavailable', answer.error.message);
    const told = rawObject(rawObject(answer.data)[id]);
    switch (told.status) {
      case 'succeeded':
        return {
          kind: 'arrived',
          imageUrl: text(told.image_url),
          width: count(told.width),
          height: count(told.height),
          signature: text(told.poster_signature ?? told.signature),
          videoSignature: text(told.video_signature),
        };
      case 'registered':
        return { kind: 'on-its-way' };
      case 'processing':
        return { kind: 'received' };
      default:
        return { kind: 'failed', code: text(told.failure_code) };
    }
  }
}

function fieldsOf(told: Raw): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, text(value)]));
}
