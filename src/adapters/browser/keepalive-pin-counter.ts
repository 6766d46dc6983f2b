import type { DirectCall, Sent } from '../../../wire/calls/contract.ts';
import type { PinCounter, PinCounts } from '../../application/ports/pins/pin-counter.ts';
import type { Fetch } from '../http/client/fetch-http-client.ts';
import { csrfHeader, type CsrfToken } from '../http/client/resource-client.ts';

/** Sends counts in a request that outlives its page, so that the last views are reported when the page is left. */
export class KeepalivePinCounter implements PinCounter {
  readonly #csrfToken: CsrfToken;
  readonly #fetch: Fetch;

  constructor(csrfToken: CsrfToken, send: Fetch = (path, init) => fetch(path, init)) {
    this.#csrfToken = csrfToken;
    this.#fetch = send;
  }

  count({ impressions, pinClicks }: PinCounts): void {
    const counters: Sent<DirectCall<'/v3/counters/', 'POST'>> = { impressions, pin_clicks: pinClicks };
    this.#fetch('/v3/counters/', {
      method: 'POST',
      keepalive: true,
      credentials: 'same-origin',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...csrfHeader(this.#csrfToken()),
      },
      body: JSON.stringify(counters),
    }).catch(() => undefined);
  }
}
