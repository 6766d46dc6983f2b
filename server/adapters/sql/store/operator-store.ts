import type { Kysely } from 'kysely';
import type { JobRepository } from '../../../application/ports/jobs.ts';
import type { ConsentLogReader } from '../../../application/ports/people/consent-log.ts';
import type { MailTokenRepository } from '../../../application/ports/people/mails.ts';
import type { UserReader } from '../../../application/ports/people/users.ts';
import type { Migration } from '../migrations/migration.ts';
import { SqlConsentLogRepository } from '../people/sql-consent-log-repository.ts';
import { SqlMailTokenRepository } from '../people/sql-mail-token-repository.ts';
import { SqlUserRepository } from '../people/sql-user-repository.ts';
import { PreparedQueries } from '../schema/prepared-queries.ts';
import type { Tables } from '../schema/tables.ts';
import { SqlJobRepository } from '../work/sql-job-repository.ts';
import { StoreUnusable } from './store-unusable.ts';

/** The part of the store that operator commands use, also while the server is running. */
export type OperatorStore = {
  readonly users: Pick<UserReader, 'findByUsername' | 'findByEmail'>;
  readonly mailTokens: Pick<MailTokenRepository, 'insert'>;
  readonly consentLog: ConsentLogReader;
  readonly jobs: Pick<JobRepository, 'counts' | 'list' | 'retry'>;
  close(): Promise<void>;
};

type OpenStore = {
  /** What people know it by. */
  readonly name: string;
  readonly pending: readonly Migration[];
  readonly close: () => Promise<void>;
};

/**
 * The store over a connection, whose tables are not migrated.
 * @throws {StoreUnusable} when they are older than this program.
 */
export function operatorStore(db: Kysely<Tables>, { name, pending, close }: OpenStore): OperatorStore {
  if (pending.length > 0) {
    throw new StoreUnusable(`The store ${name} is older than this version: start the server once.`);
  }
  const context = { db, prepared: new PreparedQueries() };
  return {
    users: new SqlUserRepository(context),
    mailTokens: new SqlMailTokenRepository(context),
    consentLog: new SqlConsentLogRepository(context),
    jobs: new SqlJobRepository(context),
    close,
  };
}
