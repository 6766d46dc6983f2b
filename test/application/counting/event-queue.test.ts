import { beforeEach, describe, expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { DeferredEventLog } from '../../../src/application/counting/deferred-event-log.ts';
import { EventQueue } from '../../../src/application/counting/event-queue.ts';
import { StoredBatches } from '../../../src/application/counting/stored-batches.ts';
import type { BatchSending } from '../../../src/application/ports/batch-sender.ts';
import type { EventBatch } from '../../../src/application/ports/event-sender.ts';
import { EVENT_TYPES } from '../../../src/domain/events/event-types.ts';
import type { LoggedEvent } from '../../../src/domain/events/logged-event.ts';

const HOUR_MS = 3_600_000;

let now: number;
let ids: number;
let storage: InMemoryKeyValueStorage;
let sent: { readonly batch: EventBatch; readonly isLeaving: boolean }[];
let answer: BatchSending;
let may: boolean;
let marks: Readonly<Record<string, string>>;
let waiting: { readonly ms: number; readonly pass: () => void }[];
beforeEach(() => {
  now = 1_000_000;
  ids = 0;
  storage = new InMemoryKeyValueStorage();
  sent = [];
  answer = 'taken';
  may = true;
  marks = {};
  waiting = [];
});

/** The log of a page. */
function aQueue(): EventQueue {
  return new EventQueue({
    sender: {
      send: async (batch, isLeaving) => {
        sent.push({ batch, isLeaving });
        return answer;
      },
    },
    stored: new StoredBatches(storage, 'events.', ['events', 'named']),
    mayLog: () => may,
    page: () => ({ placement: 11, auxData: marks }),
    newId: () => (ids += 1),
    now: () => now,
    wait: (ms) => new Promise((pass) => waiting.push({ ms, pass })),
  });
}
const anEvent = (fields: Partial<LoggedEvent> = {}): LoggedEvent => ({
  eventType: EVENT_TYPES.impression,
  objectId: '7',
  timeMs: now,
  trackingParams: '',
  auxData: {},
  ...fields,
});
/** Lets everything happen that waits for nothing but answers. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
/** Lets the time pass that is being waited for; gives how long it was. */
async function pass(): Promise<number | undefined> {
  const next = waiting.shift();
  next?.pass();
  await settle();
  return next?.ms;
}
const sentIds = () => sent.map(({ batch }) => batch.id);

describe('events', () => {
  test('carry what the address of their page tells, besides their own data', async () => {
    const queue = aQueue();
    marks = { utm_pai: 'x7' };
    queue.record(anEvent({ auxData: { is_promoted: true } }));
    marks = {};
    queue.record(anEvent());
    await pass();
    expect(sent[0]?.batch.events.map(({ auxData }) => auxData)).toEqual([
      { is_promoted: true, utm_pai: 'x7' },
      {},
    ]);
  });

  test('are sent together five seconds after the first, with the placement of their page', async () => {
    const queue = aQueue();
    queue.record(anEvent());
    queue.record(anEvent({ viewType: 92 }));
    queue.record(anEvent({ viewType: null }));
    queue.note({ name: 'client_error', item: 'view-failed', within: 'home', value: null });
    expect(sent).toEqual([]);
    expect(await pass()).toBe(5_000);
    expect(sent).toHaveLength(1);
    const { batch, isLeaving } = sent[0]!;
    expect([batch.id, isLeaving]).toEqual([1, false]);
    expect(batch.events.map(({ viewType }) => viewType)).toEqual([11, 92, null]);
    expect(batch.named).toHaveLength(1);
  });

  test('are sent at once when a hundred are there', async () => {
    const queue = aQueue();
    for (let count = 0; count < 101; count += 1) queue.record(anEvent());
    await settle();
    expect(sent.map(({ batch }) => batch.events.length)).toEqual([100]);
  });

  test('that are no clickthroughs are left out', async () => {
    const queue = aQueue();
    queue.record(anEvent({ eventType: EVENT_TYPES.clickthrough, eventData: { time_to_offsite: 5e8 } }));
    expect(waiting).toEqual([]);
  });

  test('that may not have arrived are sent again under the same id, later and later', async () => {
    const queue = aQueue();
    answer = 'failed';
    queue.record(anEvent());
    await pass();
    const waits = [await pass(), await pass(), await pass(), await pass(), await pass()];
    expect(waits).toEqual([10_000, 30_000, 120_000, 300_000, 300_000]);
    answer = 'taken';
    await pass();
    expect(new Set(sentIds())).toEqual(new Set([1]));
    const tries = sent.length;
    queue.record(anEvent());
    await pass();
    expect(sentIds().slice(tries)).toEqual([2]);
    expect(storage.keys('')).toEqual([]);
  });

  test('that the server refuses are dropped', async () => {
    const queue = aQueue();
    answer = 'refused';
    queue.record(anEvent());
    await pass();
    expect(waiting).toEqual([]);
    expect(storage.keys('')).toEqual([]);
  });
});

describe('a page that is left', () => {
  test('sends everything in requests that outlive it', async () => {
    const queue = aQueue();
    queue.record(anEvent());
    queue.leave();
    expect(sent.map(({ isLeaving }) => isLeaving)).toEqual([true]);
    await settle();
    expect(storage.keys('')).toEqual([]);
    queue.leave();
    expect(sent).toHaveLength(1);
  });

  test('is left once, though browsers tell that it is hidden and that it is left', async () => {
    const queue = aQueue();
    queue.record(anEvent());
    queue.leave();
    queue.leave();
    await settle();
    expect(sentIds()).toEqual([1]);
  });

  test('leaves to the next one what was not answered, under the same id', async () => {
    const queue = aQueue();
    answer = 'failed';
    queue.record(anEvent());
    queue.leave();
    await settle();
    answer = 'taken';
    now += HOUR_MS;
    aQueue().resume();
    await settle();
    expect(sentIds()).toEqual([1, 1]);
    expect(storage.keys('')).toEqual([]);
  });

  test('leaves nothing that the server no longer knows a day later, nor what cannot be read', async () => {
    const queue = aQueue();
    answer = 'failed';
    queue.record(anEvent());
    queue.leave();
    await settle();
    storage.set('events.2', '{');
    storage.set('events.3', '{"id":3}');
    now += 24 * HOUR_MS;
    aQueue().resume();
    await settle();
    expect(sentIds()).toEqual([1]);
    expect(storage.keys('')).toEqual([]);
  });
});

describe('without consent', () => {
  test('nothing is held, stored or sent', async () => {
    may = false;
    const queue = aQueue();
    queue.record(anEvent());
    queue.note({ name: 'client_error', item: 'x', within: null, value: null });
    queue.leave();
    may = true;
    queue.leave();
    expect([sent, waiting, storage.keys('')]).toEqual([[], [], []]);
  });

  test('what was held and stored before is dropped', async () => {
    const queue = aQueue();
    answer = 'failed';
    queue.record(anEvent());
    queue.leave();
    queue.record(anEvent());
    may = false;
    queue.consentChanged();
    expect(storage.keys('')).toEqual([]);
    may = true;
    await pass();
    aQueue().resume();
    await settle();
    expect(sentIds()).toEqual([1]);
  });
});

test('events that come before the log are recorded when it is there', () => {
  const early = new DeferredEventLog();
  const recorded: string[] = [];
  for (let count = 0; count < 120; count += 1) early.record(anEvent({ objectId: String(count) }));
  early.passOnTo({ record: ({ objectId }) => void recorded.push(objectId) });
  early.record(anEvent({ objectId: 'late' }));
  expect(recorded).toHaveLength(101);
  expect(recorded.at(-1)).toBe('late');
});
