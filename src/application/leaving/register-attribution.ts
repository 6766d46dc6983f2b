import { ATTRIBUTION_FAILED, ATTRIBUTION_INCOMPLETE } from '../../domain/events/client-metrics.ts';
import type { PinId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { attributionSource, type AttributionKind } from '../../domain/promotions/attribution-source.ts';
import { isPromoted } from '../../domain/sponsorship/promoted.ts';
import type { Attribution } from '../ports/attribution.ts';
import type { Logger } from '../ports/logger.ts';

type RegisterAttributionDeps = {
  readonly attribution: Attribution;
  readonly logger: Pick<Logger, 'warn'>;
  /** Whether the person allows it; asked each time. */
  readonly mayAttribute: () => boolean;
  readonly hosts: { readonly host: string; readonly mainHost: string };
};

/**
 * Has the browser remember clicks on ads, and views of them once per page, if the person allows it. Failures are logged
 * and change nothing else.
 */
export class RegisterAttribution {
  readonly #deps: RegisterAttributionDeps;
  readonly #viewed = new Set<PinId>();

  constructor(deps: RegisterAttributionDeps) {
    this.#deps = deps;
  }

  /** @param url where the pin leads; null when nowhere */
  async run(kind: AttributionKind, pin: Pin, url: string | null): Promise<void> {
    const { attribution, logger, mayAttribute, hosts } = this.#deps;
    if (!isPromoted(pin) || !mayAttribute() || !attribution.isAllowed()) return;
    if (kind === 'view' && this.#viewed.has(pin.entityId)) return;
    if (kind === 'view') this.#viewed.add(pin.entityId);
    const source = attributionSource({ kind, ad: pin, url }, hosts);
    if (source === null) {
      logger.warn(ATTRIBUTION_INCOMPLETE, { status: 'missing_param' });
      return;
    }
    try {
      await attribution.register(source);
    } catch {
      logger.warn(ATTRIBUTION_FAILED, { status: 'failed' });
    }
  }
}
