import { noAnswer } from '../http/client/no-answer.ts';
import { readJson } from '../http/client/read-json.ts';
import {
  RequestCancelled,
  type HttpAnswer,
  type HttpClient,
  type HttpRequest,
} from '../http/client/http-client.ts';

/** Another origin that receives the requests, and stores the CSRF token of its answers. */
type Elsewhere = { readonly origin: string; hear(token: string | null): void };

/** Requests with upload progress, which `fetch` cannot report. */
export class XhrHttpClient implements HttpClient {
  readonly #elsewhere: Elsewhere | undefined;

  /** Without an argument, requests go to this site. */
  constructor(elsewhere?: Elsewhere) {
    this.#elsewhere = elsewhere;
  }

  send(request: HttpRequest): Promise<HttpAnswer> {
    // Before `send` there is nothing to abort.
    if (request.cancellation?.cancelled) return Promise.reject(new RequestCancelled());
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const elsewhere = this.#elsewhere;
      xhr.open(request.method, (elsewhere?.origin ?? '') + request.path);
      xhr.withCredentials = elsewhere !== undefined;
      xhr.setRequestHeader('Accept', 'application/json');
      for (const [name, value] of Object.entries(request.headers ?? {})) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = (event) => {
        if (event.lengthComputable) request.onProgress?.(event.loaded / event.total);
      };
      xhr.onload = () => {
        elsewhere?.hear(xhr.getResponseHeader('X-CSRFToken'));
        resolve({ status: xhr.status, json: readJson(xhr.responseText) });
      };
      xhr.onerror = () => reject(noAnswer());
      xhr.onabort = () => reject(new RequestCancelled());
      request.cancellation?.onCancel(() => xhr.abort());
      xhr.send(request.body ?? null);
    });
  }
}
