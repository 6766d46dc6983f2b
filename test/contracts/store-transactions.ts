import { describe, expect, test } from 'vitest';
import { NotUnique, type StoreTransaction } from '../../server/application/ports/store.ts';
import { aUserRecord } from '../builders/a-user-record.ts';
import { aPinRecord } from '../builders/a-pin-record.ts';
import { toBoardId, toPinId, toUserId, type UserId } from '../../src/domain/ids/ids.ts';
import type { StoreWorld } from './store-world.ts';

export function describeTransactions(world: StoreWorld): void {
  describe('a transaction', () => {
    const eve = aUserRecord({ id: toUserId('7'), username: 'eve', email: 'eve@example.org' });

    test('is there for every read once its promise has resolved', async () => {
      await world.store.transaction((tx) => tx.users.insert(eve));

      expect(await world.store.users.find(eve.id)).toEqual(eve);
    });

    test('gives back what its work gives back', async () => {
      expect(await world.store.transaction(async () => 'done')).toBe('done');
    });

    test('reads what it wrote before it ends, which nobody else does', async () => {
      const seen = await world.store.transaction(async (tx) => {
        await tx.users.insert(eve);
        return { inside: await tx.users.find(eve.id), outside: await world.store.users.find(eve.id) };
      });

      expect(seen).toEqual({ inside: eve, outside: undefined });
    });

    test('that rejects leaves nothing behind and rejects with the reason', async () => {
      const reason = new Error('changed my mind');
      const attempt = world.store.transaction(async (tx) => {
        await tx.users.insert(eve);
        throw reason;
      });

      await expect(attempt).rejects.toBe(reason);
      expect(await world.store.users.isEmpty()).toBe(true);
    });

    test('of which one call failed leaves nothing behind, even if its work goes on', async () => {
      const attempt = world.store.transaction(async (tx) => {
        await tx.users.insert(eve);
        await tx.users.insert(eve).catch(() => undefined);
      });

      await expect(attempt).rejects.toThrow();
      expect(await world.store.users.isEmpty()).toBe(true);
    });

    test('does not see half of another: it is as if they ran one after the other', async () => {
      const ada = await world.person('ada');
      const nextName = async (tx: StoreTransaction) => {
        const name = (await tx.users.find(ada.id))?.firstName ?? '';
        await tx.users.update(ada.id, { firstName: `${name}+` });
        return name;
      };
      const names = await Promise.all(Array.from({ length: 8 }, () => world.store.transaction(nextName)));

      const seen = names.map((name) => name.length - ada.firstName.length).sort();
      expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    });

    test('decides by what it read, also when another one decides the same at once', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const unlessFollowed = async (tx: StoreTransaction, one: UserId, other: UserId) => {
        const followed = (await tx.follows.countOf(other)) > 0;
        if (!followed) await tx.follows.followUser(one, other, 1);
        return !followed;
      };
      const outcomes = await Promise.all([
        world.store.transaction((tx) => unlessFollowed(tx, ada.id, bob.id)),
        world.store.transaction((tx) => unlessFollowed(tx, bob.id, ada.id)),
      ]);

      expect(outcomes.filter(Boolean)).toHaveLength(1);
    });

    test('that failed does not stop the next', async () => {
      await expect(world.store.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
      await world.store.transaction((tx) => tx.users.insert(eve));

      expect(await world.store.users.find(eve.id)).toEqual(eve);
    });

    test('cannot be used once it has ended', async () => {
      const [escaped] = await world.store.transaction(async (tx): Promise<StoreTransaction[]> => [tx]);

      await expect(escaped?.users.insert(eve)).rejects.toThrow();
      expect(await world.store.users.isEmpty()).toBe(true);
    });

    test('cannot begin inside another one', async () => {
      const attempt = world.store.transaction(() => world.store.transaction(async () => 'inner'));

      await expect(attempt).rejects.toThrow('inside another');
    });

    test('keeps no pin on a board, by a person or of a picture that are not there', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const picture = await world.picture();
      const pin = aPinRecord({ boardId: board.id, pinnerId: ada.id, pictureSignature: picture.signature });
      const strays = [
        { ...pin, boardId: toBoardId('99') },
        { ...pin, pinnerId: toUserId('99') },
        { ...pin, pictureSignature: 'f'.repeat(32) },
      ];

      for (const stray of strays) {
        await expect(world.do((tx) => tx.pins.insert(stray))).rejects.toThrow();
      }
      expect(await world.store.feeds.newestPinId()).toBeNull();
      expect(await world.store.boards.find(board.id)).toMatchObject({ pinCount: 0, lastPinnedAt: null });
    });

    test('refuses ids that it could not give back', async () => {
      const attempt = world.do((tx) => tx.users.insert({ ...eve, id: toUserId('9007199254740993') }));

      await expect(attempt).rejects.toThrow(RangeError);
    });

    test('is refused with NotUnique for a unique value that is taken', async () => {
      await world.person('ada');
      const attempt = world.do((tx) => tx.users.insert({ ...eve, username: 'ada' }));

      await expect(attempt).rejects.toBeInstanceOf(NotUnique);
    });

    test('returns copies: changing one changes nothing', async () => {
      const ada = await world.person('ada');
      Object.assign((await world.store.users.find(ada.id)) ?? {}, { username: 'mallory' });
      Object.assign((await world.store.users.views([ada.id], null))[0] ?? {}, { username: 'mallory' });
      const board = await world.board(ada);
      const pin = await world.pin(board);
      Object.assign((await world.store.pins.views([pin.id], null))[0]?.pin ?? {}, { title: 'changed' });

      expect(await world.store.users.find(ada.id)).toEqual(ada);
      expect(await world.store.pins.find(toPinId(pin.id))).toEqual(pin);
    });
  });
}
