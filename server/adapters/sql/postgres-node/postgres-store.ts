import { Kysely } from 'kysely';
import type { StoreTransaction } from '../../../application/ports/store.ts';
import type { Logger } from '../../../application/ports/surroundings.ts';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import type { Migration } from '../migrations/migration.ts';
import { AsyncTransactionScope } from '../node/async-transaction-scope.ts';
import type { OnStatement } from '../schema/statement.ts';
import type { Tables } from '../schema/tables.ts';
import { unrecordedMigrations } from '../store/migrate.ts';
import { SqlStore, type SqlConnections } from '../store/sql-store.ts';
import { StoreUnusable } from '../store/store-unusable.ts';
import { postgresDialect } from './internal/postgres-dialect.ts';
import { migrateDatabase } from './internal/postgres-migration.ts';
import { checkPool, openPool, PATIENCE, type Patience } from './internal/postgres-pool.ts';
import { unusable } from './internal/postgres-unusable.ts';
import { untilNoConflict } from './internal/until-no-conflict.ts';

export type PostgresStoreOptions = {
  /** The address of the database, with user and password. */
  readonly url: string;
  /** The largest number of connections, at least 2. */
  readonly poolSize: number;
  readonly logger?: Logger;
  /** Called before every statement, also within transactions. */
  readonly onStatement?: OnStatement;
  /** Called when a transaction is asked for (1), and when it has ended (-1). */
  readonly onTransaction?: SqlConnections['onTransaction'];
  /** The migrations; tests may pass fewer. */
  readonly migrations?: readonly Migration[];
  /** Released when the store is closed, or cannot be opened. */
  readonly lock?: { release(): void };
  /** Tests have less. */
  readonly patience?: Patience;
};

/**
 * Opens the store in a database of PostgreSQL and migrates its tables.
 * @throws {StoreUnusable} when the database cannot be reached or used, or is newer than this version.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<PostgresStore> {
  const { url, poolSize, logger, migrations = ALL_MIGRATIONS, lock } = options;
  const { onStatement = () => undefined, onTransaction = () => undefined, patience = PATIENCE } = options;
  try {
    await migrateDatabase({ url, migrations, logger });
  } catch (error) {
    lock?.release();
    throw error instanceof StoreUnusable ? error : unusable(url, error);
  }
  // Of their own: a transaction that reads outside of itself would otherwise wait for a connection that others hold.
  const writers = Math.ceil(poolSize / 2);
  const pools = [poolSize - writers, writers].map((size) => openPool({ url, size, logger }, patience));
  const [reader, writer] = pools.map(
    (pool) => new Kysely<Tables>({ dialect: postgresDialect(pool, onStatement) }),
  );
  const check = async () => void (await Promise.all(pools.map((pool) => checkPool(pool, patience))));
  return new PostgresStore({
    reader: reader!,
    writer: writer!,
    pools,
    check,
    migrations,
    lock,
    onTransaction,
  });
}

type Opened = {
  readonly reader: Kysely<Tables>;
  readonly writer: Kysely<Tables>;
  /** Their connections. */
  readonly pools: readonly { end(): Promise<void> }[];
  readonly check: () => Promise<void>;
  readonly migrations: readonly Migration[];
  readonly lock: { release(): void } | undefined;
  readonly onTransaction: (change: 1 | -1) => void;
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
    const { reader, writer } = opened;
    super({ reader, writer, scope: new AsyncTransactionScope() });
    this.#opened = opened;
  }

  override async transaction<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    if (this.#closing !== null) throw new Error('The store is closed.');
    const running = untilNoConflict(() => super.transaction(work));
    this.#running.add(running);
    // Once for all attempts, with the waits between them.
    this.#opened.onTransaction(1);
    try {
      return await running;
    } finally {
      this.#opened.onTransaction(-1);
      this.#running.delete(running);
    }
  }

  /** Resolves if the database responds on both kinds of connections and can be written; rejects otherwise. */
  ping(): Promise<void> {
    return this.#opened.check();
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

  async #close(): Promise<void> {
    await Promise.allSettled(this.#running);
    await Promise.all(this.#opened.pools.map((pool) => pool.end()));
    this.#opened.lock?.release();
  }
}
