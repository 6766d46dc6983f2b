import type { Pin } from '../../../../domain/pins/pin.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { useHydrating } from '../../../kit/use-hydrating.ts';

const LeadAd = lazyComponent(async () => (await import('../../../ads/lead-ad.tsx')).LeadAd);

/** The form of an open lead ad. */
export function LeadForm({ pin }: { readonly pin: Pin }) {
  const isServed = useHydrating();
  if (isServed || !pin.promotedIsLeadAd) return null;
  return <LeadAd key={pin.entityId} pin={pin} />;
}
