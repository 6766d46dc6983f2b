import { describe, expect, test } from 'vitest';
import { aSessionRecord } from '../builders/a-session-record.ts';
import { minute, type StoreWorld } from './store-world.ts';

export function describeStoredSessions(world: StoreWorld): void {
  describe('sessions', () => {
    const session = async (id: string, fields: Parameters<typeof aSessionRecord>[0] = {}) => {
      const record = aSessionRecord({ id, tokenHash: `hash of ${id}`, ...fields });
      await world.do((tx) => tx.sessions.insert(record));
      return record;
    };
    const exists = async (id: string) =>
      (await world.store.sessions.findByTokenHash(`hash of ${id}`)) !== undefined;

    test('are found by their hash with their user, also when they have ended', async () => {
      const ada = await world.person('ada');
      const ended = await session('a', { userId: ada.id, type: 'limited', remember: false, expiresAt: 1 });

      expect(await world.store.sessions.findByTokenHash('hash of a')).toEqual({ session: ended, user: ada });
      expect(await world.store.sessions.findByTokenHash('hash of b')).toBeUndefined();
    });

    test('are renewed', async () => {
      const ada = await world.person('ada');
      const before = await session('a', { userId: ada.id });
      const times = { lastSeenAt: minute(5), expiresAt: minute(500) };
      await world.do((tx) => tx.sessions.renew('a', times));
      await world.do((tx) => tx.sessions.renew('unknown', times));

      expect((await world.store.sessions.findByTokenHash('hash of a'))?.session).toEqual({
        ...before,
        ...times,
      });
    });

    test('end one by one', async () => {
      const ada = await world.person('ada');
      await session('a', { userId: ada.id });
      await session('b', { userId: ada.id });
      await world.do((tx) => tx.sessions.remove('a'));
      await world.do((tx) => tx.sessions.remove('a'));

      expect([await exists('a'), await exists('b')]).toEqual([false, true]);
    });

    test('of one user end together, all or all but one', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      for (const id of ['a', 'b', 'c']) await session(id, { userId: ada.id });
      await session('d', { userId: bob.id });

      await world.do((tx) => tx.sessions.removeAllOf(ada.id, 'b'));
      expect(await Promise.all(['a', 'b', 'c', 'd'].map(exists))).toEqual([false, true, false, true]);
      await world.do((tx) => tx.sessions.removeAllOf(ada.id));
      expect(await Promise.all(['b', 'd'].map(exists))).toEqual([false, true]);
    });

    test('of one user are listed, the last used first, without those that have ended', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const older = await session('a', { userId: ada.id, lastSeenAt: 5 });
      const newer = await session('b', { userId: ada.id, lastSeenAt: 6, type: 'limited' });
      await session('c', { userId: ada.id, expiresAt: 99 });
      await session('d', { userId: bob.id });

      expect(await world.store.sessions.listOf(ada.id, 99)).toEqual([newer, older]);
    });

    test('end only for their own user', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await session('a', { userId: ada.id });

      expect(await world.do((tx) => tx.sessions.removeOf(bob.id, 'a'))).toBe(false);
      expect(await world.do((tx) => tx.sessions.removeOf(ada.id, 'a'))).toBe(true);
      expect(await exists('a')).toBe(false);
    });

    test('are remembered by their places, also after they have ended', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await world.do((tx) => tx.sessions.noteLogin(ada.id, 'home', minute(1)));
      await world.do((tx) => tx.sessions.noteLogin(ada.id, 'work', minute(1)));
      await world.do((tx) => tx.sessions.noteLogin(ada.id, 'home', minute(9)));
      const { sessions } = world.store;
      expect(await sessions.hasLoggedIn(ada.id, ['home'])).toBe(true);
      expect(await sessions.hasLoggedIn(ada.id, ['car', 'home'])).toBe(true);
      expect(await sessions.hasLoggedIn(ada.id, ['car', 'train'])).toBe(false);
      expect(await sessions.hasLoggedIn(bob.id, ['home'])).toBe(false);

      await world.do((tx) => tx.sessions.forgetPlacesBefore(minute(9)));
      expect(await sessions.hasLoggedIn(ada.id, ['home'])).toBe(true);
      expect(await sessions.hasLoggedIn(ada.id, ['work'])).toBe(false);
    });

    test('that ended before a time are removed and counted', async () => {
      const ada = await world.person('ada');
      await session('a', { userId: ada.id, expiresAt: 99 });
      await session('b', { userId: ada.id, expiresAt: 100 });

      expect(await world.do((tx) => tx.sessions.removeExpired(100))).toBe(1);
      expect([await exists('a'), await exists('b')]).toEqual([false, true]);
    });
  });
}
