import { sql, type Kysely } from 'kysely';
import type { TableShape } from './table-shapes.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Rows of one query: few enough for memory, enough that queries cost little. */
const PAGE_ROWS = 2_000;

/**
 * All rows of a table in the order of its key, in pages. Both engines order texts by code point, so that it is the same
 * order. A table without a key is small and comes in one page, in the order of all columns.
 */
export async function* tablePages<T>(
  db: Kysely<T>,
  { name, columns, key }: TableShape,
): AsyncIterable<readonly Row[]> {
  const selection = list(columns);
  if (key.length === 0) {
    const { rows } = await sql<Row>`select ${selection} from ${sql.id(name)} order by ${selection}`.execute(
      db,
    );
    if (rows.length > 0) yield rows;
    return;
  }
  let last: Row | null = null;
  for (;;) {
    const after: ReturnType<typeof sql> =
      last === null ? sql`` : sql`where (${list(key)}) > (${sql.join(key.map((column) => last![column]))})`;
    const { rows }: { rows: Row[] } = await sql<Row>`
      select ${selection} from ${sql.id(name)} ${after} order by ${list(key)} limit ${PAGE_ROWS}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) return;
    last = rows.at(-1)!;
  }
}

function list(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.id(column)));
}
