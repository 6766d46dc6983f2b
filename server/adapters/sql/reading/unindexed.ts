import { sql, type Expression } from 'kysely';

/** Hides the column from the engine's choice of an index, because another condition is more selective. */
export function unindexed(column: string): Expression<number> {
  return sql<number>`+${sql.ref(column)}`;
}
