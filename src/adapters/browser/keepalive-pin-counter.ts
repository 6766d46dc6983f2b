import type { DirectCall, Sent } from '../../../wire/calls/contract.ts';
import type { BatchSending } from '../../application/ports/batch-sender.ts';
import type { PinCounter, PinCounts } from '../../application/ports/pins/pin-counter.ts';
import type { Fetch } from '../http/client/fetch-http-client.ts';
import type { CsrfToken } from '../http/client/resource-client.ts';
import { KeepalivePost } from './keepalive-post.ts';

/** Sends counts of pins. */
export class KeepalivePinCounter implements PinCounter {
  readonly #post: KeepalivePost;

  constructor(csrfToken: CsrfToken, send: Fetch = (path, init) => fetch(path, init)) {
    this.#post = new KeepalivePost('/v3/counters/', { csrfToken, send });
  }

  send({ id, impressions, unseen = [] }: PinCounts, isLeaving: boolean): Promise<BatchSending> {
    const counters: Sent<DirectCall<'/v3/counters/', 'POST'>> = {
      batch_id: id,
      impressions,
      ...(unseen.length > 0 && { unseen_experiences: unseen }),
    };
    return this.#post.send(JSON.stringify(counters), isLeaving);
  }
}
