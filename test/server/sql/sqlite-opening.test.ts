import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { StoreUnusable } from '../../../server/adapters/sql/store/store-unusable.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aUserRecord } from '../../builders/a-user-record.ts';

describe('opening a store', () => {
  let directory: string;
  let path: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pinakes-opening-'));
    path = join(directory, 'data', 'pinakes.sqlite');
  });
  afterEach(() => rm(directory, { recursive: true }));

  test('makes the directory, and a file that is its owner’s alone', async () => {
    const store = await openSqliteStore({ path });
    await store.close();

    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('finds again what was stored before', async () => {
    const ada = aUserRecord();
    const first = await openSqliteStore({ path });
    await first.transaction((tx) => tx.users.insert(ada));
    await first.close();

    const second = await openSqliteStore({ path });
    expect(await second.users.find(ada.id)).toEqual(ada);
    await second.close();
  });

  test('says what is wrong with a file that is no store, and leaves it alone', async () => {
    await mkdir(join(directory, 'data'));
    await writeFile(
      path,
      'a letter to my grandmother, longer than the header of a database would be'.repeat(20),
    );

    await expect(openSqliteStore({ path })).rejects.toThrow(StoreUnusable);
    await expect(openSqliteStore({ path })).rejects.toThrow('file is not a database');
    expect((await stat(path)).size).toBe(1460);
  });

  test('says what is wrong when there can be no file', async () => {
    await writeFile(join(directory, 'data'), 'not a directory');

    await expect(openSqliteStore({ path })).rejects.toThrow(StoreUnusable);
  });

  test('fails when the program of the writing thread is not there', async () => {
    const workerUrl = new URL('./no-such-worker.ts', import.meta.url);

    await expect(openSqliteStore({ path, workerUrl })).rejects.toThrow(StoreUnusable);
    const store = await openSqliteStore({ path });
    await store.close();
  });

  test('closing waits for what was begun and refuses what comes later', async () => {
    const store = await openSqliteStore({ path });
    const insert = (id: string) =>
      store.transaction((tx) => tx.users.insert(aUserRecord({ id: toUserId(id), username: id, email: id })));
    const begun = Promise.all([insert('1'), insert('2'), insert('3')]);
    const closing = store.close();

    await expect(insert('4')).rejects.toThrow('closed');
    await begun;
    await closing;
    await store.close();
    await expect(store.ping()).rejects.toThrow();

    const again = await openSqliteStore({ path });
    expect(await again.users.find(toUserId('3'))).toBeDefined();
    expect(await again.users.find(toUserId('4'))).toBeUndefined();
    await again.close();
  });
});
