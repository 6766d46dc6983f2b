import type { PinId } from '../../../../src/domain/ids/ids.ts';
import { dayOf } from '../../../../src/domain/statistics/day.ts';
import type { PinDayCounts } from '../../ports/pins/pin-counts.ts';
import type { WaitingBatch } from '../take-batches.ts';

type Counted = Pick<WaitingBatch, 'receivedAt' | 'impressions' | 'pinClicks'>;

/** The counts of all batches, by day and pin. */
export function countsOfBatches(batches: readonly Counted[]): readonly PinDayCounts[] {
  const counts = new Map<string, { day: number; pinId: PinId; impressions: number; pinClicks: number }>();
  const add = (day: number, pinId: PinId, what: 'impressions' | 'pinClicks') => {
    const key = `${day} ${pinId}`;
    const count = counts.get(key) ?? { day, pinId, impressions: 0, pinClicks: 0 };
    count[what] += 1;
    counts.set(key, count);
  };
  for (const { receivedAt, impressions, pinClicks } of batches) {
    const day = dayOf(receivedAt);
    for (const pinId of impressions) add(day, pinId, 'impressions');
    for (const pinId of pinClicks) add(day, pinId, 'pinClicks');
  }
  return [...counts.values()];
}
