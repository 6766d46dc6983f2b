import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { shownStatus } from '../../../src/domain/promotions/promotion.ts';
import { dayOf } from '../../../src/domain/statistics/day.ts';
import type { StoreTransaction } from '../ports/store.ts';
import { MOST_PROMOTIONS } from './manage-promotions.ts';

/**
 * The approved ads of a pin or of an advertiser that have changed wait for their review again. Those that are over only
 * lose their approval: they wait for a review once they get a later end or a larger budget.
 * @returns whether ads were taken out of the running ones
 */
export async function reviewAdsAgain(
  { promotions }: Pick<StoreTransaction, 'promotions'>,
  of: { readonly pinId: PinId } | { readonly advertiserId: UserId },
  now: number,
): Promise<boolean> {
  const all =
    'pinId' in of
      ? await promotions.ofPins([of.pinId])
      : await promotions.ofAdvertiser(of.advertiserId, { before: null, limit: MOST_PROMOTIONS });
  const approved = all.filter(({ status }) => status === 'active' || status === 'paused');
  if (approved.length === 0) return false;
  const totals = await promotions.totals(
    approved.map(({ id }) => id),
    dayOf(now),
  );
  const { over = [], others = [] } = Object.groupBy(approved, (one) =>
    shownStatus(one, totals.get(one.id)?.impressions ?? 0, now) === 'ended' ? 'over' : 'others',
  );
  await promotions.forgetDecisions(over.map(({ id }) => id));
  await promotions.reviewAgain(others.map(({ id }) => id));
  return others.length > 0;
}
