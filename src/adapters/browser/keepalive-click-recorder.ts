import type { DirectCall, Sent } from '../../../wire/calls/contract.ts';
import type { ClickRecorder } from '../../application/ports/pins/click-recorder.ts';
import type { ClickRecord } from '../../domain/leaving/click-record.ts';
import type { Fetch } from '../http/client/fetch-http-client.ts';
import type { CsrfToken } from '../http/client/resource-client.ts';
import { postJson, type PostSettings } from './post-json.ts';

/** Sends clicks in requests that outlive their page. */
export class KeepaliveClickRecorder implements ClickRecorder {
  readonly #post: Omit<PostSettings, 'keepalive'>;

  constructor(csrfToken: CsrfToken, send: Fetch = (path, init) => fetch(path, init)) {
    this.#post = { csrfToken, send };
  }

  record({ url, pinId, trackingParams, auxData }: ClickRecord): void {
    const click: Sent<DirectCall<'/v3/offsite/', 'POST'>> = {
      check_only: false,
      url,
      ...(pinId === null ? { third_party_ad: true } : { pin_id: pinId }),
      client_tracking_params: trackingParams,
      aux_data: JSON.stringify(auxData),
    };
    postJson('/v3/offsite/', JSON.stringify(click), { ...this.#post, keepalive: true }).catch(
      () => undefined,
    );
  }
}
