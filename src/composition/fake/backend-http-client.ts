import {
  RequestCancelled,
  type HttpAnswer,
  type HttpClient,
  type HttpRequest,
} from '../../adapters/http/client/http-client.ts';
import { noAnswer } from '../../adapters/http/client/no-answer.ts';
import { readJson } from '../../adapters/http/client/read-json.ts';
import { backendRequest, type BackendChannel } from './backend-channel.ts';
import { keptCookie, sentCookies } from './page-cookies.ts';

/** Sends requests to the server inside the page. Cookies are visible to the page's scripts. */
export class BackendHttpClient implements HttpClient {
  readonly #backend: BackendChannel;
  readonly #origin: string;
  readonly #page: Pick<Document, 'cookie'>;

  /** `page` holds the cookies of `origin`. */
  constructor(backend: BackendChannel, origin: string, page: Pick<Document, 'cookie'>) {
    this.#backend = backend;
    this.#origin = origin;
    this.#page = page;
  }

  async send({ path, method, headers, body, onProgress, cancellation }: HttpRequest): Promise<HttpAnswer> {
    if (cancellation?.cancelled) throw new RequestCancelled();
    const request = new Request(this.#origin + path, {
      method,
      body,
      headers: { Accept: 'application/json', 'Accept-Language': navigator.languages.join(), ...headers },
    });
    const sent = await backendRequest(request, sentCookies(this.#page.cookie));
    const answer = await this.#backend.request(sent).catch((cause: unknown) => {
      throw noAnswer(cause);
    });
    if (cancellation?.cancelled) throw new RequestCancelled();
    onProgress?.(1);
    for (const line of answer.cookies) this.#page.cookie = keptCookie(line);
    return { status: answer.status, json: readJson(new TextDecoder().decode(answer.body)) };
  }
}
