import { noAnswer } from './no-answer.ts';
import { readJson } from './read-json.ts';
import { RequestCancelled, type HttpAnswer, type HttpClient, type HttpRequest } from './http-client.ts';

/** The platform's `fetch`, or a function that sends the same paths elsewhere. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Requests through the platform's `fetch`, with the cookies of this site. Reports no upload progress. */
export class FetchHttpClient implements HttpClient {
  readonly #fetch: Fetch;

  constructor(send: Fetch = (path, init) => fetch(path, init)) {
    this.#fetch = send;
  }

  async send(request: HttpRequest): Promise<HttpAnswer> {
    const controller = new AbortController();
    request.cancellation?.onCancel(() => controller.abort());
    try {
      const response = await this.#fetch(request.path, {
        method: request.method,
        headers: { Accept: 'application/json', ...request.headers },
        body: request.body,
        credentials: 'same-origin',
        signal: controller.signal,
      });
      return { status: response.status, json: readJson(await response.text()) };
    } catch (cause) {
      if (request.cancellation?.cancelled) throw new RequestCancelled();
      throw noAnswer(cause);
    }
  }
}
