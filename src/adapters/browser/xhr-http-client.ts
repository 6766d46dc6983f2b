import { noAnswer } from '../http/no-answer.ts';
import { readJson } from '../http/read-json.ts';
import { RequestCancelled, type HttpAnswer, type HttpClient, type HttpRequest } from '../http/http-client.ts';

/** Requests that report how much has been sent, which `fetch` cannot tell. */
export class XhrHttpClient implements HttpClient {
  send(request: HttpRequest): Promise<HttpAnswer> {
    // Before it is sent there is nothing to abort.
    if (request.cancellation?.cancelled) return Promise.reject(new RequestCancelled());
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.path);
      xhr.setRequestHeader('Accept', 'application/json');
      for (const [name, value] of Object.entries(request.headers ?? {})) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = (event) => {
        if (event.lengthComputable) request.onProgress?.(event.loaded / event.total);
      };
      xhr.onload = () => resolve({ status: xhr.status, json: readJson(xhr.responseText) });
      xhr.onerror = () => reject(noAnswer());
      xhr.onabort = () => reject(new RequestCancelled());
      request.cancellation?.onCancel(() => xhr.abort());
      xhr.send(request.body ?? null);
    });
  }
}
