import { setTimeout } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import type { StoreTransaction } from '../../../application/ports/store.ts';
import type { Logger } from '../../../application/ports/surroundings.ts';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import type { Migration } from '../migrations/migration.ts';
import { AsyncTransactionScope } from '../node/async-transaction-scope.ts';
import type { OnStatement } from '../schema/statement.ts';
import type { Tables } from '../schema/tables.ts';
import { unrecordedMigrations } from '../store/migrate.ts';
import { SqlStore } from '../store/sql-store.ts';
import { StoreUnusable } from '../store/store-unusable.ts';
import { postgresDialect } from './internal/postgres-dialect.ts';
import { migrateDatabase } from './internal/postgres-migration.ts';
import { openPool } from './internal/postgres-pool.ts';
import { TransactionConflict } from './internal/postgres-store-error.ts';
import { unusable } from './internal/postgres-unusable.ts';

export type PostgresStoreOptions = {
  /** The address of the database, with user and password. */
  readonly url: string;
  /** The largest number of connections, at least 2. */
  readonly poolSize: number;
  readonly logger?: Logger;
  /** Called before every statement, also within transactions. */
  readonly onStatement?: OnStatement;
  /** The migrations; tests may pass fewer. */
  readonly migrations?: readonly Migration[];
  /** Released when the store is closed, or cannot be opened. */
  readonly lock?: { release(): void };
};

/** How often a transaction that meets others is run. */
const ATTEMPTS = 12;

/** The longest wait before the second attempt, in milliseconds; it doubles with each one, up to a limit. */
const FIRST_WAIT_MS = 4;
const LONGEST_WAIT_MS = 250;

/**
 * Opens the store in a database of PostgreSQL and migrates its tables.
 * @throws {StoreUnusable} when the database cannot be reached or used, or is newer than this version.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<PostgresStore> {
  const { url, poolSize, logger, onStatement = () => undefined, migrations = ALL_MIGRATIONS, lock } = options;
  try {
    await migrateDatabase({ url, migrations, logger });
  } catch (error) {
    lock?.release();
    throw error instanceof StoreUnusable ? error : unusable(url, error);
  }
  // Of their own: a transaction that reads outside of itself would otherwise wait for a connection that others hold.
  const writers = Math.ceil(poolSize / 2);
  const pools = [poolSize - writers, writers].map((size) => openPool({ url, size, logger }));
  const [reader, writer] = pools.map(
    (pool) => new Kysely<Tables>({ dialect: postgresDialect(pool, onStatement) }),
  );
  return new PostgresStore({ reader: reader!, writer: writer!, pools, migrations, lock });
}

type Opened = {
  readonly reader: Kysely<Tables>;
  readonly writer: Kysely<Tables>;
  /** Their connections. */
  readonly pools: readonly { end(): Promise<void> }[];
  readonly migrations: readonly Migration[];
  readonly lock: { release(): void } | undefined;
};

/**
 * The store in a database of PostgreSQL. Transactions run at the same time and are serializable; one that meets another
 * runs again.
 */
export class PostgresStore extends SqlStore {
  readonly isExclusive: boolean = false;
  readonly #opened: Opened;
  readonly #running = new Set<Promise<unknown>>();
  #closing: Promise<void> | null = null;

  constructor(opened: Opened) {
    super({ ...opened, scope: new AsyncTransactionScope() });
    this.#opened = opened;
  }

  override async transaction<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    if (this.#closing !== null) throw new Error('The store is closed.');
    const running = this.#untilDone(work);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  /** Resolves if the database responds on both kinds of connections; rejects with the reason otherwise. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#opened.reader);
    await sql`select 1`.execute(this.#opened.writer);
  }

  /** True if the tables have another version than this program. */
  async migrationsPending(): Promise<boolean> {
    const pending = await unrecordedMigrations(this.#opened.reader, this.#opened.migrations);
    return pending.length > 0;
  }

  /** Waits for pending transactions, then closes all connections. A second call does nothing. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #untilDone<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await super.transaction(work);
      } catch (error) {
        if (!(error instanceof TransactionConflict) || attempt === ATTEMPTS) throw error;
        // A random wait, so that those who have met do not meet again.
        const longest = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
        await setTimeout(Math.random() * longest);
      }
    }
  }

  async #close(): Promise<void> {
    await Promise.allSettled(this.#running);
    await Promise.all(this.#opened.pools.map((pool) => pool.end()));
    this.#opened.lock?.release();
  }
}
