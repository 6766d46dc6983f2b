import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import type { JobRepository } from '../../../application/ports/jobs.ts';
import type { MailTokenRepository } from '../../../application/ports/people/mails.ts';
import type { UserReader } from '../../../application/ports/store.ts';
import { pendingMigrations } from '../sqlite/migrate.ts';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import { PreparedQueries } from '../schema/prepared-queries.ts';
import { SqlJobRepository } from '../work/sql-job-repository.ts';
import { SqlMailTokenRepository } from '../people/sql-mail-token-repository.ts';
import { SqlUserRepository } from '../people/sql-user-repository.ts';
import { openForWriting } from './internal/sqlite-connection.ts';
import { localSqliteDialect } from '../sqlite/sqlite-dialect.ts';
import { StoreUnusable } from '../sqlite/store-unusable.ts';
import type { Tables } from '../schema/tables.ts';

/** The part of the store that operator commands use, also while the server is running. */
export type OperatorStore = {
  readonly users: Pick<UserReader, 'findByUsername' | 'findByEmail'>;
  readonly mailTokens: Pick<MailTokenRepository, 'insert'>;
  readonly jobs: Pick<JobRepository, 'counts' | 'list' | 'retry'>;
  close(): void;
};

/**
 * Opens the database file, also while a server has it open: SQLite serializes the writes of two processes, and the
 * server caches nothing that is written here. The file is neither created nor migrated.
 * @throws {StoreUnusable}
 */
export async function openOperatorStore(path: string): Promise<OperatorStore> {
  if (!existsSync(path)) throw new StoreUnusable(`There is no store at ${path}.`);
  const database = openForWriting(path);
  const db = new Kysely<Tables>({ dialect: localSqliteDialect(database, () => undefined) });
  try {
    const pending = await pendingMigrations(db, ALL_MIGRATIONS);
    if (pending.length > 0) {
      throw new StoreUnusable(`The store ${path} is older than this version: start the server once.`);
    }
  } catch (error) {
    database.close();
    throw error;
  }
  const context = { db, prepared: new PreparedQueries() };
  return {
    users: new SqlUserRepository(context),
    mailTokens: new SqlMailTokenRepository(context),
    jobs: new SqlJobRepository(context),
    close: () => database.close(),
  };
}
