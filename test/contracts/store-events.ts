import { describe, expect, test } from 'vitest';
import { dayOf } from '../../src/domain/statistics/day.ts';
import type { UserRecord } from '../../server/application/ports/records.ts';
import type { EventOwner, StoredBatch } from '../../server/application/ports/events.ts';
import { aBatch, anEventRecord } from '../builders/an-event.ts';
import { minute, type StoreWorld } from './store-world.ts';

const CONSENT = {
  analytics: true,
  marketing: false,
  personalization: false,
  decidedAt: minute(0),
  despiteSignal: false,
  version: 1,
  receipt: null,
};
const ofUser = ({ id }: UserRecord): EventOwner => ({ kind: 'user', id });
const LARGEST = Number.MAX_SAFE_INTEGER;

export function describeStoredEvents(world: StoreWorld): void {
  const add = (batches: readonly StoredBatch[], forSink = false) =>
    world.do((tx) => tx.events.add(batches, { forSink }));
  const ids = (batches: readonly StoredBatch[]) => batches.map(({ id }) => id);
  const all = async () => ids(await world.store.events.before(LARGEST, 1000));
  const page = { after: null, limit: 10 };

  describe('client events', () => {
    test('are found again as they were stored, with their owner', async () => {
      const ada = await world.person('ada', { consent: CONSENT });
      const full = anEventRecord({
        type: 99_999,
        viewType: 1,
        viewParameter: 139,
        component: 2,
        element: 3,
        objectId: 'a\u0000b',
        auxData: { pin_id: '7', nested: { is: [true, null] } },
        eventData: { visible_ms: 1200 },
        trackingParams: 'from-home',
        timeMs: minute(4) + 1,
      });
      const sparse = anEventRecord({ type: 0, element: 7 });
      const named = { name: 'client_metric', item: 'first_paint', within: null, value: 0.5, timeMs: null };
      const batch = aBatch({
        id: LARGEST,
        receivedAt: minute(5),
        owner: ofUser(ada),
        events: [full, sparse],
        named: [named],
      });
      await add([batch]);
      expect(await world.store.events.ofUser(ada.id, page)).toEqual([batch]);
      const visitors = aBatch({ receivedAt: minute(6) });
      await add([visitors]);
      expect(await world.store.events.before(LARGEST, 10)).toEqual([visitors, batch]);
    });

    test('are stored once, also when their id comes again', async () => {
      await add([aBatch({ id: 5 })]);
      await add([aBatch({ id: 5, events: [] }), aBatch({ id: 6 })]);
      expect(await world.store.events.before(LARGEST, 10)).toEqual([aBatch({ id: 5 }), aBatch({ id: 6 })]);
    });

    test('of members who are gone or do not agree are not stored', async () => {
      const [ada, bob] = [await world.person('ada', { consent: CONSENT }), await world.person('bob')];
      const gone: EventOwner = { kind: 'user', id: '987654' as UserRecord['id'] };
      await add([
        aBatch({ id: 1, owner: ofUser(ada) }),
        aBatch({ id: 2, owner: ofUser(bob) }),
        aBatch({ id: 3, owner: gone }),
      ]);
      expect(await all()).toEqual([1]);
    });

    test('of one person can be removed, and leave with the account', async () => {
      const [ada, bob] = [
        await world.person('ada', { consent: CONSENT }),
        await world.person('bob', { consent: CONSENT }),
      ];
      await add([
        aBatch({ id: 1, owner: ofUser(ada) }),
        aBatch({ id: 2, owner: ofUser(bob) }),
        aBatch({ id: 3, owner: { kind: 'visitor', id: 'a' } }),
        aBatch({ id: 4, owner: { kind: 'visitor', id: 'b' } }),
      ]);
      await world.do((tx) => tx.events.removeAllOf({ kind: 'visitor', id: 'a' }));
      await world.do((tx) => tx.events.removeAllOf(ofUser(bob)));
      expect(await all()).toEqual([1, 4]);
      const remove = () => world.do((tx) => tx.accountRemoval.removePart(ada.id));
      while (await remove()) expect(await world.store.users.find(ada.id)).toBeDefined();
      expect(await all()).toEqual([4]);
    });

    test('are read in pages', async () => {
      const ada = await world.person('ada', { consent: CONSENT });
      await add([3, 1, 2].map((id) => aBatch({ id, owner: ofUser(ada) })));
      expect(ids(await world.store.events.ofUser(ada.id, { after: null, limit: 2 }))).toEqual([1, 2]);
      expect(ids(await world.store.events.ofUser(ada.id, { after: 2, limit: 2 }))).toEqual([3]);
    });

    test('of early days come first, and can be removed', async () => {
      const today = dayOf(minute(0));
      await add([
        aBatch({ id: 1, receivedAt: minute(0) }),
        aBatch({ id: 2, receivedAt: minute(-1) }),
        aBatch({ id: 3, receivedAt: minute(-24 * 60 - 1) }),
      ]);
      const { events } = world.store;
      expect(ids(await events.before(today, 10))).toEqual([3, 2]);
      expect(ids(await events.before(today, 1))).toEqual([3]);
      await world.do((tx) => tx.events.remove([3, 2, 99]));
      expect(await all()).toEqual([1]);
    });

    test('wait for the sink until it has them', async () => {
      await add([aBatch({ id: 1 })]);
      await add([aBatch({ id: 2 }), aBatch({ id: 3 }), aBatch({ id: 4 })], true);
      const { events } = world.store;
      expect(await events.queueLength()).toBe(3);
      expect(ids(await events.queued(2))).toHaveLength(2);
      await world.do((tx) => tx.events.dequeue([2, 99]));
      await world.do((tx) => tx.events.remove([3]));
      expect(await events.queued(10)).toEqual([aBatch({ id: 4 })]);
    });
  });

  describe('ids of batches', () => {
    test('are taken once, until they are forgotten', async () => {
      const take = (some: readonly number[], day = 10) => world.do((tx) => tx.events.take(some, day));
      const many = Array.from({ length: 1200 }, (_, index) => index + 1);
      expect(await take(many)).toEqual(new Set(many));
      expect(await take([1200, 1201, LARGEST], 11)).toEqual(new Set([1201, LARGEST]));
      await world.do((tx) => tx.events.forgetTakenBefore(11));
      expect(await take([1, 1201])).toEqual(new Set([1]));
      expect(await take([])).toEqual(new Set());
    });
  });

  test('counts of events by day are added up', async () => {
    const count = { day: 10, eventType: 18, viewType: 92, events: 2 };
    const others = { day: 10, eventType: null, viewType: null, events: 1 };
    await world.do((tx) => tx.events.addDayCounts([count, others, { ...count, day: 11 }]));
    await world.do((tx) => tx.events.addDayCounts([{ ...count, events: 3 }]));
    await world.do((tx) => tx.events.addDayCounts([]));
    expect(await world.store.events.dayCounts(10)).toEqual([others, { ...count, events: 5 }]);
    expect(await world.store.events.dayCounts(12)).toEqual([]);
  });
}
