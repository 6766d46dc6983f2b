import type { HttpAnswer, HttpClient, HttpRequest } from './http-client.ts';
import { readJson } from './read-json.ts';

/** Answers a request as the server would, in this process. */
export type RequestHandler = (request: Request) => Promise<Response>;

/**
 * Requests that never leave the process: the page renderer and tests call the server's handler with it.
 * `headers` (the visitor's cookies and language) stand under those of each request.
 */
export class HandlerHttpClient implements HttpClient {
  readonly #handler: RequestHandler;
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(handler: RequestHandler, origin: string, headers: Readonly<Record<string, string>> = {}) {
    this.#handler = handler;
    this.#origin = origin;
    this.#headers = headers;
  }

  async send(request: HttpRequest): Promise<HttpAnswer> {
    const response = await this.#handler(
      new Request(this.#origin + request.path, {
        method: request.method,
        headers: { ...this.#headers, ...request.headers },
        body: request.body,
      }),
    );
    return { status: response.status, json: readJson(await response.text()) };
  }
}
