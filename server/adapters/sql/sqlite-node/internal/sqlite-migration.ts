import { renameSync, rmSync } from 'node:fs';
import { backup, type DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Logger } from '../../../../application/ports/surroundings.ts';
import { hasMigrated, migrate, pendingMigrations } from '../../store/migrate.ts';
import type { Migration } from '../../migrations/migration.ts';
import { openForWriting } from './sqlite-connection.ts';
import { localSqliteDialect } from '../../sqlite/sqlite-dialect.ts';

/**
 * Runs the pending migrations. A file with data is copied to `<path>.before-<first step>` first; a failed migration
 * leaves the file unchanged.
 * @throws {StoreUnusable} when the file is newer than this version.
 */
export async function migrateSqliteFile(
  path: string,
  { migrations, logger }: { readonly migrations: readonly Migration[]; readonly logger: Logger | undefined },
): Promise<void> {
  const database = openForWriting(path);
  try {
    const db = new Kysely<unknown>({ dialect: localSqliteDialect(database, () => undefined) });
    const steps = await pendingMigrations(db, migrations);
    const [first] = steps;
    if (first === undefined) return;
    if (await hasMigrated(db)) await copyTo(`${path}.before-${first.name}`, database);
    await migrate(db, steps, { types: { integer: 'integer' }, now: Date.now() });
    logger?.info('store.migrated', { steps: steps.map(({ name }) => name).join(' ') });
  } finally {
    database.close();
  }
}

/** The copy is renamed when it is complete. */
async function copyTo(target: string, database: DatabaseSync): Promise<void> {
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  await backup(database, unfinished);
  renameSync(unfinished, target);
}
