import { Kysely, sql } from 'kysely';
import type { Logger } from '../../../../application/ports/surroundings.ts';
import type { ColumnTypes, Migration } from '../../migrations/migration.ts';
import { makeMigrationTable, migrate, unrecordedMigrations } from '../../store/migrate.ts';
import { StoreUnusable } from '../../store/store-unusable.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { openPatientPool } from './postgres-pool.ts';

const TYPES: ColumnTypes = { integer: 'bigint', counting: 'bigserial' };

/** The first version that can materialize a part of a query. */
const OLDEST_VERSION = 120_000;

/**
 * Runs the pending migrations in one transaction. Several processes may do so at once: one migrates, the others wait.
 * @throws {StoreUnusable} when the database is newer than this version, or of a kind that cannot be used.
 */
export async function migrateDatabase(options: {
  readonly url: string;
  readonly migrations: readonly Migration[];
  readonly logger: Logger | undefined;
}): Promise<void> {
  const { url, migrations, logger } = options;
  const pool = openPatientPool({ url, logger });
  const db = new Kysely<unknown>({ dialect: postgresDialect(pool, () => undefined) });
  try {
    await checkDatabase(db);
    // Two processes that create the table at once: one of them fails, and finds it then.
    await makeMigrationTable(db, TYPES).catch(() => makeMigrationTable(db, TYPES));
    let steps = await unrecordedMigrations(db, migrations);
    while (steps.length > 0) {
      const left = await attempt(db, steps, migrations);
      if (left.length === 0)
        logger?.info('store.migrated', { steps: steps.map(({ name }) => name).join(' ') });
      steps = left;
    }
  } finally {
    await db.destroy();
  }
}

/** The steps that are left: fewer than before, also when another process has taken them. @throws when none was taken */
async function attempt(
  db: Kysely<unknown>,
  steps: readonly Migration[],
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  try {
    await migrate(db, steps, { types: TYPES, now: Date.now() });
    return [];
  } catch (error) {
    const left = await unrecordedMigrations(db, migrations);
    if (left.length === steps.length) throw error;
    return left;
  }
}

async function checkDatabase(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`.execute(
    db,
  );
  const { version = '0', encoding = '' } = rows[0] ?? {};
  if (Number(version) < OLDEST_VERSION) {
    throw new StoreUnusable('DATABASE_URL: PostgreSQL must be of version 12 or newer.');
  }
  if (encoding !== 'UTF8') {
    throw new StoreUnusable(`DATABASE_URL: the database must have the encoding UTF8, it has ${encoding}.`);
  }
}
