import { setTimeout } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import type { MovingStore } from '../moving/move-store.ts';
import { unrecordedMigrations } from '../store/migrate.ts';
import { StoreUnusable } from '../store/store-unusable.ts';
import { postgresDialect } from './internal/postgres-dialect.ts';
import { migrateDatabase } from './internal/postgres-migration.ts';
import { openPatientPool, placeIn } from './internal/postgres-pool.ts';
import { unusable } from './internal/postgres-unusable.ts';

/** How long to wait for a predecessor that is shutting down, in milliseconds, and how long between two looks. */
const PATIENCE_MS = 500;
const PAUSE_MS = 25;

/** A store that is one side of a move, with one connection. */
export type PostgresToMove = MovingStore & { close(): Promise<void> };

/**
 * Opens the store in a database, to be read or written by a move. One that is written gets the tables of this version.
 * A snapshot is read as it is at one moment, also while servers use it.
 * @throws {StoreUnusable} when it cannot be used, has other tables, or a server has it open.
 */
export async function openPostgresToMove(
  url: string,
  { as }: { readonly as: 'source' | 'target' | 'snapshot' },
): Promise<PostgresToMove> {
  const { server, database } = placeIn(url);
  const name = `the database ${database} at ${server}`;
  const pool = openPatientPool({ url, logger: undefined });
  const db: MovingStore['db'] = new Kysely({ dialect: postgresDialect(pool, () => undefined) });
  try {
    if (as !== 'snapshot') await refuseWhileInUse(db, name);
    if (as === 'target') await migrateDatabase({ url, migrations: ALL_MIGRATIONS, logger: undefined });
    else if ((await unrecordedMigrations(db, ALL_MIGRATIONS)).length > 0)
      throw new StoreUnusable(`The store in ${name} is older than this version: start the server once.`);
    const unchanged: MovingStore['unchanged'] = (read) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
    return { engine: 'postgres', name, db, unchanged, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error instanceof StoreUnusable ? error : unusable(url, error);
  }
}

/** What a server writes during a move would be left behind. Connections that were closed just now take a moment. */
async function refuseWhileInUse(db: MovingStore['db'], name: string): Promise<void> {
  for (let waited = 0; await isInUse(db); waited += PAUSE_MS) {
    if (waited >= PATIENCE_MS) throw new StoreUnusable(`A server is using ${name}: stop it first.`);
    await setTimeout(PAUSE_MS);
  }
}

async function isInUse(db: MovingStore['db']): Promise<boolean> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and application_name = 'pinakes' and pid <> pg_backend_pid()`.execute(
    db,
  );
  return (rows[0]?.others ?? 0) > 0;
}
