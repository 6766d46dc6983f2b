import type { PinId } from '../../../../../src/domain/ids/ids.ts';
import type { PinCount } from '../../../../../src/domain/statistics/counted-events.ts';
import type { TakenBatch } from '../../../../application/statistics/take-batches.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { addressGroup } from '../../core/request/ip-address.ts';
import type { CallDeps } from '../call-deps.ts';

/** The ids of pins, and of ads instead of those of their pins. */
type CountedIds = {
  readonly impressions: Iterable<PinId>;
  readonly pinClicks: Iterable<PinId>;
};

type CountDeps = Pick<CallDeps, 'limitCounts' | 'ads'>;

/**
 * The pins that count, within the limits of their sender. What was named as a running ad counts for its promotion as
 * well.
 */
export function admittedCounts(
  { limitCounts, ads }: CountDeps,
  context: CallContext,
  counted: CountedIds,
): Pick<TakenBatch, 'impressions' | 'pinClicks' | 'adImpressions' | 'adClicks'> {
  const admit = (count: PinCount, ids: Iterable<PinId>) => {
    const promotions = new Map<PinId, string>();
    const pinIds = [...ids].map((id) => {
      const pinId = ads?.server.pinOf(id) ?? id;
      if (ads?.server.find(id) !== undefined) promotions.set(pinId, id);
      return pinId;
    });
    const admitted = limitCounts.admit(senderOf(context), count, pinIds);
    const billed = [...promotions].flatMap(([pinId, id]) => (admitted.has(pinId) ? [id] : []));
    return { admitted, billed };
  };
  const impressions = admit('impression', counted.impressions);
  const pinClicks = admit('pin_click', counted.pinClicks);
  return {
    impressions: impressions.admitted,
    pinClicks: pinClicks.admitted,
    adImpressions: impressions.billed,
    adClicks: pinClicks.billed,
  };
}

/** The same as a batch without events. */
export function batchOfCounts(
  deps: CountDeps,
  context: CallContext,
  counted: CountedIds,
): Omit<TakenBatch, 'id'> {
  return { owner: null, events: [], named: [], ...admittedCounts(deps, context, counted) };
}

/** Whose limits a request uses up. */
export function senderOf({ viewerId, remoteAddress }: CallContext): string {
  return viewerId ?? addressGroup(remoteAddress);
}
