import { Kysely } from 'kysely';
import type { Logger } from '../../../../application/ports/surroundings.ts';
import { hasMigrated, migrate, pendingMigrations } from '../../store/migrate.ts';
import type { Migration } from '../../migrations/migration.ts';
import type { OnStatement } from '../../schema/statement.ts';
import { localSqliteDialect } from '../../sqlite/sqlite-dialect.ts';
import { copyBeforeMigration } from './copy-before-migration.ts';
import { openForWriting } from './sqlite-connection.ts';

type MigrationOptions = {
  readonly migrations: readonly Migration[];
  readonly logger?: Logger | undefined;
  /** Called before every statement. */
  readonly onStatement?: OnStatement;
  /** The free space of a folder, in bytes. */
  readonly freeBytes?: (folder: string) => number;
  /** The file itself is a copy, which needs no further one. */
  readonly isCopied?: boolean;
};

/**
 * Runs the pending migrations. A file with data is copied to `<path>.before-<first step>` first; a failed or interrupted
 * migration leaves the file unchanged.
 * @throws {StoreUnusable} when the file is newer than this version, or has no space for the copy.
 */
export async function migrateSqliteFile(path: string, options: MigrationOptions): Promise<void> {
  const { migrations, logger, onStatement = () => undefined, freeBytes, isCopied = false } = options;
  const database = openForWriting(path);
  try {
    const db = new Kysely<unknown>({ dialect: localSqliteDialect(database, onStatement) });
    const steps = await pendingMigrations(db, migrations);
    const [first] = steps;
    if (first === undefined) return;
    if (!isCopied && (await hasMigrated(db))) {
      await copyBeforeMigration(path, { database, step: first.name, freeBytes });
    }
    await migrate(db, steps, { types: { integer: 'integer', counting: 'integer' }, now: Date.now() });
    logger?.info('store.migrated', { steps: steps.map(({ name }) => name).join(' ') });
  } finally {
    database.close();
  }
}
