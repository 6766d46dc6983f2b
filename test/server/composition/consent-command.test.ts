import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UNDECIDED } from '../../../server/application/accounts/cookie-consent.ts';
import { ConsentLog } from '../../../server/application/consent/consent-log.ts';
import { openSqliteStore, type SqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { runConsentCommand } from '../../../server/composition/consent-command.ts';
import { ACCEPT_ALL } from '../../../src/domain/visits/cookie-choice.ts';

const RECEIPT = 'ab'.repeat(16);

let folder: string;
let store: SqliteStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-consent-'));
  store = await openSqliteStore({ path: path.join(folder, 'pinakes.sqlite') });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => runConsentCommand(args, { DATA_DIR: folder });

/** Somebody accepts everything. */
async function accept(): Promise<void> {
  const log = new ConsentLog({
    secrets: {
      randomHex: () => RECEIPT,
      hashToken: (text) => createHash('sha256').update(text).digest('hex'),
    },
    wording: () => ({ locale: 'de', texts: { banner: 'Dürfen wir?' } }),
  });
  const now = Date.UTC(2026, 5, 15, 12, 30);
  const decision = { userId: null, before: UNDECIDED, choices: ACCEPT_ALL, source: 'banner' } as const;
  await store.transaction((tx) => log.record(tx, { ...decision, locale: 'de', now }));
}

test('a receipt leads to what was allowed, and to the texts', async () => {
  await accept();
  const { exitCode, out } = await run('show', RECEIPT.toUpperCase());
  expect(exitCode).toBe(0);
  expect(out).toMatch(/^2026-06-15T12:30:00\.000Z {2}banner$/m);
  expect(out).toMatch(/^ {2}allowed {3}analytics, marketing, personalization$/m);
  expect(out).toMatch(/^ {2}banner: Dürfen wir\?$/m);
  expect(out).toMatch(/^Texts [0-9a-f]{64}, version 1, de, /m);
});

test('the chain is verified', async () => {
  expect(await run('verify')).toEqual({ exitCode: 0, out: 'The consent log is empty.\n', err: '' });
  await accept();
  expect((await run('verify')).out).toMatch(
    /^The consent log is intact: entries 1 to 1, last hash [0-9a-f]{64}\./,
  );
});

test.each([[[]], [['show']], [['show', 'a', 'b']], [['verify', 'now']]])('%j is explained', async (args) => {
  const { exitCode, err } = await run(...args);
  expect([exitCode, err]).toEqual([2, expect.stringContaining('npm run consent -- show RECEIPT')]);
});

test('an unknown receipt is none', async () => {
  expect(await run('show', RECEIPT)).toMatchObject({ exitCode: 2, out: '' });
});
