import { noAnswer } from './no-answer.ts';
import { readJson } from './read-json.ts';
import { RequestCancelled, type HttpAnswer, type HttpClient, type HttpRequest } from './http-client.ts';

/** Requests through the platform's `fetch`; cookies of the own site travel along. Reports no upload progress. */
export class FetchHttpClient implements HttpClient {
  readonly #baseUrl: string;

  /** `baseUrl` stands before every path: empty for the own site, `https://staging.example` for another. */
  constructor(baseUrl = '') {
    this.#baseUrl = baseUrl;
  }

  async send(request: HttpRequest): Promise<HttpAnswer> {
    const controller = new AbortController();
    request.cancellation?.onCancel(() => controller.abort());
    try {
      const response = await fetch(this.#baseUrl + request.path, {
        method: request.method,
        headers: { Accept: 'application/json', ...request.headers },
        body: request.body,
        credentials: this.#baseUrl === '' ? 'same-origin' : 'include',
        signal: controller.signal,
      });
      return { status: response.status, json: readJson(await response.text()) };
    } catch (cause) {
      if (request.cancellation?.cancelled) throw new RequestCancelled();
      throw noAnswer(cause);
    }
  }
}
