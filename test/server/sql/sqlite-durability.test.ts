import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { startWriter } from './writer-process-under-test.ts';

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
  const integrity = () => {
    const database = new DatabaseSync(path, { readOnly: true });
    const rows = database.prepare('pragma integrity_check').all();
    database.close();
    return rows.map((row) => row['integrity_check']);
  };

  test('everything that was acknowledged is there and the file is sound', async () => {
    const writer = await startWriter(path, 'honest');
    await writer.claims(100);
    const claimed = await writer.kill();

    expect(claimed.length).toBeGreaterThanOrEqual(100);
    expect(await missing(claimed)).toEqual([]);
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
