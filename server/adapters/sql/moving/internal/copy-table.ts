import { sql } from 'kysely';
import type { MovingStore } from '../move-store.ts';
import { TableHash, type Fingerprint } from './fingerprint.ts';
import { tablePages, type Row } from './table-pages.ts';
import type { TableShape } from './table-shapes.ts';

/** What was read from the source. */
export type CopiedTable = Fingerprint;

/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535. */
const MOST_PARAMETERS = 30_000;

/** Removes all rows, those that refer to others first. */
export async function emptyTables(target: MovingStore['db'], shapes: readonly TableShape[]): Promise<void> {
  for (const { name } of shapes.toReversed()) await sql`delete from ${sql.id(name)}`.execute(target);
}

/** Copies the rows of one table into the empty one of the target. */
export async function fillTable(
  { source, target }: { readonly source: MovingStore['db']; readonly target: MovingStore['db'] },
  shape: TableShape,
): Promise<CopiedTable> {
  const hash = new TableHash(shape);
  const most = Math.floor(MOST_PARAMETERS / shape.columns.length);
  for await (const rows of tablePages(source, shape)) {
    hash.add(rows);
    for (let at = 0; at < rows.length; at += most) await insert(target, shape, rows.slice(at, at + most));
  }
  return hash.end();
}

async function insert(
  target: MovingStore['db'],
  { name, columns }: TableShape,
  rows: readonly Row[],
): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.id(column)));
  await sql`insert into ${sql.id(name)} (${names}) values ${sql.join(values)}`.execute(target);
}
