import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Storm } from '../../statistics/storm-over-sqlite.ts';
import { openTemporaryPostgres } from '../temporary-postgres.ts';

/** Creates a database for the storm, and drops it afterwards. */
export async function stormOverPostgres(storm: Storm): Promise<void> {
  const opened = await openTemporaryPostgres();
  onTestFinished(() => opened.close());
  await opened.store.close();
  const settings = {
    DATABASE_URL: opened.url,
    DATABASE_POOL_SIZE: '4',
    DATA_DIR: opened.directory,
    RUNS: path.join(opened.directory, 'runs'),
  };
  await storm(settings, async (sql) => opened.rows(sql));
}
