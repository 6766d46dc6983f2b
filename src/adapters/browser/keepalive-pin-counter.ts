import type { DirectCall, Sent } from '../../../wire/calls/contract.ts';
import type { PinCounter, PinCounts } from '../../application/ports/pin-counter.ts';
import { csrfHeader, type CsrfToken } from '../http/resource-client.ts';

/** Counts by a request that outlives its page, so that what was seen last is told when the page is left. */
export class KeepalivePinCounter implements PinCounter {
  readonly #csrfToken: CsrfToken;

  constructor(csrfToken: CsrfToken) {
    this.#csrfToken = csrfToken;
  }

  count({ impressions, pinClicks }: PinCounts): void {
    const counters: Sent<DirectCall<'/v3/counters/', 'POST'>> = { impressions, pin_clicks: pinClicks };
    fetch('/v3/counters/', {
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
