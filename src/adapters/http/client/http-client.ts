import type { Cancellation, UploadProgress } from '../../../application/ports/media/upload-gateway.ts';

export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path on this site with its query; starts with `/`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly onProgress?: UploadProgress;
  readonly cancellation?: Cancellation;
};

export type HttpAnswer = {
  readonly status: number;
  /** The parsed body; undefined when it is not JSON. */
  readonly json: unknown;
};

/** The user has cancelled the request. */
export class RequestCancelled extends Error {
  constructor() {
    super('The request was cancelled.');
    this.name = 'RequestCancelled';
  }
}

/**
 * The low-level port between the app and a server: one request, one answer. It returns every answer of the server,
 * whatever its status.
 * @throws {ServiceError} `offline` or `unreachable` when there is no answer
 * @throws {RequestCancelled} when `cancellation` was triggered
 */
export interface HttpClient {
  send(request: HttpRequest): Promise<HttpAnswer>;
}
