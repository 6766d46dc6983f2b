import { isKnownEventType } from '../../../src/domain/events/event-types.ts';
import { dayOf } from '../../../src/domain/statistics/day.ts';
import type { EventDayCount, StoredBatch } from '../ports/events.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';

type RollUpEventsDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly clock: Clock;
  /** How many days events are stored. */
  readonly eventDays: number;
};

/** The number of batches per transaction, so that other writes are not blocked long. */
const BATCHES_AT_ONCE = 250;
/** Views of an event that are counted by themselves; anybody can make up numbers of further ones. */
const MOST_VIEWS = 50;

/** Removes events that are older than the operator wants, and adds them to the counts by day, which name nobody. */
export class RollUpEvents {
  readonly #deps: RollUpEventsDeps;

  constructor(deps: RollUpEventsDeps) {
    this.#deps = deps;
  }

  async run(): Promise<void> {
    const { store, clock, eventDays } = this.#deps;
    const day = dayOf(clock.now()) - eventDays + 1;
    let count = BATCHES_AT_ONCE;
    while (count === BATCHES_AT_ONCE) {
      count = await store.transaction(async (tx) => {
        const batches = await tx.events.before(day, BATCHES_AT_ONCE);
        await tx.events.addDayCounts(dayCounts(batches));
        await tx.events.remove(batches.map(({ id }) => id));
        return batches.length;
      });
    }
  }
}

function dayCounts(batches: readonly StoredBatch[]): readonly EventDayCount[] {
  const counts = new Map<string, EventDayCount>();
  const views = new Map<string, Set<number>>();
  for (const { receivedAt, events } of batches) {
    const day = dayOf(receivedAt);
    for (const { type, viewType: view } of events) {
      const eventType = isKnownEventType(type) ? type : null;
      const known = views.get(`${day} ${eventType}`) ?? new Set<number>();
      views.set(`${day} ${eventType}`, known);
      if (view !== null && known.size < MOST_VIEWS) known.add(view);
      const viewType = view !== null && known.has(view) ? view : null;
      const key = `${day} ${eventType} ${viewType}`;
      counts.set(key, { day, eventType, viewType, events: (counts.get(key)?.events ?? 0) + 1 });
    }
  }
  return [...counts.values()];
}
