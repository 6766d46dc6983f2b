import type { Database, PreparedStatement } from '@sqlite.org/sqlite-wasm';
import type { SqlValue } from '../../schema/statement.ts';
import type { SqliteDatabase, SqliteStatement } from '../../sqlite/sqlite-statements.ts';

/** A connection of SQLite compiled to WebAssembly with the interface and errors of `node:sqlite`. */
export class WasmDatabase implements SqliteDatabase {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  prepare(sql: string): SqliteStatement {
    return new WasmStatement(
      this.#database,
      withNodeError(() => this.#database.prepare(sql)),
    );
  }

  exec(sql: string): void {
    withNodeError(() => this.#database.exec(sql));
  }

  close(): void {
    this.#database.close();
  }
}

class WasmStatement implements SqliteStatement {
  readonly #database: Database;
  readonly #statement: PreparedStatement;

  constructor(database: Database, statement: PreparedStatement) {
    this.#database = database;
    this.#statement = statement;
  }

  columns(): readonly { readonly name: string }[] {
    return this.#statement.columnCount === 0
      ? []
      : this.#statement.getColumnNames().map((name) => ({ name }));
  }

  /** They always are. */
  setReturnArrays(): void {}

  all(...values: SqlValue[]): unknown[] {
    return this.#run(values, () => {
      const rows: unknown[] = [];
      while (this.#statement.step()) rows.push(this.#statement.get([]));
      return rows;
    });
  }

  run(...values: SqlValue[]): { readonly changes: number } {
    return this.#run(values, () => {
      this.#statement.step();
      return { changes: Number(this.#database.changes()) };
    });
  }

  finalize(): void {
    this.#statement.finalize();
  }

  #run<T>(values: SqlValue[], work: () => T): T {
    return withNodeError(() => {
      try {
        if (values.length > 0) this.#statement.bind(values);
        return work();
      } finally {
        this.#statement.reset(true);
      }
    });
  }
}

/** `SQLITE_FULL: sqlite3 result code 13: database or disk is full` */
const PREFIX = /^SQLITE_\w+: sqlite3 result code \d+: /;

function withNodeError<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof Error) || !('resultCode' in cause)) throw cause;
    const error = new Error(cause.message.replace(PREFIX, ''), { cause });
    throw Object.assign(error, { errcode: Number(cause.resultCode) });
  }
}
