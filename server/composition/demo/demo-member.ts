import { toUploadId, type UploadId } from '../../../src/domain/ids/ids.ts';
import type { WireUploadTicket } from '../../../wire/upload.ts';
import type { HttpApp } from '../../adapters/http-api/core/http-app.ts';

const ORIGIN = 'http://localhost';
const CONNECTION = { remoteAddress: '127.0.0.1', secure: false };

/** An uploaded picture, as the server identifies it. */
export type DemoUpload = { readonly upload_id: string; readonly image_signature: string };

type Announced = { readonly resource_response: { readonly data: { readonly video: WireUploadTicket } } };

type Verb = 'get' | 'create' | 'update' | 'delete';

/** An in-process client that uses the API like a browser, so that all rules of the server apply. */
export class DemoMember {
  readonly #app: HttpApp;
  readonly #cookies = new Map<string, string>();

  private constructor(app: HttpApp) {
    this.#app = app;
  }

  /** A visitor with a CSRF token, which writes need. */
  static async arrive(app: HttpApp): Promise<DemoMember> {
    const member = new DemoMember(app);
    await member.call('UserSession', 'get');
    return member;
  }

  /** @throws {Error} with the server's response unless it is a success. */
  async call<Data = unknown>(
    name: string,
    verb: Verb,
    options: Readonly<Record<string, unknown>> = {},
  ): Promise<Data> {
    const address = `/resource/${name}Resource/${verb}/`;
    const fields = new URLSearchParams({ data: JSON.stringify({ options }) });
    const answer =
      verb === 'get'
        ? await this.#send('GET', `${address}?${fields.toString()}`)
        : await this.#send('POST', address, fields);
    return (answer as { resource_response: { data: Data } }).resource_response.data;
  }

  async upload(picture: Uint8Array): Promise<DemoUpload> {
    const form = new FormData();
    form.set('img', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'picture.jpg');
    return (await this.#send('POST', '/upload-image/', form)) as DemoUpload;
  }

  /**
   * Announces a video and sends it; it can be used once it is ingested. Returns the id of the upload.
   */
  async sendVideo(video: Uint8Array): Promise<UploadId> {
    const files = JSON.stringify([{ id: 'video', media_type: 'video-story-pin' }]);
    const fields = new URLSearchParams({ media_info_list: files });
    const announced = (await this.#send('POST', '/v3/media/uploads/register/batch/', fields)) as Announced;
    const { upload_id, upload_url, upload_parameters } = announced.resource_response.data.video;
    const form = new FormData();
    for (const [name, value] of Object.entries(upload_parameters)) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(video)], { type: 'video/mp4' }), 'video.mp4');
    await this.#send('POST', new URL(upload_url, ORIGIN).pathname, form);
    return toUploadId(upload_id);
  }

  async #send(method: string, path: string, body?: FormData | URLSearchParams): Promise<unknown> {
    const headers = {
      Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'X-CSRFToken': this.#cookies.get('csrftoken') ?? '',
    };
    const init = body === undefined ? { method, headers } : { method, headers, body };
    const answer = await this.#app.fetch(new Request(ORIGIN + path, init), CONNECTION);
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
      this.#cookies.set(name, value);
    }
    const text = await answer.text();
    if (!answer.ok)
      throw new Error(`${method} ${path} was answered with ${answer.status}: ${text.slice(0, 500)}`);
    return text === '' ? null : JSON.parse(text);
  }
}
