import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNDECIDED } from '../../../../server/application/accounts/cookie-consent.ts';
import { ConsentLog, type ConsentDecision } from '../../../../server/application/consent/consent-log.ts';
import { verifyConsentLog } from '../../../../server/application/consent/verify-consent-log.ts';
import type { ConsentRecord } from '../../../../server/application/ports/records.ts';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { ACCEPT_ALL, REJECT_ALL } from '../../../../src/domain/visits/cookie-choice.ts';
import { aUserRecord } from '../../../builders/a-user-record.ts';
import { openTemporaryStore, type TemporaryStore } from '../../sql/temporary-store.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const NOON = Date.UTC(2026, 5, 15, 12);

let temporary: TemporaryStore;
let log: ConsentLog;
let wording: Readonly<Record<string, string>>;
beforeAll(async () => {
  temporary = await openTemporaryStore();
});
beforeEach(async () => {
  await temporary.truncate();
  wording = { banner: 'May we?' };
  let count = 0;
  log = new ConsentLog({
    secrets: { randomHex: (length) => String((count += 1)).padStart(length * 2, '0'), hashToken: digest },
    wording: (locale) => ({ locale: locale.slice(0, 2), texts: wording }),
  });
});
afterAll(() => temporary.close());

const stored = () => temporary.store.consentLog;
const record = (fields: Partial<ConsentDecision>) =>
  temporary.store.transaction((tx) =>
    log.record(tx, {
      ...{
        userId: null,
        before: UNDECIDED,
        choices: ACCEPT_ALL,
        source: 'banner',
        locale: 'en-US',
        now: NOON,
      },
      ...fields,
    }),
  );
const held = (receipt: string | null, choices = ACCEPT_ALL): ConsentRecord => ({
  ...UNDECIDED,
  ...choices,
  decidedAt: NOON,
  receipt,
});
const entries = async () =>
  (await stored().after(0, 100)).map(({ receipt, source, analytics }) => ({ receipt, source, analytics }));

describe('a visitor', () => {
  test('who accepts gets a receipt that leads to the exact texts', async () => {
    const receipt = await record({});
    expect(receipt).toMatch(/^[0-9a-f]{32}$/);
    const [entry] = await stored().ofReceipt(receipt!);
    expect(entry).toMatchObject({
      ...ACCEPT_ALL,
      decidedAt: NOON,
      version: 1,
      locale: 'en',
      source: 'banner',
    });
    expect(await stored().texts(entry!.textHash)).toMatchObject({ texts: { banner: 'May we?' } });
  });

  test('who refuses gets none, and is only counted', async () => {
    expect(await record({ choices: REJECT_ALL })).toBeNull();
    expect(await record({ choices: REJECT_ALL, source: 'settings' })).toBeNull();
    expect(await entries()).toEqual([]);
    expect((await stored().refusals(0)).map(({ source, times }) => [source, times])).toEqual([
      ['banner', 1],
      ['settings', 1],
    ]);
  });

  test('who takes something or everything back ends it under the same receipt', async () => {
    const receipt = await record({});
    const some = { ...ACCEPT_ALL, marketing: false };
    expect(await record({ before: held(receipt), choices: some, source: 'settings' })).toBe(receipt);
    expect(await record({ before: held(receipt, some), choices: REJECT_ALL, source: 'settings' })).toBeNull();
    expect(await entries()).toEqual([
      { receipt, source: 'banner', analytics: true },
      { receipt, source: 'withdrawal', analytics: true },
      { receipt, source: 'withdrawal', analytics: false },
    ]);
    expect(await stored().refusals(0)).toEqual([]);
  });

  test('cannot bring a receipt of their own', async () => {
    const forged = 'f'.repeat(32);
    expect(await record({ before: held(forged) })).not.toBe(forged);
    await record({ before: held(forged), choices: REJECT_ALL });
    expect(await stored().ofReceipt(forged)).toEqual([]);
    expect(await entries()).toHaveLength(1);
  });

  test('whose browser begins to say no has ended it, once', async () => {
    const receipt = await record({});
    const end = () => temporary.store.transaction((tx) => log.endBySignal(tx, receipt!, NOON + 1));
    await end();
    await end();
    expect(await entries()).toEqual([
      { receipt, source: 'banner', analytics: true },
      { receipt, source: 'signal', analytics: false },
    ]);
  });
});

describe('an account', () => {
  const ada = aUserRecord({ id: toUserId('1'), username: 'ada' });
  beforeEach(() => temporary.store.transaction((tx) => tx.users.insert(ada)));
  const merge = (account: ConsentRecord, browser: ConsentRecord) =>
    temporary.store.transaction((tx) =>
      log.merge(tx, { userId: ada.id, account, browser, locale: 'de', now: NOON }),
    );

  test('has the receipt and the texts of the browser whose choice it takes over', async () => {
    const receipt = await record({});
    expect(await merge(UNDECIDED, held(receipt))).toEqual(held(receipt));
    const [first, merged] = await stored().ofReceipt(receipt!);
    expect(merged).toMatchObject({ source: 'merge', locale: 'en', textHash: first!.textHash });
    expect((await stored().ofUser(ada.id)).map(({ number }) => number)).toEqual([2]);
  });

  test('loses what the browser has taken back', async () => {
    const receipt = await record({ userId: ada.id });
    expect(await merge(held(receipt), held(null, REJECT_ALL))).toMatchObject({ receipt: null });
    expect((await entries()).at(-1)).toEqual({ receipt, source: 'withdrawal', analytics: false });
  });

  test('has its refusals in the log', async () => {
    await record({ userId: ada.id, choices: REJECT_ALL });
    expect(await stored().ofUser(ada.id)).toMatchObject([{ receipt: null, source: 'banner' }]);
  });
});

describe('the chain', () => {
  const verify = () => verifyConsentLog(stored(), digest);
  const change = (statement: string) => temporary.execute(statement, []);

  test('of an empty log is intact', async () => {
    expect(await verify()).toEqual({ kind: 'intact', entries: 0, ends: null });
  });

  test('is intact, also without its oldest entries', async () => {
    for (const now of [NOON, NOON + 1, NOON + 2]) await record({ now });
    expect(await verify()).toMatchObject({ kind: 'intact', entries: 3, ends: { first: 1, last: 3 } });
    await temporary.store.transaction((tx) => tx.consentLog.removeBefore(NOON + 1));
    expect(await verify()).toMatchObject({ kind: 'intact', entries: 2, ends: { first: 2, last: 3 } });
  });

  test.each([
    ['changed', 2, 'update consent_log set marketing = 0 where entry_number = 2'],
    ['changed', 2, `update consent_log set receipt = '${'0'.repeat(32)}' where entry_number = 2`],
    ['missing', 3, 'delete from consent_log where entry_number = 2'],
    ['without_texts', 1, 'delete from consent_texts'],
    ['changed_texts', 1, `update consent_texts set texts = '{"banner":"We do."}'`],
  ])('is broken when something was %s', async (problem, number, statement) => {
    for (const now of [NOON, NOON + 1, NOON + 2]) await record({ now });
    await change(statement);
    expect(await verify()).toEqual({ kind: 'broken', number, problem });
  });
});
