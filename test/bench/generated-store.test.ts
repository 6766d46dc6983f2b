import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresBulkWriter, sqliteBulkWriter } from '../../bench/generated-store/bulk-writer.ts';
import { writePlan } from '../../bench/generated-store/generate-store.ts';
import { planStore } from '../../bench/generated-store/store-plan.ts';
import { sizeOf } from '../../bench/generated-store/store-size.ts';
import { DERIVED_VALUES, wrongRows } from '../../server/adapters/sql/store/derived-values.ts';
import { openTemporaryStore, type TemporaryStore } from '../server/sql/temporary-store.ts';

const SIZE = { ...sizeOf(2_000, Date.UTC(2026, 5, 1)), people: 40 };
const TABLES = { users: 40, boards: 100, board_slugs: 100, pins: 2_000, pin_favorites: 200 };

let temporary: TemporaryStore;
let indexesBefore: readonly unknown[];
const indexes = () =>
  temporary.rows(
    'url' in temporary
      ? `select indexdef as index from pg_indexes where schemaname = current_schema() order by 1`
      : `select sql as "index" from sqlite_master where type = 'index' and sql is not null order by 1`,
  );

beforeAll(async () => {
  temporary = await openTemporaryStore();
  indexesBefore = await indexes();
  const { url, path } = temporary as TemporaryStore & { url?: string; path?: string };
  const writer = url === undefined ? sqliteBulkWriter(path!) : await postgresBulkWriter(url);
  await writePlan(planStore(SIZE), writer);
});
afterAll(() => temporary.close());

test('has as much as its size says', async () => {
  for (const [table, count] of Object.entries(TABLES)) {
    const [row] = await temporary.rows(`select count(*) as count from ${table}`);
    expect([table, Number(row?.['count'])]).toEqual([table, count]);
  }
});

test.each(DERIVED_VALUES)('$name are right', async (values) => {
  expect(await temporary.rows(wrongRows(values))).toEqual([]);
});

test('refers only to rows that are there', async () => {
  expect(await temporary.dangling()).toEqual([]);
});

test('has the indexes that it had', async () => {
  expect(await indexes()).toEqual(indexesBefore);
});

test('the same size makes the same pins, another seed others', () => {
  const boardsOf = (seed: number) => planStore({ ...SIZE, seed }).pins.boards;
  expect(boardsOf(1)).toEqual(boardsOf(1));
  expect(boardsOf(2)).not.toEqual(boardsOf(1));
});
