import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import type { Tables } from '../schema/tables.ts';
import { localSqliteDialect } from '../sqlite/sqlite-dialect.ts';
import { pendingMigrations } from '../store/migrate.ts';
import { operatorStore, type OperatorStore } from '../store/operator-store.ts';
import { StoreUnusable } from '../store/store-unusable.ts';
import { openForWriting } from './internal/sqlite-connection.ts';

/**
 * Opens the database file, also while a server has it open: SQLite serializes the writes of two processes, and the
 * server caches nothing that is written here. The file is neither created nor migrated.
 * @throws {StoreUnusable}
 */
export async function openSqliteOperatorStore(path: string): Promise<OperatorStore> {
  if (!existsSync(path)) throw new StoreUnusable(`There is no store at ${path}.`);
  const database = openForWriting(path);
  const db = new Kysely<Tables>({ dialect: localSqliteDialect(database, () => undefined) });
  try {
    const pending = await pendingMigrations(db, ALL_MIGRATIONS);
    return operatorStore(db, { name: path, pending, close: async () => database.close() });
  } catch (error) {
    database.close();
    throw error;
  }
}
