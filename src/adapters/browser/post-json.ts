import type { Fetch } from '../http/client/fetch-http-client.ts';
import { csrfHeader, type CsrfToken } from '../http/client/resource-client.ts';

export type PostSettings = {
  readonly csrfToken: CsrfToken;
  readonly send: Fetch;
  /** Whether the request outlives its page. */
  readonly keepalive: boolean;
};

/**
 * Posts JSON past the HTTP client, which knows no requests that outlive their page. Rejects without an answer.
 * @param body JSON
 */
export function postJson(
  path: string,
  body: string,
  { csrfToken, send, keepalive }: PostSettings,
): Promise<Response> {
  return send(path, {
    method: 'POST',
    keepalive,
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...csrfHeader(csrfToken()),
    },
    body,
  });
}
