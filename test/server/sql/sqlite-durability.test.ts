import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { runUntilKilled } from './killed-process-under-test.ts';
import { HALVES, startWriter } from './writer-process-under-test.ts';
import { aUserRecord } from '../../builders/a-user-record.ts';

describe('when the process is killed', () => {
  let directory: string;
  let path: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pinakes-durability-'));
    path = join(directory, 'pinakes.sqlite');
  });
  afterEach(() => rm(directory, { recursive: true }));

  const missing = async (claimed: readonly string[]) => {
    const store = await openSqliteStore({ path });
    const found = await Promise.all(claimed.map((id) => store.users.find(toUserId(id))));
    await store.close();
    return claimed.filter((_, index) => found[index] === undefined);
  };
  /** Users without their job, or the other way round. */
  const halves = () => {
    const database = new DatabaseSync(path, { readOnly: true });
    const rows = database.prepare(HALVES).all();
    database.close();
    return rows;
  };
  const integrity = () => {
    const database = new DatabaseSync(path, { readOnly: true });
    const rows = database.prepare('pragma integrity_check').all();
    database.close();
    return rows.map((row) => row['integrity_check']);
  };

  test('everything that was acknowledged is there and the file is sound', async () => {
    const claimed: string[] = [];
    for (const firstId of [1, 100_000]) {
      const writer = await startWriter(path, 'honest', firstId);
      await writer.claims(60);
      claimed.push(...(await writer.kill()));
    }

    expect(claimed.length).toBeGreaterThanOrEqual(120);
    expect(await missing(claimed)).toEqual([]);
    expect(halves()).toEqual([]);
    expect(integrity()).toEqual(['ok']);
  });

  test('in the middle of a migration, the store is as before, and the next start migrates it', async () => {
    const store = await openSqliteStore({ path });
    await store.transaction((tx) => tx.users.insert(aUserRecord({ id: toUserId('1') })));
    await store.close();
    expect(await runUntilKilled('migrate', path)).toBe('SIGKILL');

    const database = new DatabaseSync(path);
    expect(database.prepare("select name from sqlite_master where name = 'half'").all()).toEqual([]);
    database.close();
    expect(await missing(['1'])).toEqual([]);
    expect(integrity()).toEqual(['ok']);
  });

  test('what was claimed before its transaction had ended is missing, which this test would notice', async () => {
    const writer = await startWriter(path, 'hasty');
    await writer.claims(100);
    const claimed = await writer.kill();

    expect(await missing(claimed)).toEqual(['100']);
    expect(integrity()).toEqual(['ok']);
  });
});
