import { clientContextFromWire } from '../../../../wire/client-context-from-wire.ts';
import { isRawObject } from '../../../../wire/raw.ts';
import type { ServerEvents } from '../../../application/connection/server-events.ts';
import { RequestCancelled, type HttpAnswer, type HttpClient, type HttpRequest } from './http-client.ts';

/**
 * Reports the result of each request: whether the server is available, its context of the visit, and the finished
 * writes.
 */
export class InstrumentedHttpClient implements HttpClient {
  readonly #http: HttpClient;
  readonly #contact: ServerEvents;
  #writes = 0;
  constructor(http: HttpClient, contact: ServerEvents) {
    this.#http = http;
    this.#contact = contact;
  }

  async send(request: HttpRequest): Promise<HttpAnswer> {
    try {
      const writesBefore = this.#writes;
      const answer = await this.#http.send(request);
      const isWrite = request.method !== 'GET';
      if (isWrite) this.#writes += 1;
      // A read that ran during a write may contain the state before it.
      if (isWrite || writesBefore === this.#writes) this.#noteContext(answer);
      this.#contact.tell('answered');
      if (isWrite && answer.status < 300) this.#contact.tell('wrote', `${request.method} ${request.path}`);
      return answer;
    } catch (error) {
      if (!(error instanceof RequestCancelled)) this.#contact.tell('silent');
      throw error;
    }
  }

  #noteContext({ json }: HttpAnswer): void {
    if (isRawObject(json) && isRawObject(json.client_context))
      this.#contact.context = clientContextFromWire(json.client_context);
  }
}
