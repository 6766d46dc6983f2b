import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SqliteStatements } from '../../../../server/adapters/sql/sqlite/sqlite-statements.ts';

describe('statements of a connection', () => {
  let database: DatabaseSync;
  beforeEach(() => {
    database = new DatabaseSync(':memory:');
    database.exec('create table notes (id integer primary key, text text)');
  });
  afterEach(() => database.close());

  test('give rows or the number of changes', () => {
    const statements = new SqliteStatements(database);

    expect(statements.execute('insert into notes values (?, ?), (2, ?)', [1, 'a', null])).toEqual({
      rows: [],
      changes: 2,
    });
    expect(statements.execute('select text from notes order by id', []).rows).toMatchObject([
      { text: 'a' },
      { text: null },
    ]);
    expect(statements.execute('delete from notes where id = ? returning id', [1]).rows).toMatchObject([
      { id: 1 },
    ]);
  });

  test('give rows whose members are named like their columns, whatever these are called', () => {
    const statements = new SqliteStatements(database);

    expect(
      statements.execute(`select 1 as "a ""b"" \\ }; x", null as "count(*)", 'ü' as "class"`, []).rows,
    ).toEqual([{ 'a "b" \\ }; x': 1, 'count(*)': null, class: 'ü' }]);
  });

  test.each([new Date(), undefined, true, {}])(
    'refuse %s, which would be stored as nothing or not at all',
    (value) => {
      const statements = new SqliteStatements(database);

      expect(() => statements.execute('insert into notes values (1, ?)', [value])).toThrow(TypeError);
      expect(statements.execute('select * from notes', []).rows).toEqual([]);
    },
  );

  test('work however many different ones there are', () => {
    const statements = new SqliteStatements(database, 3);
    for (const round of [1, 2]) {
      for (let number = 0; number < 10; number += 1) {
        const { rows } = statements.execute(`select ${number} as number, ? as round`, [round]);
        expect(rows).toMatchObject([{ number, round }]);
      }
    }
  });
});
