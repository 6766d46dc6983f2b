import type { DirectCall, Sent } from '../../../wire/calls/contract.ts';
import type { ClickRecorder } from '../../application/ports/pins/click-recorder.ts';
import type { ClickRecord } from '../../domain/leaving/click-record.ts';
import type { Fetch } from '../http/client/fetch-http-client.ts';
import type { CsrfToken } from '../http/client/resource-client.ts';
import { KeepalivePost } from './keepalive-post.ts';

/** Delays before a click that may not have arrived is sent again. ms */
const RETRIES_MS = [5_000, 30_000, 120_000];

type ClickRecorderDeps = {
  readonly csrfToken: CsrfToken;
  /** A random id from 1 to 2^53 - 1. */
  readonly newId: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly send?: Fetch;
};

/**
 * Sends clicks in requests that outlive their page. One that may not have arrived is sent again from memory, under the
 * same id, so that it counts once.
 */
export class KeepaliveClickRecorder implements ClickRecorder {
  readonly #post: KeepalivePost;
  readonly #deps: ClickRecorderDeps;

  constructor(deps: ClickRecorderDeps) {
    const { csrfToken, send = (path, init) => fetch(path, init) } = deps;
    this.#deps = deps;
    this.#post = new KeepalivePost('/v3/offsite/', { csrfToken, send });
  }

  record({ url, pinId, trackingParams, auxData }: ClickRecord): void {
    const click: Sent<DirectCall<'/v3/offsite/', 'POST'>> = {
      check_only: false,
      url,
      ...(pinId === null ? { third_party_ad: true } : { pin_id: pinId }),
      client_tracking_params: trackingParams,
      aux_data: JSON.stringify(auxData),
      batch_id: this.#deps.newId(),
    };
    void this.#send(JSON.stringify(click));
  }

  async #send(body: string): Promise<void> {
    for (const ms of RETRIES_MS) {
      if ((await this.#post.send(body, true)) !== 'failed') return;
      await this.#deps.wait(ms);
    }
    await this.#post.send(body, true);
  }
}
