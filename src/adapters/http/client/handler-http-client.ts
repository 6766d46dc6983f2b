import { RequestCancelled, type HttpAnswer, type HttpClient, type HttpRequest } from './http-client.ts';
import { readJson } from './read-json.ts';

/** Answers a request like the server, within this process; an available value need not be serialized. */
export type RequestHandler = (request: Request) => Promise<Response | HttpAnswer>;

/** Requests within the process: the page renderer and tests call the server's handler. */
export class HandlerHttpClient implements HttpClient {
  readonly #handler: RequestHandler;
  readonly #origin: string;

  constructor(handler: RequestHandler, origin: string) {
    this.#handler = handler;
    this.#origin = origin;
  }

  async send(request: HttpRequest): Promise<HttpAnswer> {
    const answer = await this.#handler(
      new Request(this.#origin + request.path, {
        method: request.method,
        headers: request.headers,
        body: request.body,
      }),
    );
    if (request.cancellation?.cancelled) throw new RequestCancelled();
    if (!(answer instanceof Response)) return answer;
    return { status: answer.status, json: readJson(await answer.text()) };
  }
}
