import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '../../../../server/application/ports/store.ts';
import { TakeBatches, type TakenBatch } from '../../../../server/application/statistics/take-batches.ts';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import { dayOf } from '../../../../src/domain/statistics/day.ts';
import { anEventRecord } from '../../../builders/an-event.ts';
import { openTemporaryStore, type TemporaryStore } from '../../sql/temporary-store.ts';

const NOON = Date.UTC(2026, 5, 15, 12);
const SECOND = 1000;
const VISITOR = { kind: 'visitor', id: 'f00d' } as const;

let temporary: TemporaryStore;
let now: number;
let told: string[];
let billed: string[];
let unseen: string[] = [];
let rung: number;
beforeAll(async () => {
  temporary = await openTemporaryStore();
});
beforeEach(async () => {
  await temporary.truncate();
  now = NOON;
  told = [];
  billed = [];
  unseen = [];
  rung = 0;
});
afterAll(() => temporary.close());

function taking(store: Pick<Store, 'transaction'> = temporary.store, hasSink = false): TakeBatches {
  const made = new TakeBatches({
    store,
    clock: { now: () => now },
    hasSink,
    ads: { note: (count, promotionId) => void billed.push(`${count} of ${promotionId}`) },
    countUnseen: { run: (id, outcome) => void unseen.push(`${id} ${outcome}`) },
    reports: {
      error: (name, page) => void told.push(`${name} on ${page}`),
      measured: (metric, ms) => void told.push(`${metric} ${ms}`),
    },
  });
  made.onWaiting(() => (rung += 1));
  return made;
}
const aTaken = (fields: Partial<TakenBatch> = {}): TakenBatch => ({
  id: 1,
  owner: VISITOR,
  events: [anEventRecord()],
  named: [],
  impressions: new Set(),
  pinClicks: new Set(),
  adImpressions: [],
  adClicks: [],
  ...fields,
});
const take = (taking: TakeBatches, { id, ...batch }: TakenBatch) => taking.take(id, () => batch);
const stored = () => temporary.store.events.before(Number.MAX_SAFE_INTEGER, 1000);

describe('batches', () => {
  test('are written together ten seconds after the first', async () => {
    const one = taking();
    expect(await one.run()).toBeNull();
    take(one, aTaken());
    now += 3 * SECOND;
    take(one, aTaken({ id: 2 }));
    expect(rung).toBe(1);
    expect(await one.run()).toBe(NOON + 10 * SECOND);
    expect(await stored()).toEqual([]);
    now = NOON + 10 * SECOND;
    expect(await one.run()).toBeNull();
    expect((await stored()).map(({ id, receivedAt }) => [id, receivedAt])).toEqual([
      [1, NOON],
      [2, NOON + 3 * SECOND],
    ]);
  });

  test('are written at the next look when the clock was set back', async () => {
    const one = taking();
    take(one, aTaken());
    now = NOON - 86_400_000;
    expect(await one.run()).toBeNull();
    expect((await stored()).map(({ id }) => id)).toEqual([1]);
  });

  test('are taken once, by any process, before and after they are written', async () => {
    const [one, other] = [taking(), taking()];
    const pin = toPinId('7');
    const batch = aTaken({ impressions: new Set([pin]) });
    expect([take(one, batch), take(one, batch), take(other, batch)]).toEqual([true, true, true]);
    await one.write();
    await other.write();
    take(one, batch);
    await one.write();
    expect(await stored()).toHaveLength(1);
  });

  test('bill their ads once, when they are written', async () => {
    const [one, other] = [taking(), taking()];
    const batch = aTaken({ adImpressions: ['50', '51'], adClicks: ['50'] });
    take(one, batch);
    take(other, batch);
    expect(billed).toEqual([]);
    await one.write();
    await other.write();
    take(one, batch);
    await one.write();
    expect(billed).toEqual(['impressions of 50', 'impressions of 51', 'pinClicks of 50']);
  });

  test('stay when the store fails', async () => {
    let trouble: Error | null = new Error('full');
    const failing: Pick<Store, 'transaction'> = {
      transaction: (work) => (trouble === null ? temporary.store.transaction(work) : Promise.reject(trouble)),
    };
    const one = taking(failing);
    take(one, aTaken());
    await expect(one.write()).rejects.toThrow('full');
    trouble = null;
    now += 10 * SECOND;
    expect(await one.run()).toBeNull();
    expect(await stored()).toHaveLength(1);
  });

  test('beyond what the memory takes are left to the client to send again', () => {
    const one = taking();
    const isTaken = Array.from({ length: 5001 }, (_, id) => take(one, aTaken({ id: id + 1 })));
    expect(isTaken.indexOf(false)).toBe(5000);
    const read = vi.fn(() => aTaken());
    expect([one.take(5001, read), one.take(1, read)]).toEqual([false, true]);
    expect(read).not.toHaveBeenCalled();
    expect(rung).toBeGreaterThan(1);
  });

  test('without an owner are counted only', async () => {
    const one = taking(undefined, true);
    take(one, aTaken({ owner: null }));
    await one.write();
    expect(await stored()).toEqual([]);
    expect(await temporary.store.events.queueLength()).toBe(0);
  });

  test('are forgotten when their owner no longer agrees, written or not', async () => {
    const one = taking();
    take(one, aTaken());
    await one.write();
    take(one, aTaken({ id: 2 }));
    take(one, aTaken({ id: 3, owner: { kind: 'visitor', id: 'else' } }));
    await one.forget(VISITOR);
    await one.write();
    expect((await stored()).map(({ id }) => id)).toEqual([3]);
  });

  test('wait for a sink if there is one', async () => {
    let isStored = false;
    const one = taking(undefined, true);
    one.onStored(() => (isStored = true));
    take(one, aTaken());
    await one.write();
    expect([isStored, await temporary.store.events.queueLength()]).toEqual([true, 1]);
  });
});

