import { describe, expect, test } from 'vitest';
import { toUserId } from '../../src/domain/ids/ids.ts';
import type { ExportRecord } from '../../server/application/ports/people/account-exports.ts';
import type { MailRecord, MailTokenRecord } from '../../server/application/ports/people/mails.ts';
import { minute, type StoreWorld } from './store-world.ts';

function aMail(fields: Partial<MailRecord> = {}): MailRecord {
  const letter = { kind: 'password_reset', name: 'Zoë "x"' } as const;
  return { id: '7', userId: null, letter, createdAt: 1, ...fields };
}

function aToken(fields: Partial<MailTokenRecord> = {}): MailTokenRecord {
  return {
    hash: 'a hash',
    purpose: 'reset',
    userId: null,
    address: 'ada@example.org',
    signup: null,
    createdAt: 5,
    expiresAt: 100,
    ...fields,
  };
}

export function describeStoredMails(world: StoreWorld): void {
  describe('mails on their way', () => {
    const { mails } = { mails: () => world.store.mails };

    test('are found until they are gone', async () => {
      const ada = await world.person('ada');
      const hers = aMail({ id: '8', userId: ada.id, letter: { kind: 'password_changed' }, createdAt: 20 });
      for (const mail of [aMail(), hers]) await world.do((tx) => tx.mails.insert(mail));

      expect(await mails().find('7')).toEqual(aMail());
      expect(await mails().find('8')).toEqual(hers);
      await world.do((tx) => tx.mails.removeBefore(20));
      expect(await mails().find('7')).toBeUndefined();
      for (const id of ['8', '99']) await world.do((tx) => tx.mails.remove(id));
      expect(await mails().find('8')).toBeUndefined();
    });
  });

  describe('links of mails', () => {
    const put = (token: MailTokenRecord) => world.do((tx) => tx.mailTokens.insert(token));
    const find = (hash: string) => world.store.mailTokens.find(hash, 'reset');

    test('are found for their purpose alone, and used up once', async () => {
      const ada = await world.person('ada');
      const signup = { ...ada, businessName: 'Ada & Co' };
      const token = aToken({ userId: ada.id, signup });
      await put(token);

      expect(await find('a hash')).toEqual(JSON.parse(JSON.stringify(token)));
      expect(await world.store.mailTokens.find('a hash', 'panic')).toBeUndefined();
      expect(await world.do((tx) => tx.mailTokens.take('a hash', 'panic'))).toBe(false);
      expect(await world.do((tx) => tx.mailTokens.take('a hash', 'reset'))).toBe(true);
      expect(await world.do((tx) => tx.mailTokens.take('a hash', 'reset'))).toBe(false);
    });

    test('are counted by address, purpose and time', async () => {
      for (const [index, fields] of [
        {},
        { createdAt: 6 },
        { createdAt: 7, purpose: 'login' as const },
        { createdAt: 7, address: 'bob@example.org' },
      ].entries()) {
        await put(aToken({ hash: `hash ${index}`, ...fields }));
      }
      expect(await world.store.mailTokens.countSince('ada@example.org', 'reset', 4)).toBe(2);
      expect(await world.store.mailTokens.countSince('ada@example.org', 'reset', 5)).toBe(1);
    });

    test('go with their user, by purpose, and when they have ended', async () => {
      const ada = await world.person('ada');
      const everything = ['reset', 'login', 'panic'] as const;
      for (const purpose of everything) await put(aToken({ hash: purpose, purpose, userId: ada.id }));
      const left = async () => {
        const found = await Promise.all(
          everything.map((purpose) => world.store.mailTokens.find(purpose, purpose)),
        );
        return found.flatMap((token) => token?.purpose ?? []);
      };
      await world.do((tx) => tx.mailTokens.removeAllOf(ada.id, 'login'));
      expect(await left()).toEqual(['reset', 'panic']);
      await world.do((tx) => tx.mailTokens.removeAllOf(ada.id));
      expect(await left()).toEqual([]);
      await put(aToken());
      expect(await world.do((tx) => tx.mailTokens.removeExpired(100))).toBe(0);
      expect(await world.do((tx) => tx.mailTokens.removeExpired(101))).toBe(1);
    });
  });

  describe('copies of one’s own data', () => {
    const exports = () => world.store.exports;
    const put = async (fields: Partial<ExportRecord>) => {
      const record: ExportRecord = {
        id: '7',
        userId: toUserId('1'),
        state: 'processing',
        createdAt: minute(1),
        expiresAt: null,
        ...fields,
      };
      await world.do((tx) => tx.exports.insert(record));
      return record;
    };

    test('are made in the order in which they were asked for, and end', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const first = await put({ id: '7', userId: ada.id });
      const second = await put({ id: '8', userId: bob.id });
      const third = await put({ id: '9', userId: ada.id });

      expect(await exports().nextUnfinished()).toEqual(first);
      await world.do((tx) => tx.exports.finish('7', { state: 'ready', expiresAt: 50 }));
      await world.do((tx) => tx.exports.finish('99', { state: 'ready', expiresAt: 50 }));
      const finished = { ...first, state: 'ready', expiresAt: 50 };
      expect(await exports().find('7')).toEqual(finished);
      expect(await exports().nextUnfinished()).toEqual(second);
      expect(await exports().newestOf(ada.id)).toEqual(third);
      expect(await exports().allOf(ada.id)).toEqual([finished, third]);
      expect(await exports().expiredBefore(50)).toEqual([]);
      expect(await exports().expiredBefore(51)).toEqual([finished]);
      await world.do((tx) => tx.exports.remove('7'));
      await world.do((tx) => tx.exports.remove('7'));
      expect(await exports().find('7')).toBeUndefined();
    });

    test('are remembered as asked for, until it no longer matters', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const note = (time: number, forgotten: number) =>
        world.do((tx) => tx.exports.noteRequest(ada.id, time, forgotten));
      for (const time of [10, 30, 20]) await note(time, 0);
      expect(await exports().requestTimesOf(ada.id, 10)).toEqual([20, 30]);
      expect(await exports().requestTimesOf(bob.id, 0)).toEqual([]);
      await note(40, 20);
      expect(await exports().requestTimesOf(ada.id, 0)).toEqual([30, 40]);
    });
  });
}
