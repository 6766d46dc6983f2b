import { beforeEach, expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { BatchQueue, type WaitingPlace } from '../../../src/application/counting/batch-queue.ts';
import { StoredBatches } from '../../../src/application/counting/stored-batches.ts';
import type { BatchSending } from '../../../src/application/ports/batch-sender.ts';
import type { PinCounts } from '../../../src/application/ports/pins/pin-counter.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';

let storage: InMemoryKeyValueStorage;
let place: WaitingPlace;
let answer: BatchSending;
let sent: number[];
let retry: () => void;
beforeEach(() => {
  storage = new InMemoryKeyValueStorage();
  place = 'memory';
  answer = 'failed';
  sent = [];
  retry = () => undefined;
});

const aQueue = () =>
  new BatchQueue<PinCounts>({
    sender: {
      send: async ({ id }) => {
        sent.push(id);
        return answer;
      },
    },
    stored: new StoredBatches(storage, 'counts.', ['impressions']),
    waitingPlace: () => place,
    now: () => 1_000,
    wait: () => new Promise((pass) => (retry = pass)),
  });
const aBatch = (id: number): PinCounts => ({ id, closedAt: 1_000, impressions: [toPinId('7')] });
/** Lets everything happen that waits for nothing but answers. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

test('a batch that may not have arrived is sent again, and stored nowhere unless that is allowed', async () => {
  const queue = aQueue();
  queue.add(aBatch(1));
  queue.send();
  await settle();
  queue.leave();
  await settle();
  expect([sent, storage.keys('')]).toEqual([[1, 1], []]);
  answer = 'taken';
  retry();
  await settle();
  queue.send();
  await settle();
  expect(sent).toEqual([1, 1, 1]);
});

test('a page that was only hidden tries again what has failed, also where nothing may be stored', async () => {
  const queue = aQueue();
  queue.add(aBatch(1));
  queue.leave();
  await settle();
  expect(sent).toEqual([1]);
  answer = 'taken';
  retry();
  await settle();
  expect(sent).toEqual([1, 1]);
  queue.leave();
  await settle();
  expect(sent).toEqual([1, 1]);
});

test('where it may be stored the next page sends it, under the same id', async () => {
  place = 'storage';
  const queue = aQueue();
  queue.add(aBatch(1));
  queue.leave();
  await settle();
  answer = 'taken';
  aQueue().resume();
  await settle();
  expect([sent, storage.keys('')]).toEqual([[1, 1], []]);
});

test('what is stored goes when it may no longer be stored; what waits in memory stays', async () => {
  place = 'storage';
  const queue = aQueue();
  queue.add(aBatch(1));
  queue.leave();
  await settle();
  place = 'memory';
  queue.placeChanged();
  expect(storage.keys('')).toEqual([]);
  aQueue().resume();
  retry();
  await settle();
  expect(sent).toEqual([1, 1]);
});

test('beyond twenty the oldest are dropped', async () => {
  const queue = aQueue();
  for (let id = 1; id <= 21; id += 1) queue.add(aBatch(id));
  queue.leave();
  expect(sent).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
});
