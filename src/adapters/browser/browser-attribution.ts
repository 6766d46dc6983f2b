import type { DirectCall, Sent } from '../../../wire/calls/contract.ts';
import type { Attribution } from '../../application/ports/attribution.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { AttributionSource } from '../../domain/promotions/attribution-source.ts';
import type { Fetch } from '../http/client/fetch-http-client.ts';

type SentSource = Sent<DirectCall<'/v3/attribution/source/', 'GET'>>;

/** What only browsers with attribution reporting know. */
type Reporting = {
  readonly document: { readonly featurePolicy?: { allowedFeatures(): readonly string[] } };
  readonly image: { attributionSrc?: string };
  readonly request: { readonly attributionReporting: object };
};

const FEATURE = 'attribution-reporting';

/** The Attribution Reporting API: the server’s answer to the request has the browser remember the source. */
export class BrowserAttribution implements Attribution {
  readonly #send: Fetch;

  constructor(send: Fetch = (path, init) => fetch(path, init)) {
    this.#send = send;
  }

  isAllowed(): boolean {
    if (!('attributionSrc' in HTMLImageElement.prototype)) return false;
    const { featurePolicy } = document as Reporting['document'];
    // Asked about the feature itself, browsers that no longer have it write a warning.
    return featurePolicy === undefined || featurePolicy.allowedFeatures().includes(FEATURE);
  }

  async register(source: AttributionSource): Promise<void> {
    const address = `/v3/attribution/source/?${new URLSearchParams(queryOf(source)).toString()}`;
    if (source.hostname !== null) {
      const image = new Image() as Reporting['image'];
      image.attributionSrc = address;
      return;
    }
    const reporting: Reporting['request'] = {
      attributionReporting: { eventSourceEligible: true, triggerEligible: false },
    };
    const { ok } = await this.#send(address, { keepalive: true, credentials: 'same-origin', ...reporting });
    if (!ok) throw new ServiceError('unavailable');
  }
}

function queryOf(source: AttributionSource): Record<string, string> {
  const { kind, sourceEventId, destinations, expiryS, priority, advertiserId, campaignId, hostname } = source;
  const sent: SentSource = {
    source_event_id: sourceEventId,
    destination: destinations,
    expiry: expiryS,
    priority,
    source_event_type: kind,
    ...(advertiserId && { advertiser_id: advertiserId }),
    ...(campaignId && { campaign_id: campaignId }),
    ...(hostname && { hostname }),
  };
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      Array.isArray(value) ? JSON.stringify(value) : String(value),
    ]),
  );
}
