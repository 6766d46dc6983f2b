import { shownStatus, type PromotionStatus } from '../../../src/domain/promotions/promotion.ts';
import { dayOf } from '../../../src/domain/statistics/day.ts';
import type { PromotionReader, PromotionRecord, PromotionTotals } from '../ports/pins/promotions.ts';
import type { PinView, ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';

/** A promotion as its advertiser and operators see it. */
export type PromotionView = {
  readonly promotion: PromotionRecord;
  readonly status: PromotionStatus;
  readonly totals: PromotionTotals;
  /** Undefined when it was removed meanwhile. */
  readonly pin: PinView | undefined;
};

const NO_COUNTS: PromotionTotals = { placed: 0, impressions: 0, pinClicks: 0, impressionsToday: 0 };

/** Promotions with their counts and pins. */
export async function promotionViews(
  promotions: readonly PromotionRecord[],
  {
    store,
    viewerId,
    now,
  }: {
    readonly store: { readonly promotions: PromotionReader; readonly pins: StoreReader['pins'] };
    readonly viewerId: ViewerId;
    readonly now: number;
  },
): Promise<readonly PromotionView[]> {
  const totals = await store.promotions.totals(
    promotions.map(({ id }) => id),
    dayOf(now),
  );
  const pinIds = [...new Set(promotions.map(({ pinId }) => pinId))];
  const pins = new Map((await store.pins.views(pinIds, viewerId)).map((view) => [view.pin.id, view]));
  return promotions.map((promotion) => {
    const counts = totals.get(promotion.id) ?? NO_COUNTS;
    return {
      promotion,
      status: shownStatus(promotion, counts.impressions, now),
      totals: counts,
      pin: pins.get(promotion.pinId),
    };
  });
}
