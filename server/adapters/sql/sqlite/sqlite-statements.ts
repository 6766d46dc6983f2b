import { bindable, type SqlValue } from '../schema/statement.ts';

/** A statement of an SQLite engine, with the interface of `node:sqlite`. */
export interface SqliteStatement {
  columns(): readonly { readonly name: string }[];
  /** With `true`, later rows are arrays of values. */
  setReturnArrays(enabled: boolean): void;
  all(...values: SqlValue[]): unknown[];
  run(...values: SqlValue[]): { readonly changes: number | bigint };
  /** Frees the engine's memory of the statement, where garbage collection does not. */
  finalize?(): void;
}

/** One connection of an SQLite engine; it works synchronously in this thread. */
export interface SqliteDatabase {
  prepare(sql: string): SqliteStatement;
}

/**
 * The result of a statement: its rows, or the number of changed rows. Rows are plain values that can be sent between
 * threads.
 */
export type StatementResult = { readonly rows: unknown[]; readonly changes: number };

type Values = readonly unknown[];
/** `toRow` is undefined for a statement that returns no rows. */
type Prepared = {
  readonly statement: SqliteStatement;
  readonly toRow: ((values: Values) => object) | undefined;
};

/** A cache of the prepared statements of one connection. */
export class SqliteStatements {
  readonly #database: SqliteDatabase;
  readonly #limit: number;
  readonly #cache = new Map<string, Prepared>();

  /** Caches at most `limit` statements; the least recently used one is dropped first. */
  constructor(database: SqliteDatabase, limit = 400) {
    this.#database = database;
    this.#limit = limit;
  }

  /** @throws {TypeError} for a parameter of another type. */
  execute(sql: string, parameters: readonly unknown[]): StatementResult {
    const { statement, toRow } = this.#prepare(sql);
    const values = parameters.map(bindable);
    if (toRow !== undefined) return { rows: rowsOf(statement, values, toRow), changes: 0 };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  }

  /** Finalizes every statement. */
  close(): void {
    for (const { statement } of this.#cache.values()) statement.finalize?.();
    this.#cache.clear();
  }

  #prepare(sql: string): Prepared {
    const cached = this.#cache.get(sql);
    if (cached !== undefined) return cached;
    const statement = this.#database.prepare(sql);
    const columns = statement.columns();
    const prepared = { statement, toRow: columns.length > 0 ? rowMaker(columns) : undefined };
    // Objects from node:sqlite are in dictionary mode: slower to create, and slower to read later.
    if (columns.length > 0) statement.setReturnArrays(true);
    this.#cache.set(sql, prepared);
    if (this.#cache.size > this.#limit) this.#forgetOldest();
    return prepared;
  }

  #forgetOldest(): void {
    for (const [oldest, { statement }] of this.#cache) {
      this.#cache.delete(oldest);
      statement.finalize?.();
      return;
    }
  }
}

function rowsOf(
  statement: SqliteStatement,
  parameters: readonly SqlValue[],
  toRow: (values: Values) => object,
): object[] {
  const rows = statement.all(...parameters) as unknown as Values[];
  return rows.map(toRow);
}

/**
 * Compiles a function that creates rows of one shape in a single object literal; setting the members in a loop takes
 * fifteen times as long. The compiled text contains only quoted column names.
 */
function rowMaker(columns: readonly { readonly name: string }[]): (values: Values) => object {
  const members = columns.map(({ name }, index) => `${JSON.stringify(name)}:values[${index}]`);
  // eslint-disable-next-line no-new-func
  return new Function('values', `return {${members.join(',')}}`) as (values: Values) => object;
}
