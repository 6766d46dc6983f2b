import type { PinId } from '../../../src/domain/ids/ids.ts';
import type { RecommendationReason, SourceInterest } from '../../../src/domain/pins/pin-relations.ts';
import { withAds } from '../../../src/domain/promotions/ad-places.ts';
import type { PromotionRecord } from '../ports/pins/promotions.ts';
import type { PlacedAd } from '../promotions/page-ads.ts';
import type { PinView } from '../ports/pins/views.ts';

/** A pin of a feed, and the reason for it; null where feeds give no reasons. */
export type FeedItem = {
  readonly pin: PinView;
  readonly reason: RecommendationReason | null;
  /** The topic that a reason is about. */
  readonly interest?: SourceInterest;
  /** The promotion of an ad. */
  readonly promotion?: PromotionRecord;
  /** The group, in grouped lists. */
  readonly group?: { readonly key: string; readonly label: string };
};

/** `next` is the cursor of the next page, null on the last page. */
export type FeedSlice = { readonly items: readonly FeedItem[]; readonly next: string | null };

export const EMPTY_SLICE: FeedSlice = { items: [], next: null };

export function withoutReason(pin: PinView): FeedItem {
  return { pin, reason: null };
}

/** The items of a page, with its ads after so many of them. */
export function itemsWithAds(
  items: readonly FeedItem[],
  { ads, places }: { readonly ads: readonly PlacedAd[]; readonly places: readonly number[] },
): readonly FeedItem[] {
  if (ads.length === 0) return items;
  return withAds(items, places, ads.map(adItem));
}

/** An ad as an item. */
export function adItem({ pin, promotion }: PlacedAd): FeedItem {
  return { pin, promotion, reason: AD_REASON };
}

/** The pins of the ads among these items. */
export function adsAmong(items: readonly FeedItem[]): readonly PinId[] {
  return items.flatMap(({ promotion }) => promotion?.pinId ?? []);
}

const AD_REASON: RecommendationReason = { reason: 'promoted', reasonId: '', hasBoard: false, board: null };
