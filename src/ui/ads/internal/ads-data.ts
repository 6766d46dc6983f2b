import type { PromotionsOutcome } from '../../../application/ports/ads/promotion-gateway.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import type { AdTopic } from './shown-topic-names.ts';

export const ADS_TABS = ['own', 'review', 'running'] as const;
export type AdsTab = (typeof ADS_TABS)[number];

/** The tab of an address. Only operators have more than one. */
export function adsTab(tab: string | undefined, isOperator: boolean): AdsTab {
  return (isOperator && ADS_TABS.find((each) => each === tab)) || 'own';
}

/** What the page of ads shows. */
export type AdsData = {
  readonly list: PromotionsOutcome;
  /** The pin of a new ad; null: no pin, or one that cannot be promoted. */
  readonly pinId: PinId | null;
  /** The topics that ads can be about; none while no ad needs them. */
  readonly topics: readonly AdTopic[];
};

export function adsName(tab: AdsTab): PageDataKey<AdsData> {
  return `ads:${tab}`;
}
