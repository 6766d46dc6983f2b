import { Kysely } from 'kysely';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import type { Tables } from '../schema/tables.ts';
import { unrecordedMigrations } from '../store/migrate.ts';
import { operatorStore, type OperatorStore } from '../store/operator-store.ts';
import { StoreUnusable } from '../store/store-unusable.ts';
import { postgresDialect } from './internal/postgres-dialect.ts';
import { openPool } from './internal/postgres-pool.ts';
import { unusable } from './internal/postgres-unusable.ts';

/** Opens the database, also while servers use it. It is not migrated. @throws {StoreUnusable} */
export async function openPostgresOperatorStore(url: string): Promise<OperatorStore> {
  const pool = openPool({ url, size: 1, logger: undefined });
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool, () => undefined) });
  try {
    const pending = await unrecordedMigrations(db, ALL_MIGRATIONS);
    return operatorStore(db, { name: 'in DATABASE_URL', pending, close: () => pool.end() });
  } catch (error) {
    await pool.end();
    throw error instanceof StoreUnusable ? error : unusable(url, error);
  }
}
