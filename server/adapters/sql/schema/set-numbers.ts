import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import { ROWS_AT_ONCE } from './rows-at-once.ts';

type NumberColumn =
  | { readonly table: 'pins'; readonly column: 'place' }
  | { readonly table: 'board_sections' | 'boards'; readonly column: 'position' };

/** Updates each row with its own value. One statement for each 500 rows. */
export async function setNumbers(
  db: Kysely<Tables>,
  { table, column }: NumberColumn,
  rows: readonly { readonly id: number; readonly value: number }[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const values = sql.join(
      rows
        .slice(start, start + ROWS_AT_ONCE)
        .map(({ id, value }) => sql`(cast(${id} as bigint), cast(${value} as bigint))`),
    );
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = given.column2
      from (values ${values}) as given where ${sql.ref(`${table}.id`)} = given.column1`.execute(db);
  }
}
