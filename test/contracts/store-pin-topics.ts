import { describe, expect, test } from 'vitest';
import type { PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import { GENERAL_TOPICS } from '../../src/domain/topics/general-topics.ts';
import { minute, type StoreWorld } from './store-world.ts';

export function describePinTopics(world: StoreWorld): void {
  const [first, second] = GENERAL_TOPICS.map(({ id }) => id);
  const decide = (user: UserRecord, pin: PinRecord, id: typeof first, applies: boolean, time = minute(1)) =>
    world.do((tx) => tx.pinTopics.decide(user.id, { original: pin.id, id: id!, applies, time }));
  const undo = (pin: PinRecord) => world.do((tx) => tx.pinTopics.undo(pin.id, first!));
  const ofPin = ({ id }: PinRecord) => world.store.pinTopics.ofPin(id);
  const changesOf = async (work: () => Promise<unknown>) => {
    const before = await world.store.discovery.newestChange();
    await work();
    const changes = await world.store.discovery.changesAfter(before, 100);
    return changes.map(({ kind, objectId }) => [kind, objectId]);
  };

  describe('decisions about topics', () => {
    test('are those that were made last, and stand in the document of the pin', async () => {
      const ada = await world.person('ada');
      const pin = await world.pin(await world.board(ada));
      await decide(ada, pin, second, false);
      await decide(ada, pin, first, false);
      await decide(ada, pin, first, true);
      const decided = [
        { id: first, applies: true },
        { id: second, applies: false },
      ];
      expect(await ofPin(pin)).toEqual(decided);
      const [document] = await world.store.discovery.documents([pin.id]);
      expect(document?.topics).toEqual(decided);
      await undo(pin);
      await undo(pin);
      expect(await ofPin(pin)).toEqual(decided.slice(1));
    });

    test('are changes for search and recommendations, as is taking them back', async () => {
      const ada = await world.person('ada');
      const pin = await world.pin(await world.board(ada));
      expect(await changesOf(() => decide(ada, pin, first, true))).toEqual([['pin', pin.id]]);
      expect(await changesOf(() => undo(pin))).toEqual([['pin', pin.id]]);
    });

    test('are known by the person who made them, and stay when that person leaves', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const pin = await world.pin(await world.board(ada));
      await decide(bob, pin, first, true, minute(7));
      const told = { original: pin.id, id: first, applies: true, time: minute(7) };
      expect(await world.store.pinTopics.ofUser(bob.id)).toEqual([told]);
      expect(await world.store.pinTopics.ofUser(ada.id)).toEqual([]);
      while (await world.do((tx) => tx.accountRemoval.removePart(bob.id)));
      expect(await world.store.pinTopics.ofUser(bob.id)).toEqual([]);
      expect(await ofPin(pin)).toEqual([{ id: first, applies: true }]);
    });

    test('go with the last save of the pin', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const pin = await world.pin(board);
      const copy = await world.copy(pin, board);
      await decide(ada, pin, first, true);
      await world.do((tx) => tx.pins.remove([pin.id]));
      expect(await ofPin(pin)).toHaveLength(1);
      await world.do((tx) => tx.pins.remove([copy.id]));
      expect(await ofPin(pin)).toEqual([]);
    });

    test('come back with a pin whose merge is undone', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const pin = await world.pin(board);
      await decide(ada, pin, first, true);
      const merge = { id: '77', userId: ada.id, expiresAt: minute(60), made: { copies: [], notes: [] } };
      await world.do((tx) => tx.duplicates.merge({ ...merge, removed: [pin.id] }));
      expect(await ofPin(pin)).toEqual([]);
      await world.do((tx) => tx.duplicates.undoMerge(ada.id, '77', minute(1)));
      expect(await ofPin(pin)).toEqual([{ id: first, applies: true }]);
    });
  });
}
