import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** What a statement gave: its rows, or how many it changed. Rows are plain values that can cross threads. */
export type StatementResult = { readonly rows: unknown[]; readonly changes: number };

type Values = readonly unknown[];
/** `toRow` is undefined for a statement that returns none. */
type Prepared = {
  readonly statement: StatementSync;
  readonly toRow: ((values: Values) => object) | undefined;
};

/** Statements of one connection, prepared once and kept while they are used. */
export class SqliteStatements {
  readonly #database: DatabaseSync;
  readonly #limit: number;
  readonly #kept = new Map<string, Prepared>();

  /** Keeps at most `limit` statements and forgets the oldest first. */
  constructor(database: DatabaseSync, limit = 400) {
    this.#database = database;
    this.#limit = limit;
  }

  /** @throws {TypeError} for a parameter that SQLite would silently store as NULL. */
  execute(sql: string, parameters: readonly unknown[]): StatementResult {
    const { statement, toRow } = this.#prepare(sql);
    const values = parameters.map(bindable);
    if (toRow !== undefined) return { rows: rowsOf(statement, values, toRow), changes: 0 };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  }

  #prepare(sql: string): Prepared {
    const kept = this.#kept.get(sql);
    if (kept !== undefined) return kept;
    const statement = this.#database.prepare(sql);
    const columns = statement.columns();
    const prepared = { statement, toRow: columns.length > 0 ? rowMaker(columns) : undefined };
    // Objects that node:sqlite makes are hash tables: slower to make, and to read ever after.
    if (columns.length > 0) statement.setReturnArrays(true);
    this.#kept.set(sql, prepared);
    if (this.#kept.size > this.#limit) this.#forgetOldest();
    return prepared;
  }

  #forgetOldest(): void {
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }
}

function rowsOf(
  statement: StatementSync,
  parameters: readonly (string | number | null)[],
  toRow: (values: Values) => object,
): object[] {
  const rows = statement.all(...parameters) as unknown as Values[];
  return rows.map(toRow);
}

/**
 * Makes rows of one shape, all members at once: a loop that sets one after the other takes fifteen times as long.
 * The text that is compiled holds nothing but quoted names of columns.
 */
function rowMaker(columns: readonly { readonly name: string }[]): (values: Values) => object {
  const members = columns.map(({ name }, index) => `${JSON.stringify(name)}:values[${index}]`);
  // eslint-disable-next-line no-new-func
  return new Function('values', `return {${members.join(',')}}`) as (values: Values) => object;
}

function bindable(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(
    `A ${value instanceof Date ? 'Date' : typeof value} cannot be a parameter of a statement.`,
  );
}
