import { describe, expect, test } from 'vitest';
import type { ReactionType } from '../../src/domain/pins/pin-relations.ts';
import type { PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import { minute, type StoreWorld } from './store-world.ts';

export function describeStoredReactions(world: StoreWorld): void {
  const react = (user: UserRecord, pin: PinRecord, type: ReactionType, time = 0) =>
    world.do((tx) => tx.reactions.put(user.id, pin.id, { type, time: minute(time) }));
  const viewOf = async (pin: PinRecord, viewer: UserRecord | null = null) => {
    const [view] = await world.store.pins.views([pin.id], viewer?.id ?? null);
    return [view?.reactionByViewer, view?.reactionCounts];
  };

  describe('reactions', () => {
    test('are one for each person and pin, the last', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const pin = await world.pin(await world.board(ada));
      expect(await viewOf(pin, ada)).toEqual([null, []]);
      await react(ada, pin, 7);
      await react(bob, pin, 7);
      await react(bob, pin, 7);
      expect(await viewOf(pin, bob)).toEqual([7, [{ reactionType: 7, reactionCount: 2 }]]);
      await react(bob, pin, 1);
      expect(await viewOf(pin, bob)).toEqual([
        1,
        [
          { reactionType: 1, reactionCount: 1 },
          { reactionType: 7, reactionCount: 1 },
        ],
      ]);
      for (let time = 0; time < 2; time += 1) {
        await world.do((tx) => tx.reactions.remove(ada.id, pin.id));
        expect(await viewOf(pin)).toEqual([null, [{ reactionType: 1, reactionCount: 1 }]]);
      }
    });

    test('do not count while the person is deactivated, and count again after', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      const pin = await world.pin(await world.board(ada));
      await react(bob, pin, 7);
      await react(eve, pin, 13);
      await world.setState(bob, 'deactivated');
      expect(await viewOf(pin)).toEqual([null, [{ reactionType: 13, reactionCount: 1 }]]);
      await react(bob, pin, 1);
      expect(await viewOf(pin)).toEqual([null, [{ reactionType: 13, reactionCount: 1 }]]);
      await world.setState(bob, 'active');
      expect(await viewOf(pin, bob)).toEqual([
        1,
        [
          { reactionType: 1, reactionCount: 1 },
          { reactionType: 13, reactionCount: 1 },
        ],
      ]);
      await world.setState(bob, 'suspended');
      expect(await viewOf(pin)).toEqual([
        null,
        expect.arrayContaining([{ reactionType: 1, reactionCount: 1 }]),
      ]);
    });

    test('of somebody who leaves for good are taken out of counts once', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      const pin = await world.pin(await world.board(ada));
      for (const person of [bob, eve]) await react(person, pin, 7);
      await world.setState(bob, 'deactivated');
      await world.do((tx) => tx.accountRemoval.removePart(bob.id));
      expect(await viewOf(pin)).toEqual([null, [{ reactionType: 7, reactionCount: 1 }]]);
    });

    test('to all pins of somebody can be taken back', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const boards = [await world.board(ada), await world.board(bob)] as const;
      const pins = [
        await world.pin(boards[0]),
        await world.pin(boards[0]),
        await world.pin(boards[1]),
      ] as const;
      for (const pin of pins) await react(bob, pin, 7);
      await world.do((tx) => tx.reactions.removeAllFor(bob.id, ada.id));
      expect(await Promise.all(pins.map((pin) => viewOf(pin, bob)))).toEqual([
        [null, []],
        [null, []],
        [7, [{ reactionType: 7, reactionCount: 1 }]],
      ]);
    });

    test('are listed last given first, as long as the pin may be read, and go with it', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(bob);
      const [first, second] = [await world.pin(board), await world.pin(await world.board(bob))];
      await react(ada, first, 5, 1);
      await react(ada, second, 13, 2);
      const list = async () => world.store.reactions.ofUser(ada.id, { after: null, limit: 5 });
      expect(await list()).toEqual([
        { id: second.id, type: 13, time: minute(2) },
        { id: first.id, type: 5, time: minute(1) },
      ]);
      const after = (await list())[0] ?? null;
      expect(await world.store.reactions.ofUser(ada.id, { after, limit: 5 })).toHaveLength(1);
      await world.do((tx) => tx.boards.update(board.id, { privacy: 'secret' }));
      expect(await list()).toHaveLength(1);
      await world.do((tx) => tx.pins.remove([second.id]));
      expect(await list()).toEqual([]);
    });
  });
}
