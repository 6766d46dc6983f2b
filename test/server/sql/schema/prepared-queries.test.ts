import { constants, DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PreparedQueries } from '../../../../server/adapters/sql/schema/prepared-queries.ts';
import { localSqliteDialect } from '../../../../server/adapters/sql/sqlite/sqlite-dialect.ts';
import type { Tables } from '../../../../server/adapters/sql/schema/tables.ts';

describe('prepared queries', () => {
  const statements = new Set<string>();
  let db: Kysely<Tables>;
  let prepared: PreparedQueries;
  let database: DatabaseSync;
  beforeEach(() => {
    database = new DatabaseSync(':memory:');
    database.exec('create table uploads (id integer primary key, user_id integer, created_at integer)');
    for (let id = 1; id <= 600; id += 1) database.exec(`insert into uploads values (${id}, ${id % 2}, 0)`);
    statements.clear();
    db = new Kysely<Tables>({ dialect: localSqliteDialect(database, (sql) => statements.add(sql)) });
    prepared = new PreparedQueries();
  });
  afterEach(() => database.close());

  const find = async (keys: readonly number[], user: number, limit = 1000) => {
    const rows = await prepared.rows(db, 'uploads', { keys, user, limit }, ({ keys, user, limit }) =>
      db
        .selectFrom('uploads')
        .select('id')
        .where('id', 'in', keys)
        .where('user_id', '=', user)
        .orderBy('id')
        .limit(limit),
    );
    return rows.map(({ id }) => id);
  };

  test('answer with the values of each call', async () => {
    expect(await find([1, 2, 3], 1)).toEqual([1, 3]);
    expect(await find([3, 4, 6], 0)).toEqual([4, 6]);
    expect(await find([3, 4, 6], 0, 1)).toEqual([4]);
  });

  test('take lists of any length and need few statements for them', async () => {
    for (let length = 1; length <= 600; length += 7) {
      const keys = Array.from({ length }, (_, index) => index + 1);
      expect(await find(keys, 1)).toEqual(keys.filter((key) => key % 2 === 1));
    }
    expect(statements.size).toBeLessThanOrEqual(11);
  });

  test('are prepared once, whatever their limit is', async () => {
    let preparations = 0;
    // SQLite asks the authorizer while it prepares a statement, never while it runs one.
    database.setAuthorizer(() => {
      preparations += 1;
      return constants.SQLITE_OK;
    });
    await find([1], 1, 10);
    const first = preparations;
    await find([2], 0, 11);
    await find([2], 0, 12);
    expect(first).toBeGreaterThan(0);
    expect(preparations).toBe(first);
  });
});
