import { describe, expect, test } from 'vitest';
import type { PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import { minute, type StoreWorld } from './store-world.ts';

export function describePinCreations(world: StoreWorld): void {
  const made = ({ id: pinId }: PinRecord, key: string, at: number) => ({
    key,
    body: `body of ${key}`,
    pinId,
    createdAt: minute(at),
  });
  const keep = (user: UserRecord, creation: ReturnType<typeof made>) =>
    world.do((tx) => tx.pinCreations.keep(user.id, creation));

  describe('what was made with a key', () => {
    test('is known by account and key', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const pin = await world.pin(await world.board(ada));
      await keep(ada, made(pin, 'a', 1));
      const { pinCreations } = world.store;
      expect(await pinCreations.find(ada.id, 'a')).toEqual(made(pin, 'a', 1));
      expect(await pinCreations.find(ada.id, 'b')).toBeUndefined();
      expect(await pinCreations.find(bob.id, 'a')).toBeUndefined();
    });

    test('is replaced under its key, and gone with its pin', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const [pin, other] = [await world.pin(board), await world.pin(board)];
      const { pinCreations } = world.store;
      await keep(ada, made(pin, 'a', 5));
      await keep(ada, made(other, 'a', 6));
      expect(await pinCreations.find(ada.id, 'a')).toEqual(made(other, 'a', 6));
      await world.do((tx) => tx.pins.remove([other.id]));
      expect(await pinCreations.find(ada.id, 'a')).toBeUndefined();
    });

    test('is removed when it is from before a time, whoever made it', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const [pin, other] = [await world.pin(await world.board(ada)), await world.pin(await world.board(bob))];
      const { pinCreations } = world.store;
      await keep(ada, made(pin, 'old', 1));
      await keep(ada, made(pin, 'a', 5));
      await keep(bob, made(other, 'old', 4));
      expect(await world.do((tx) => tx.pinCreations.removeBefore(minute(5)))).toBe(2);
      expect(await pinCreations.find(ada.id, 'old')).toBeUndefined();
      expect(await pinCreations.find(bob.id, 'old')).toBeUndefined();
      expect(await pinCreations.find(ada.id, 'a')).toEqual(made(pin, 'a', 5));
    });
  });
}
