import type { PromotionsOutcome } from '../../../application/ports/ads/promotion-gateway.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import type { AdTopic } from './shown-topic-names.ts';

export type AdsTab = 'own' | 'review';

/** What the page of ads shows. */
export type AdsData = {
  readonly list: PromotionsOutcome;
  /** The pin of a new ad; null: no pin, or one that cannot be promoted. */
  readonly pinId: PinId | null;
  readonly topics: readonly AdTopic[];
};

export function adsName(tab: AdsTab): PageDataKey<AdsData> {
  return `ads:${tab}`;
}
