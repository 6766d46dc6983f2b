import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** What a statement gave: its rows, or how many it changed. Rows are plain values that can cross threads. */
export type StatementResult = { readonly rows: unknown[]; readonly changes: number };

type Prepared = { readonly statement: StatementSync; readonly returnsRows: boolean };

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
    const { statement, returnsRows } = this.#prepare(sql);
    const values = parameters.map(bindable);
    if (returnsRows) return { rows: statement.all(...values), changes: 0 };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  }

  #prepare(sql: string): Prepared {
    const kept = this.#kept.get(sql);
    if (kept !== undefined) return kept;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
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

function bindable(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(
    `A ${value instanceof Date ? 'Date' : typeof value} cannot be a parameter of a statement.`,
  );
}
