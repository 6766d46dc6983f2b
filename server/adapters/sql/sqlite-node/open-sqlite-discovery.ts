import { Kysely } from 'kysely';
import type { DiscoveryReader } from '../../../application/ports/discovery/discovery-changes.ts';
import { SqlDiscoveryRepository } from '../discovery/sql-discovery-repository.ts';
import { PreparedQueries } from '../schema/prepared-queries.ts';
import type { Tables } from '../schema/tables.ts';
import { localSqliteDialect } from '../sqlite/sqlite-dialect.ts';
import { openForReading } from './internal/sqlite-connection.ts';

export type DiscoverySource = { readonly source: DiscoveryReader; close(): Promise<void> };

/** Opens a connection that only reads, for the index of discovery. The store has created the file. */
export function openSqliteDiscovery(path: string, embeddingModel: string | null): DiscoverySource {
  const database = openForReading(path);
  const db = new Kysely<Tables>({ dialect: localSqliteDialect(database, () => undefined) });
  return {
    source: new SqlDiscoveryRepository({ db, prepared: new PreparedQueries() }, embeddingModel),
    close: async () => database.close(),
  };
}
