import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { StoreLocked } from '../../../../server/adapters/sql/store/store-unusable.ts';
import { startWriter } from '../writer-process-under-test.ts';

describe('the lock of the store', () => {
  let directory: string;
  let path: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pinakes-lock-'));
    path = join(directory, 'pinakes.sqlite');
  });
  afterEach(() => rm(directory, { recursive: true }));

  test('keeps a second process out, and goes with the first even when that is killed', async () => {
    const other = await startWriter(path, 'idle');
    await expect(openSqliteStore({ path })).rejects.toBeInstanceOf(StoreLocked);
    await expect(openSqliteStore({ path })).rejects.toThrow(directory);

    await other.kill();
    const store = await openSqliteStore({ path });
    await store.ping();
    await store.close();
  });

  test('keeps the same process from opening it twice, until it is closed', async () => {
    const first = await openSqliteStore({ path });
    await expect(openSqliteStore({ path })).rejects.toBeInstanceOf(StoreLocked);
    await first.ping();
    await first.close();

    const second = await openSqliteStore({ path });
    await second.close();
  });
});
