import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore, type SqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { runUserCommand } from '../../../server/composition/user-command.ts';
import { aUserRecord } from '../../builders/a-user-record.ts';

let folder: string;
let store: SqliteStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-user-'));
  store = await openSqliteStore({ path: path.join(folder, 'pinakes.sqlite') });
  await store.transaction((tx) => tx.users.insert(aUserRecord({ username: 'ada' })));
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const run = (args: readonly string[], environment: Record<string, string> = {}) =>
  runUserCommand(args, { DATA_DIR: folder, PORT: '3210', ...environment });

describe('user reset', () => {
  test.each(['ada', 'ADA', 'ada@example.org'])(
    'gives a link for %s beside a running server',
    async (name) => {
      const { exitCode, out } = await run(['reset', name]);
      expect(exitCode).toBe(0);
      const link = new URL(out.trim());
      expect(link.origin + link.pathname).toBe('http://localhost:3210/pw/ada');
      const kept = await store.mailTokens.find(link.searchParams.get('t') ?? '', 'reset');
      expect(kept).toBeUndefined();
      expect(await store.mailTokens.countSince('ada@example.org', 'reset', 0)).toBe(1);
    },
  );

  test('works while the server is not running, and names the public address', async () => {
    await store.close();
    const { out } = await run(['reset', 'ada'], { PUBLIC_URL: 'https://pins.example' });
    expect(out).toMatch(/^https:\/\/pins\.example\/pw\/ada\?t=[0-9a-f]{64}&e=\d+\n$/);
  });

  test.each([
    [['reset', 'nobody'], 2, /Nobody is called nobody/],
    [['reset'], 2, /npm run user/],
    [[], 2, /npm run user/],
    [['remove', 'ada'], 2, /npm run user/],
  ])('with %j ends with %i and says why', async (args, exitCode, message) => {
    const outcome = await run(args);
    expect(outcome).toMatchObject({ exitCode, out: '' });
    expect(outcome.err).toMatch(message);
  });

  test('does not make a store where there is none', async () => {
    const outcome = await run(['reset', 'ada'], { DATA_DIR: path.join(folder, 'elsewhere') });
    expect(outcome.exitCode).toBe(4);
  });
});
