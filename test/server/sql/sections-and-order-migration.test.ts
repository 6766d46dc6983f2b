import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { colorGroupOf } from '../../../src/domain/feeds/color-group.ts';
import { ALL_MIGRATIONS } from '../../../server/adapters/sql/migrations/all-migrations.ts';
import { PLACE_STEP } from '../../../server/adapters/sql/schema/places.ts';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { openTemporarySqlite, type TemporarySqlite } from './temporary-sqlite.ts';

let opened: TemporarySqlite;
afterEach(() => opened.close());

const STEP = ALL_MIGRATIONS.findIndex(({ name }) => name === '0003-sections-and-order');

/** Adds a row; columns that are not named are empty. */
function insert(database: DatabaseSync, table: string, fields: Record<string, string | number>): void {
  const columns = database.prepare(`pragma table_info(${table})`).all();
  const empty = columns
    .filter(({ notnull, name }) => notnull === 1 && !(String(name) in fields))
    .map(({ name, type }) => [String(name), type === 'TEXT' || type === 'text' ? '' : 0] as const);
  const row = { ...Object.fromEntries(empty), ...fields };
  const names = Object.keys(row);
  database
    .prepare(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
    .run(...Object.values(row));
}

test('pins that were there before keep their order and get their groups', async () => {
  opened = await openTemporarySqlite({ migrations: ALL_MIGRATIONS.slice(0, STEP) });
  await opened.store.close();
  const database = new DatabaseSync(opened.path, { enableForeignKeyConstraints: false });
  insert(database, 'pictures', { signature: 'red', dominant_color: '#ff0000' });
  insert(database, 'pictures', { signature: 'blue', dominant_color: '#0000ff' });
  for (const id of [1, 2]) insert(database, 'boards', { id, slug: `${id}`, layout: 'default' });
  for (const [id, board_id, picture_signature, description] of [
    [10, 1, 'red', '#Oak'],
    [11, 2, 'blue', ''],
    [12, 1, 'blue', 'of #ash'],
  ] as const) {
    insert(database, 'pins', { id, board_id, picture_signature, description });
  }
  database.close();

  const store = await openSqliteStore({ path: opened.path, migrations: ALL_MIGRATIONS.slice(0, STEP + 1) });
  await store.close();
  const after = new DatabaseSync(opened.path, { readOnly: true });
  const rows = (sql: string) =>
    after
      .prepare(sql)
      .all()
      .map((row) => Object.values(row));
  expect(rows('select id, place, color_group, interest, via_pin_id from pins order by id')).toEqual([
    [10, PLACE_STEP, colorGroupOf('#ff0000'), '#oak', null],
    [11, PLACE_STEP, colorGroupOf('#0000ff'), '~', null],
    [12, 2 * PLACE_STEP, colorGroupOf('#0000ff'), '#ash', null],
  ]);
  expect(rows('select id, top_place from boards order by id')).toEqual([
    [1, 2 * PLACE_STEP],
    [2, PLACE_STEP],
  ]);
  after.close();
});
