import type { PromotionsOutcome } from '../../../application/ports/ads/promotion-gateway.ts';
import type { AppValue } from '../../base/app-context.ts';
import type { AdsTab } from './ads-data.ts';

/** A page of the list of a tab. */
export async function listAds(
  services: Pick<AppValue['services'], 'openPinActions'>,
  tab: AdsTab,
  bookmark: string | null,
): Promise<PromotionsOutcome> {
  const { ads } = await services.openPinActions();
  if (tab === 'own') return ads.list(bookmark);
  return ads.reviews(tab === 'review' ? 'review' : 'active', bookmark);
}
