import type { Database } from '@sqlite.org/sqlite-wasm';
import { Kysely, sql } from 'kysely';
import type { StoreTransaction } from '../../../application/ports/store.ts';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import type { Tables } from '../schema/tables.ts';
import { migrate, pendingMigrations } from '../store/migrate.ts';
import { localSqliteDialect, sqliteDialect, type StatementRunner } from '../sqlite/sqlite-dialect.ts';
import { sqliteFailure } from '../sqlite/sqlite-failure.ts';
import { storeErrorOf } from '../sqlite/sqlite-store-error.ts';
import { SqliteStatements, type StatementResult } from '../sqlite/sqlite-statements.ts';
import { SqlStore, type TransactionScope } from '../store/sql-store.ts';
import { WasmDatabase } from './internal/wasm-database.ts';

export type WasmStoreOptions = {
  /** Opens one more connection to the same database. */
  readonly open: () => Database;
  /** Milliseconds since the epoch, for the migrations. */
  readonly now: number;
  /** Detects nested transactions; without it they wait for ever. */
  readonly scope?: TransactionScope | undefined;
};

/**
 * Opens the store over SQLite compiled to WebAssembly and migrates its tables. Everything runs in this thread.
 * @throws {StoreUnusable} when it is newer than this version.
 */
export async function openWasmStore({ open, now, scope }: WasmStoreOptions): Promise<WasmSqliteStore> {
  const writer = new WasmDatabase(open());
  // Nothing reaches the file before the commit, so that the read connection never sees half a transaction.
  writer.exec('pragma cache_spill = off; pragma foreign_keys = on; pragma trusted_schema = off');
  const db = new Kysely<unknown>({ dialect: localSqliteDialect(writer, () => undefined) });
  const steps = await pendingMigrations(db, ALL_MIGRATIONS);
  if (steps.length > 0) await migrate(db, steps, { types: { integer: 'integer', counting: 'integer' }, now });
  const reader = new WasmDatabase(open());
  reader.exec('pragma query_only = on; pragma trusted_schema = off');
  return new WasmSqliteStore(writer, reader, scope ?? { run: (work) => work(), isInside: () => false });
}

/** A write connection and a read connection, as in the store of the server. */
export class WasmSqliteStore extends SqlStore {
  readonly isExclusive: boolean = true;
  readonly #writing: Connection;
  readonly #reading: Connection;
  readonly #reader: Kysely<Tables>;
  readonly #writer: Kysely<Tables>;
  #closing: Promise<void> | null = null;

  constructor(writer: WasmDatabase, reader: WasmDatabase, scope: TransactionScope) {
    const writing = new Connection(writer);
    const reading = new Connection(reader);
    const ofWriter = new Kysely<Tables>({ dialect: dialectOf(writing, true) });
    const ofReader = new Kysely<Tables>({ dialect: dialectOf(reading, false) });
    super({ reader: ofReader, writer: ofWriter, scope });
    this.#writing = writing;
    this.#reading = reading;
    this.#writer = ofWriter;
    this.#reader = ofReader;
  }

  override async transaction<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    if (this.#closing !== null) throw new Error('The store is closed.');
    return await super.transaction(work);
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#reader);
  }

  async migrationsPending(): Promise<boolean> {
    return (await pendingMigrations(this.#reader, ALL_MIGRATIONS)).length > 0;
  }

  /** Waits for pending transactions. A second call does nothing. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#writer.connection().execute(async () => undefined);
    this.#writing.close();
    this.#reading.close();
  }
}

function dialectOf(connection: Connection, oneAtATime: boolean) {
  return sqliteDialect(connection, { onStatement: () => undefined, oneAtATime });
}

class Connection implements StatementRunner {
  readonly #database: WasmDatabase;
  readonly #statements: SqliteStatements;

  constructor(database: WasmDatabase) {
    this.#database = database;
    this.#statements = new SqliteStatements(database);
  }

  /** @throws {NotUnique} @throws {StoreFull} */
  execute(text: string, parameters: readonly unknown[]): StatementResult {
    try {
      return this.#statements.execute(text, parameters);
    } catch (error) {
      if (error instanceof TypeError) throw error;
      throw storeErrorOf(sqliteFailure(error));
    }
  }

  close(): void {
    this.#statements.close();
    this.#database.close();
  }
}
