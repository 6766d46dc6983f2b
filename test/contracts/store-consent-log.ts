import { describe, expect, test } from 'vitest';
import type { ConsentEntry } from '../../server/application/ports/people/consent-log.ts';
import type { UserId } from '../../src/domain/ids/ids.ts';
import { aConsentEntry, someConsentTexts } from '../builders/a-consent-entry.ts';
import { minute, type StoreWorld } from './store-world.ts';

const RECEIPT = 'b'.repeat(32);
const DAY_MS = 86_400_000;

export function describeConsentLog(world: StoreWorld): void {
  const append = (fields: Partial<ConsentEntry>, userId: UserId | null = null) =>
    world.do((tx) => tx.consentLog.append(aConsentEntry(fields), userId));
  const numbers = async () => (await world.store.consentLog.after(0, 100)).map(({ number }) => number);

  describe('the consent log', () => {
    test('is empty at first', async () => {
      const log = world.store.consentLog;
      expect([await log.last(), await log.after(0, 10), await log.ofReceipt(RECEIPT)]).toEqual([
        undefined,
        [],
        [],
      ]);
    });

    test('gives entries back as they were added, in order', async () => {
      const one = aConsentEntry({ number: 1, receipt: RECEIPT, marketing: false });
      const two = aConsentEntry({ number: 2, receipt: null, analytics: false, source: 'withdrawal' });
      const three = aConsentEntry({ number: 3, receipt: RECEIPT, previousHash: 'two', hash: 'three' });
      for (const entry of [one, two, three]) await append(entry);
      expect(await world.store.consentLog.after(0, 2)).toEqual([one, two]);
      expect(await world.store.consentLog.after(2, 2)).toEqual([three]);
      expect(await world.store.consentLog.ofReceipt(RECEIPT)).toEqual([one, three]);
      expect(await world.store.consentLog.last()).toEqual(three);
    });

    test('never takes a number twice', async () => {
      await append({ number: 1 });
      await expect(append({ number: 1, hash: 'other' })).rejects.toThrow();
      expect(await numbers()).toEqual([1]);
    });

    test('chains the entries of transactions that run at the same time', async () => {
      const add = () =>
        world.do(async (tx) => {
          const last = await tx.consentLog.last();
          const number = (last?.number ?? 0) + 1;
          const entry = { number, hash: `hash of ${number}`, previousHash: last?.hash ?? '' };
          await tx.consentLog.append(aConsentEntry(entry), null);
        });
      await Promise.all(Array.from({ length: 6 }, add));
      const entries = await world.store.consentLog.after(0, 100);
      expect(entries.map(({ number, previousHash }) => [number, previousHash])).toEqual(
        entries.map((_, index) => [index + 1, index === 0 ? '' : `hash of ${index}`]),
      );
      expect(entries).toHaveLength(6);
    });

    test('knows whose a decision is, and forgets it with the account', async () => {
      const ada = await world.person('ada');
      await append({ number: 1 }, ada.id);
      await append({ number: 2 });
      expect((await world.store.consentLog.ofUser(ada.id)).map(({ number }) => number)).toEqual([1]);
      await world.do((tx) => tx.users.update(ada.id, { state: 'deactivated', deletesAt: minute(0) }));
      while (await world.do((tx) => tx.accountRemoval.removePart(ada.id)));
      expect(await world.store.consentLog.ofUser(ada.id)).toEqual([]);
      expect(await numbers()).toEqual([1, 2]);
    });

    test('keeps texts as they were first', async () => {
      const texts = someConsentTexts({ hash: 'one', version: 2, locale: 'pt-BR' });
      await world.do((tx) => tx.consentLog.keepTexts(texts));
      await world.do((tx) => tx.consentLog.keepTexts({ ...texts, firstShownAt: 5 }));
      expect(await world.store.consentLog.texts('one')).toEqual(texts);
      expect(await world.store.consentLog.texts('two')).toBeUndefined();
    });

    test('counts refusals by day, version and source', async () => {
      const refusal = { day: 20, version: 1, source: 'banner' } as const;
      for (const each of [
        refusal,
        refusal,
        { ...refusal, source: 'settings' as const },
        { ...refusal, day: 19 },
      ])
        await world.do((tx) => tx.consentLog.countRefusal(each));
      expect(await world.store.consentLog.refusals(20)).toEqual([
        { ...refusal, times: 2 },
        { ...refusal, source: 'settings', times: 1 },
      ]);
    });

    test('loses what is old from its beginning, and texts that nobody names any more', async () => {
      const day = (number: number) => number * DAY_MS;
      for (const hash of ['old', 'new'])
        await world.do((tx) => tx.consentLog.keepTexts(someConsentTexts({ hash })));
      await append({ number: 1, decidedAt: day(1), textHash: 'old' });
      await append({ number: 2, decidedAt: day(5), textHash: 'new' });
      // A clock that went back leaves no gap in the chain.
      await append({ number: 3, decidedAt: day(2), textHash: 'new' });
      for (const of of [1, 5])
        await world.do((tx) => tx.consentLog.countRefusal({ day: of, version: 1, source: 'banner' }));
      await world.do((tx) => tx.consentLog.removeBefore(day(4)));
      expect(await numbers()).toEqual([2, 3]);
      expect(await world.store.consentLog.texts('old')).toBeUndefined();
      expect(await world.store.consentLog.texts('new')).toBeDefined();
      expect((await world.store.consentLog.refusals(0)).map((count) => count.day)).toEqual([5]);
      await world.do((tx) => tx.consentLog.removeBefore(day(100)));
      expect(await numbers()).toEqual([3]);
    });
  });
}
