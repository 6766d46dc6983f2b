import { describe, expect, test } from 'vitest';
import type { UserRecord } from '../../server/application/ports/records.ts';
import { minute, type StoreWorld } from './store-world.ts';

export function describeAccountRemoval(world: StoreWorld): void {
  describe('accounts that leave', () => {
    const leave = (user: UserRecord, deletesAt: number) =>
      world.do((tx) => tx.users.update(user.id, { state: 'deactivated', deletesAt }));
    async function remove(user: UserRecord): Promise<number> {
      let parts = 1;
      while (await world.do((tx) => tx.accountRemoval.removePart(user.id))) parts += 1;
      return parts;
    }

    test('are told when their time has come, the first first', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      const { accountRemoval } = world.store;
      expect(await accountRemoval.nextLeavingAt()).toBeNull();
      await leave(ada, 20);
      await leave(bob, 10);
      await world.setState(eve, 'deactivated');

      expect(await accountRemoval.nextLeavingAt()).toBe(10);
      expect(await accountRemoval.leaving(9, 5)).toEqual([]);
      expect(await accountRemoval.leaving(20, 5)).toEqual([bob.id, ada.id]);
    });

    test('take their pins, boards and shares along, and are counted nowhere any more', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const [adas, bobs] = [await world.board(ada), await world.board(bob)];
      await world.share(bobs, ada);
      await world.share(adas, bob, 'invited');
      const bobsPin = await world.pin(bobs);
      const adasPin = await world.pin(adas);
      const adasOnBobs = await world.pin(bobs, { pinnerId: ada.id });
      const bobsOnAdas = await world.pin(adas, { pinnerId: bob.id });
      await world.copy(bobsPin, adas);
      const bobsCopy = await world.copy(adasPin, bobs);
      await world.do((tx) => tx.favorites.add(ada.id, bobsPin.id, minute(1)));
      await world.do((tx) => tx.reactions.put(ada.id, bobsPin.id, { type: 1, time: minute(1) }));
      await world.do((tx) => tx.hides.hidePerson(ada.id, bob.id, minute(1)));
      await world.follow(ada, bob);
      await world.followBoard(ada, bobs);
      await leave(ada, 10);
      expect(await remove(ada)).toBeGreaterThan(3);

      const { users, boards, pins } = world.store;
      expect(await users.find(ada.id)).toBeUndefined();
      expect(await boards.find(adas.id)).toBeUndefined();
      for (const { id } of [adasPin, adasOnBobs, bobsOnAdas]) expect(await pins.find(id)).toBeUndefined();
      expect(await boards.find(bobs.id)).toMatchObject({
        pinCount: 2,
        followerCount: 0,
        collaboratorCount: 0,
      });
      expect(await pins.find(bobsPin.id)).toMatchObject({ repinCount: 0, favoriteCount: 0 });
      expect(await pins.find(bobsCopy.id)).toBeDefined();
      expect((await pins.views([bobsPin.id], null))[0]?.reactionCounts).toEqual([]);
      expect((await world.store.hides.ofUser(ada.id)).people).toEqual([]);
      expect(await users.counts(bob.id, bob.id)).toEqual({
        pinCount: 2,
        boardCount: 1,
        followerCount: 0,
        followingCount: 0,
      });
    });

    test('go in parts, however much they have', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      await world.pins(401, board);
      await leave(ada, 10);

      expect(await world.do((tx) => tx.accountRemoval.removePart(ada.id))).toBe(true);
      expect((await world.store.boards.find(board.id))?.pinCount).toBe(201);
      await remove(ada);
      expect(await world.store.users.isEmpty()).toBe(true);
    });
  });
}
