import type { ServerContact } from '../../application/connection/server-contact.ts';
import { RequestCancelled, type HttpAnswer, type HttpClient, type HttpRequest } from './http-client.ts';

/** Tells what comes of each request: whether the server is there, and which writes it has done. */
export class WatchedHttpClient implements HttpClient {
  readonly #http: HttpClient;
  readonly #contact: ServerContact;
  constructor(http: HttpClient, contact: ServerContact) {
    this.#http = http;
    this.#contact = contact;
  }

  async send(request: HttpRequest): Promise<HttpAnswer> {
    try {
      const answer = await this.#http.send(request);
      this.#contact.tell('answered');
      if (request.method !== 'GET' && answer.status < 300) this.#contact.tell('wrote', callOf(request));
      return answer;
    } catch (error) {
      if (!(error instanceof RequestCancelled)) this.#contact.tell('silent');
      throw error;
    }
  }
}

/** `Pin/create`, `PUT /v3/boards/{}/follow/` */
function callOf({ method, path }: HttpRequest): string {
  const [, name, action] = /^\/resource\/(\w+)Resource\/(\w+)\//.exec(path) ?? [];
  return name === undefined ? `${method} ${path.replace(/\/\d+(?=\/)/g, '/{}')}` : `${name}/${action}`;
}
