/** What SQLite keeps and takes here. */
export type SqliteValue = string | number | null;

/** A statement of an SQLite engine, in the form that `node:sqlite` gives it. */
export interface SqliteStatement {
  columns(): readonly { readonly name: string }[];
  /** With `true` rows are lists of values from now on. */
  setReturnArrays(enabled: boolean): void;
  all(...values: SqliteValue[]): unknown[];
  run(...values: SqliteValue[]): { readonly changes: number | bigint };
  /** Frees what the engine keeps for it, where garbage collection does not. */
  finalize?(): void;
}

/** One connection of an SQLite engine; everything on it runs at once, in this thread. */
export interface SqliteDatabase {
  prepare(sql: string): SqliteStatement;
}

/** What a statement gave: its rows, or how many it changed. Rows are plain values that can cross threads. */
export type StatementResult = { readonly rows: unknown[]; readonly changes: number };

type Values = readonly unknown[];
/** `toRow` is undefined for a statement that returns none. */
type Prepared = {
  readonly statement: SqliteStatement;
  readonly toRow: ((values: Values) => object) | undefined;
};

/** Statements of one connection, prepared once and kept while they are used. */
export class SqliteStatements {
  readonly #database: SqliteDatabase;
  readonly #limit: number;
  readonly #kept = new Map<string, Prepared>();

  /** Keeps at most `limit` statements and forgets the oldest first. */
  constructor(database: SqliteDatabase, limit = 400) {
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

  /** Lets go of every statement. */
  close(): void {
    for (const { statement } of this.#kept.values()) statement.finalize?.();
    this.#kept.clear();
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
    for (const [oldest, { statement }] of this.#kept) {
      this.#kept.delete(oldest);
      statement.finalize?.();
      return;
    }
  }
}

function rowsOf(
  statement: SqliteStatement,
  parameters: readonly SqliteValue[],
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

function bindable(value: unknown): SqliteValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(
    `A ${value instanceof Date ? 'Date' : typeof value} cannot be a parameter of a statement.`,
  );
}
