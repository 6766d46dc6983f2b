import { CountPins } from '../../src/application/counting/count-pins.ts';
import type { PinCounts } from '../../src/application/ports/pins/pin-counter.ts';

/** Counts pins that are seen; what it has sent, and whether the page was left then. */
export function countSeenPins() {
  const waiting: PinCounts[] = [];
  const closed: PinCounts[] = [];
  const sent: { readonly impressions: readonly string[]; readonly isLeaving: boolean }[] = [];
  let ids = 0;
  const pass = (isLeaving: boolean) => {
    for (const { impressions } of waiting.splice(0)) sent.push({ impressions, isLeaving });
  };
  const batches = {
    add: (batch: PinCounts) => {
      waiting.push(batch);
      closed.push(batch);
    },
    send: () => pass(false),
    leave: () => pass(true),
  };
  return { sent, batches: closed, pins: new CountPins({ batches, newId: () => (ids += 1), now: () => 0 }) };
}