test('counts of pins that are older than all statistics are removed, once a day', async () => {
  const pin = toPinId('7');
  const add = vi.fn();
  const removeBefore = vi.fn();
  const store: Pick<Store, 'transaction'> = {
    transaction: (work) =>
      temporary.store.transaction((tx) => work({ ...tx, pinCounts: { ...tx.pinCounts, add, removeBefore } })),
  };
  const one = taking(store);
  for (const id of [1, 2]) {
    take(one, aTaken({ id, impressions: new Set([pin]) }));
    await one.write();
  }
  expect(removeBefore.mock.calls).toEqual([[dayOf(NOON) - 90]]);
  expect(add).toHaveBeenCalledTimes(2);
});

test('events from the future happened when they came; a minute is a difference of clocks', async () => {
  const one = taking();
  const times = [NOON + 3_600_000, NOON + 59 * SECOND, NOON - 3_600_000, null];
  take(one, aTaken({ events: times.map((timeMs) => anEventRecord({ timeMs })) }));
  await one.write();
  const [batch] = await stored();
  expect(batch?.events.map(({ timeMs }) => timeMs)).toEqual([NOON, ...times.slice(1)]);
});

test('errors and measurements are told by plain names, once', async () => {
  const one = taking();
  const named = (name: string, item: string, within: string | null, value: number | null = null) => ({
    name,
    item,
    within,
    value,
    timeMs: null,
  });
  const batch = aTaken({
    named: [
      named('client_error', 'view-failed', 'home'),
      named('client_error', 'card-failed', 'ann@example.org'),
      named('client_error', 'TypeError: "x"', 'home'),
      named('client_metric', 'first_paint', 'home', 812),
      named('client_metric', 'first_paint', 'home', -1),
      named('client_metric', 'first_paint', 'home', 600_001),
      named('client_metric', 'first_paint', 'home', 1e308),
      named('client_metric', 'made_up', 'home', 1),
      named('something', 'view-failed', 'home'),
    ],
  });
  take(one, batch);
  await one.write();
  take(one, batch);
  await one.write();
  expect(told).toEqual(['view-failed on home', 'card-failed on ', 'first_paint 812']);
});

test('what came of experiences is counted once, with the batch', async () => {
  const batches = taking();
  take(batches, aTaken({ id: 1, unseen: [{ experienceId: 7, outcome: 'anchor_missing' }] }));
  await batches.write();
  take(batches, aTaken({ id: 1, unseen: [{ experienceId: 7, outcome: 'anchor_missing' }] }));
  take(batches, aTaken({ id: 2, unseen: [{ experienceId: 8, outcome: 'failed' }] }));
  await batches.write();
  expect(unseen).toEqual(['7 anchor_missing', '8 failed']);
});
