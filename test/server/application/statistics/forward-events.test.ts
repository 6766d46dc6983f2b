import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ForwardEvents } from '../../../../server/application/statistics/forward-events.ts';
import { aBatch } from '../../../builders/an-event.ts';
import { MemoryEventSink } from '../../../support/memory-event-sink.ts';
import { openTemporaryStore, type TemporaryStore } from '../../sql/temporary-store.ts';

let temporary: TemporaryStore;
let sink: MemoryEventSink;
beforeAll(async () => {
  temporary = await openTemporaryStore();
});
beforeEach(async () => {
  await temporary.truncate();
  sink = new MemoryEventSink();
});
afterAll(() => temporary.close());

const forwarding = () => new ForwardEvents({ store: temporary.store, sink });
const store = (...ids: readonly number[]) =>
  temporary.store.transaction((tx) =>
    tx.events.add(
      ids.map((id) => aBatch({ id })),
      { forSink: true },
    ),
  );

test('everything that waits is handed on, however much it is', async () => {
  await store(...Array.from({ length: 250 }, (_, index) => index + 1));
  await forwarding().run();
  expect(sink.arrived.size).toBe(250);
  expect(await temporary.store.events.queueLength()).toBe(0);
});

test('without the sink it waits in the store, and is still there for the owner', async () => {
  await store(1);
  sink.isBroken = true;
  await expect(forwarding().run()).rejects.toThrow('does not answer');
  expect(await temporary.store.events.queueLength()).toBe(1);
  expect(await temporary.store.events.before(Number.MAX_SAFE_INTEGER, 9)).toHaveLength(1);
  sink.isBroken = false;
  await forwarding().run();
  expect([...sink.arrived.keys()]).toEqual([1]);
});
