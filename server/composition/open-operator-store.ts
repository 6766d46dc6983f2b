import path from 'node:path';
import type { Configuration } from '../adapters/node/configuration.ts';
import { openSqliteOperatorStore } from '../adapters/sql/sqlite-node/operator-store.ts';
import type { OperatorStore } from '../adapters/sql/store/operator-store.ts';

/** Opens the store of this configuration for an operator's command. @throws {StoreUnusable} */
export async function openOperatorStore({
  databaseUrl,
  dataDir,
}: Pick<Configuration, 'databaseUrl' | 'dataDir'>): Promise<OperatorStore> {
  if (databaseUrl === null) return openSqliteOperatorStore(path.join(dataDir, 'pinakes.sqlite'));
  const { openPostgresOperatorStore } = await import('../adapters/sql/postgres-node/operator-store.ts');
  return openPostgresOperatorStore(databaseUrl);
}
