import type { RecommendationReason } from '../../../src/domain/pins/pin-relations.ts';
import type { PinView } from '../ports/pins/views.ts';

/** A pin of a feed, and the reason for it; null where feeds give no reasons. */
export type FeedItem = {
  readonly pin: PinView;
  readonly reason: RecommendationReason | null;
  /** The group, in grouped lists. */
  readonly group?: { readonly key: string; readonly label: string };
};

/** `next` is the cursor of the next page, null on the last page. */
export type FeedSlice = { readonly items: readonly FeedItem[]; readonly next: string | null };

export const EMPTY_SLICE: FeedSlice = { items: [], next: null };

export function withoutReason(pin: PinView): FeedItem {
  return { pin, reason: null };
}
