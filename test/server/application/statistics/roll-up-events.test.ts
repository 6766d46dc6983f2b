import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RollUpEvents } from '../../../../server/application/statistics/roll-up-events.ts';
import { dayOf } from '../../../../src/domain/statistics/day.ts';
import { aBatch, anEventRecord } from '../../../builders/an-event.ts';
import { openTemporaryStore, type TemporaryStore } from '../../sql/temporary-store.ts';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 5, 15, 12);
const TODAY = dayOf(NOON);

let temporary: TemporaryStore;
beforeAll(async () => {
  temporary = await openTemporaryStore();
});
beforeEach(() => temporary.truncate());
afterAll(() => temporary.close());

const rollUp = () =>
  new RollUpEvents({ store: temporary.store, clock: { now: () => NOON }, eventDays: 3 }).run();
const store = (batches: Parameters<typeof aBatch>[0][]) =>
  temporary.store.transaction((tx) => tx.events.add(batches.map(aBatch), { forSink: false }));

test('events older than the days of the operator become counts, the others stay', async () => {
  const events = [
    anEventRecord({ type: 18, viewType: 92 }),
    anEventRecord({ type: 18, viewType: 92 }),
    anEventRecord({ type: 5 }),
    anEventRecord({ type: 77_777, viewType: 1 }),
  ];
  await store([
    { id: 1, receivedAt: NOON - 2 * DAY_MS, events },
    { id: 2, receivedAt: NOON - 3 * DAY_MS, events },
  ]);
  await rollUp();
  await rollUp();
  const left = await temporary.store.events.before(Number.MAX_SAFE_INTEGER, 9);
  expect(left.map(({ id }) => id)).toEqual([1]);
  const day = TODAY - 3;
  expect(await temporary.store.events.dayCounts(day)).toEqual([
    { day, eventType: null, viewType: 1, events: 1 },
    { day, eventType: 5, viewType: null, events: 1 },
    { day, eventType: 18, viewType: 92, events: 2 },
  ]);
});

test('many batches are rolled up part by part, and made-up views are counted together', async () => {
  await store(
    Array.from({ length: 600 }, (_, index) => ({
      id: index + 1,
      receivedAt: NOON - 9 * DAY_MS,
      events: [anEventRecord({ viewType: index })],
    })),
  );
  await rollUp();
  expect(await temporary.store.events.before(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
  const counts = await temporary.store.events.dayCounts(TODAY - 9);
  expect(counts.reduce((sum, { events }) => sum + events, 0)).toBe(600);
  expect(counts.length).toBeLessThan(160);
});
