import type { ServerContact } from '../../application/connection/server-contact.ts';
import { RequestCancelled, type HttpAnswer, type HttpClient, type HttpRequest } from './http-client.ts';

/** Writes that make lists of pins hold something else. */
const CHANGES_PINS = /pin|board/i;

/** Tells what comes of each request: whether the server is there, and when pins have changed. */
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
      const wrote = request.method !== 'GET' && answer.status < 300;
      if (wrote && CHANGES_PINS.test(request.path)) this.#contact.tell('pins-changed');
      return answer;
    } catch (error) {
      if (!(error instanceof RequestCancelled)) this.#contact.tell('silent');
      throw error;
    }
  }
}
