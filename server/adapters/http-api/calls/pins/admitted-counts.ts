import type { PinId } from '../../../../../src/domain/ids/ids.ts';
import type { PinCount } from '../../../../../src/domain/statistics/counted-events.ts';
import type { TakenBatch } from '../../../../application/statistics/take-batches.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { addressGroup } from '../../core/request/ip-address.ts';
import type { CallDeps } from '../call-deps.ts';

type CountedPins = {
  readonly impressions: Iterable<PinId>;
  readonly pinClicks: Iterable<PinId>;
};

/**
 * The pins that count, within the limits of their sender. Impressions of ads and clicks on them count for their
 * promotions as well.
 */
export function admittedCounts(
  { limitCounts }: Pick<CallDeps, 'limitCounts'>,
  context: CallContext,
  counted: CountedPins,
): Pick<TakenBatch, 'impressions' | 'pinClicks' | 'adImpressions' | 'adClicks'> {
  const admit = (count: PinCount, pinIds: Iterable<PinId>) =>
    limitCounts.admit(senderOf(context), count, pinIds);
  const impressions = admit('impression', counted.impressions);
  const pinClicks = admit('pin_click', counted.pinClicks);
  return {
    impressions,
    pinClicks,
    adImpressions: adsAmong(impressions, context),
    adClicks: adsAmong(pinClicks, context),
  };
}

/** The same as a batch without events. */
export function batchOfCounts(
  deps: Pick<CallDeps, 'limitCounts'>,
  context: CallContext,
  counted: CountedPins,
): Omit<TakenBatch, 'id'> {
  return { owner: null, events: [], named: [], ...admittedCounts(deps, context, counted) };
}

/** Whose limits a request uses up. */
export function senderOf({ viewerId, remoteAddress }: CallContext): string {
  return viewerId ?? addressGroup(remoteAddress);
}

function adsAmong(pinIds: ReadonlySet<PinId>, { ads = new Map() }: CallContext): readonly string[] {
  return [...ads].flatMap(([pinId, { id }]) => (pinIds.has(pinId) ? [id] : []));
}
