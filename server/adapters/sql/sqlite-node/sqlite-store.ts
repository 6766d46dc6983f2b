import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { DatabaseSync } from 'node:sqlite';
import type { StoreTransaction } from '../../../application/ports/store.ts';
import type { Logger } from '../../../application/ports/surroundings.ts';
import { pendingMigrations } from '../store/migrate.ts';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import type { Migration } from '../migrations/migration.ts';
import { SqlStore, type SqlConnections } from '../store/sql-store.ts';
import { AsyncTransactionScope } from '../node/async-transaction-scope.ts';
import { openForReading } from './internal/sqlite-connection.ts';
import type { OnStatement } from '../schema/statement.ts';
import { localSqliteDialect, sqliteDialect } from '../sqlite/sqlite-dialect.ts';
import { lockStore } from './internal/sqlite-lock.ts';
import { migrateSqliteFile } from './internal/sqlite-migration.ts';
import { besideThisFile, SqliteWriteThread } from './internal/sqlite-write-thread.ts';
import { StoreUnusable } from '../store/store-unusable.ts';
import type { Tables } from '../schema/tables.ts';

export type SqliteStoreOptions = {
  /** The database file; it, its directory and its lock file are created when they are missing. */
  readonly path: string;
  /** The program of the write thread; beside this file unless the bundler has moved it. */
  readonly workerUrl?: URL;
  readonly logger?: Logger;
  /** Called before every statement, also within transactions. */
  readonly onStatement?: OnStatement;
  /** Called when a transaction is asked for (1), and when it has ended (-1). */
  readonly onTransaction?: SqlConnections['onTransaction'];
  /** The migrations; tests may pass fewer. */
  readonly migrations?: readonly Migration[];
};

/**
 * Opens the store for this process alone and migrates its tables.
 * @throws {StoreLocked} when another process has it open.
 * @throws {StoreUnusable} when it cannot be read or written, is no store, or is newer than this version.
 */
export async function openSqliteStore(options: SqliteStoreOptions): Promise<SqliteStore> {
  const { path, logger, onStatement = () => undefined, onTransaction, migrations = ALL_MIGRATIONS } = options;
  let lock;
  try {
    makeSqliteFile(path);
    lock = lockStore(path);
    await migrateSqliteFile(path, { migrations, logger });
    const thread = new SqliteWriteThread({
      path,
      workerUrl: options.workerUrl ?? besideThisFile(),
      onDeath: (error) => logger?.error('store.writer_died', { error }),
    });
    await thread.execute('select 1', []);
    return new SqliteStore({
      database: openForReading(path),
      thread,
      lock,
      onStatement,
      onTransaction,
      migrations,
    });
  } catch (error) {
    lock?.release();
    if (error instanceof StoreUnusable) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreUnusable(`The store ${path} cannot be used: ${reason}.`, { cause: error });
  }
}

/** Creates an empty database file that only its owner may read, and its directory, if they are missing. */
export function makeSqliteFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, 'a', 0o600));
}

type Opened = {
  readonly database: DatabaseSync;
  readonly thread: SqliteWriteThread;
  readonly lock: { release(): void };
  readonly onStatement: OnStatement;
  readonly onTransaction: SqlConnections['onTransaction'];
  readonly migrations: readonly Migration[];
};

/**
 * The store in one SQLite file. It reads on this thread, where an indexed read takes microseconds, and writes on
 * another one, where a transaction may wait for the disk.
 */
export class SqliteStore extends SqlStore {
  readonly isExclusive: boolean = true;
  readonly #opened: Opened;
  readonly #reader: Kysely<Tables>;
  readonly #writer: Kysely<Tables>;
  #closing: Promise<void> | null = null;

  constructor(opened: Opened) {
    const { database, thread, onStatement, onTransaction } = opened;
    const reader = new Kysely<Tables>({ dialect: localSqliteDialect(database, onStatement) });
    const writer = new Kysely<Tables>({ dialect: sqliteDialect(thread, { onStatement, oneAtATime: true }) });
    super({ reader, writer, scope: new AsyncTransactionScope(), onTransaction });
    this.#opened = opened;
    this.#reader = reader;
    this.#writer = writer;
  }

  override async transaction<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    if (this.#closing !== null) throw new Error('The store is closed.');
    return await super.transaction(work);
  }

  /** Resolves if both threads respond; rejects with the reason otherwise. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#reader);
    await this.#opened.thread.execute('select 1', []);
  }

  /** True if the tables have another version than this program. */
  async migrationsPending(): Promise<boolean> {
    const pending = await pendingMigrations(this.#reader, this.#opened.migrations);
    return pending.length > 0;
  }

  /** Waits for pending transactions, then closes the file. A second call does nothing. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    const { database, thread, lock } = this.#opened;
    await this.#writer.connection().execute(async () => undefined);
    await thread.close();
    database.close();
    lock.release();
  }
}
