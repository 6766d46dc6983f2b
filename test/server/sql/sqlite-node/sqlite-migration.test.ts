import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { ALL_MIGRATIONS } from '../../../../server/adapters/sql/migrations/all-migrations.ts';
import type { Migration } from '../../../../server/adapters/sql/migrations/migration.ts';
import { openSqliteStore } from '../../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { StoreUnusable } from '../../../../server/adapters/sql/store/store-unusable.ts';
import { aUserRecord } from '../../../builders/a-user-record.ts';
import { openTemporarySqlite, type TemporarySqlite } from '../temporary-sqlite.ts';

const addMoods: Migration = {
  name: '9001-add-moods',
  up: async (db) => {
    await db.schema.createTable('moods').addColumn('name', 'text').execute();
  },
};
const fail: Migration = {
  name: '9002-fail',
  up: async (db) => {
    await sql`delete from users`.execute(db);
    await sql`select * from nothing`.execute(db);
  },
};

describe('migrations', () => {
  let opened: TemporarySqlite;
  afterEach(() => opened.close());

  const openWith = async (migrations: readonly Migration[]) => {
    const store = await openSqliteStore({ path: opened.path, migrations });
    const pending = await store.migrationsPending();
    await store.close();
    return pending;
  };
  const query = (statement: string, path = opened.path) => {
    const database = new DatabaseSync(path, { readOnly: true });
    const rows = database.prepare(statement).all();
    database.close();
    return rows.map((row) => ({ ...row }));
  };

  test('are taken once each, in order, and noted with the time', async () => {
    const before = Date.now();
    opened = await openTemporarySqlite();
    expect(await opened.store.migrationsPending()).toBe(false);
    await opened.store.close();
    expect(await openWith([...ALL_MIGRATIONS, addMoods])).toBe(false);
    expect(await openWith([...ALL_MIGRATIONS, addMoods])).toBe(false);

    const rows = query('select name, applied_at from migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual([...ALL_MIGRATIONS, addMoods].map(({ name }) => name));
    for (const { applied_at } of rows) expect(applied_at).toBeGreaterThanOrEqual(before);
    expect(query('select * from moods')).toEqual([]);
  });

  test('leave everything as it was when one fails', async () => {
    opened = await openTemporarySqlite();
    await opened.store.transaction((tx) => tx.users.insert(aUserRecord()));
    await opened.store.close();

    await expect(openWith([...ALL_MIGRATIONS, addMoods, fail])).rejects.toThrow(StoreUnusable);
    expect(query('select username from users')).toEqual([{ username: 'ada' }]);
    expect(query(`select name from sqlite_master where name = 'moods'`)).toEqual([]);
    expect(await openWith(ALL_MIGRATIONS)).toBe(false);
  });

  test('copy a store that holds something before they change it', async () => {
    opened = await openTemporarySqlite();
    await opened.store.transaction((tx) => tx.users.insert(aUserRecord()));
    await opened.store.close();
    await openWith([...ALL_MIGRATIONS, addMoods]);

    const copies = (await readdir(dirname(opened.path))).filter((name) => name.includes('.before-'));
    expect(copies).toEqual(['pinakes.sqlite.before-9001-add-moods']);
    expect(query('select username from users', `${opened.path}.before-9001-add-moods`)).toEqual([
      { username: 'ada' },
    ]);
  });

  test('of a newer version keep this one from opening the store', async () => {
    opened = await openTemporarySqlite({ migrations: [...ALL_MIGRATIONS, addMoods] });
    await opened.store.close();

    await expect(openWith(ALL_MIGRATIONS)).rejects.toThrow(StoreUnusable);
    await expect(openWith(ALL_MIGRATIONS)).rejects.toThrow('newer version of Pinakes');
    expect(await openWith([...ALL_MIGRATIONS, addMoods])).toBe(false);
  });
});
