import { Kysely } from 'kysely';
import type { DiscoveryReader } from '../../../application/ports/discovery/discovery-changes.ts';
import { SqlDiscoveryRepository } from '../discovery/sql-discovery-repository.ts';
import { PreparedQueries } from '../schema/prepared-queries.ts';
import type { Tables } from '../schema/tables.ts';
import { postgresDialect } from './internal/postgres-dialect.ts';
import { openPool } from './internal/postgres-pool.ts';

/** One connection: batches are read one after the other. */
const CONNECTIONS = 1;

/** Opens a connection of its own for the index of discovery. */
export function openPostgresDiscovery(
  url: string,
  embeddingModel: string | null,
): {
  readonly source: DiscoveryReader;
  close(): Promise<void>;
} {
  const pool = openPool({ url, size: CONNECTIONS, logger: undefined });
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool, () => undefined) });
  return {
    source: new SqlDiscoveryRepository({ db, prepared: new PreparedQueries() }, embeddingModel),
    close: () => pool.end(),
  };
}
