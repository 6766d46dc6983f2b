import { RegisterAttribution } from '../../application/leaving/register-attribution.ts';
import type { Attribution } from '../../application/ports/attribution.ts';
import { mayAttribute } from '../../domain/promotions/attribution-source.ts';
import { hasPrivacySignal } from '../../ui/base/privacy-signal.ts';
import type { App } from '../create-app.ts';

/** Registers ads of this page with the browser. Served pages name the configured host, which may be another one. */
export function registerAttribution(
  { services, stores }: Pick<App, 'services' | 'stores'>,
  attribution: Attribution,
): RegisterAttribution {
  return new RegisterAttribution({
    attribution,
    logger: services.logger,
    mayAttribute: () => mayAttribute({ ...stores.context.current, hasPrivacySignal: hasPrivacySignal() }),
    hosts: { host: location.hostname, mainHost: document.documentElement.dataset.host ?? location.hostname },
  });
}
