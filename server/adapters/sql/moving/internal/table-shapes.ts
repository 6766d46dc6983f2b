import { sql, type Kysely } from 'kysely';

/** What a copy needs to know of a table. */
export type TableShape = {
  readonly name: string;
  /** By name, so that both engines hash them in the same order. */
  readonly columns: readonly string[];
  /** The columns of the primary key in their order; none for a table without one. */
  readonly key: readonly string[];
};

type Described = TableShape & { readonly references: readonly string[] };

/**
 * Tables that are not copied: those of the engine, the list of applied migrations, the changes for the index of
 * discovery, which is built anew, and what running processes tell each other.
 */
const OWN = /^(sqlite_|migrations$|discovery_changes$|processes$|announcements$|use_counts$|create_answers$)/;

/**
 * The tables of a SQLite store; those of the other engine are the same. Each stands behind the tables that it refers
 * to.
 */
export async function readTableShapes<T>(sqlite: Kysely<T>): Promise<readonly TableShape[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    sqlite,
  );
  const tables: Described[] = [];
  for (const { name } of rows) if (!OWN.test(name)) tables.push(await describe(sqlite, name));
  return inOrder(tables);
}

async function describe<T>(db: Kysely<T>, name: string): Promise<Described> {
  type Column = { readonly name: string; readonly pk: number };
  const columns = await sql<Column>`select name, pk from pragma_table_info(${name})`.execute(db);
  const foreign = await sql<{ to_table: string }>`
    select distinct "table" as to_table from pragma_foreign_key_list(${name})`.execute(db);
  const key = columns.rows.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  return {
    name,
    columns: columns.rows.map((column) => column.name).sort(),
    key: key.map((column) => column.name),
    // Rows that refer to their own table come after those that they refer to: ids grow.
    references: foreign.rows.map(({ to_table }) => to_table).filter((other) => other !== name),
  };
}

function inOrder(tables: readonly Described[]): readonly TableShape[] {
  const ordered: TableShape[] = [];
  let left = [...tables].sort((one, other) => (one.name < other.name ? -1 : 1));
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const next = left.filter(({ references }) => !references.some((other) => waiting.has(other)));
    if (next.length === 0) throw new Error(`These tables refer to each other: ${[...waiting].join(', ')}.`);
    ordered.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}
