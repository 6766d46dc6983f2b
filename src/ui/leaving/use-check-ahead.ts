import { useEffect } from 'react';
import { clickedAddress } from '../../domain/leaving/clicked-address.ts';
import { needsOffsiteCheck } from '../../domain/leaving/offsite-check.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { useApp } from '../base/app-context.ts';
import { clickSituation } from './internal/click-situation.ts';

/**
 * Checks the links of an open pin, or of a page, before one of them is clicked. A failure lets them open.
 * @param pin null for links of no pin
 * @param urls the same list while nothing changes
 */
export function useCheckAhead(pin: Pin | null, urls: readonly string[]): void {
  const { services, site, stores } = useApp();
  useEffect(() => {
    const place = { pinId: pin?.entityId ?? null, isList: false };
    const ownHosts = [new URL(site.origin).hostname];
    const situation = clickSituation(stores.context);
    const checked = urls
      .map((url) => clickedAddress(url, pin, situation))
      .filter((url) => needsOffsiteCheck({ url, pin }, place, ownHosts));
    if (checked.length === 0) return;
    services.openLeaving().then(
      ({ checkLinks }) => checked.forEach((url) => checkLinks.begin(url, pin)),
      () => undefined,
    );
  }, [services, site, stores, pin, urls]);
}
