import path from 'node:path';
import { onTestFinished, test } from 'vitest';
import { stormOfKilledServers } from '../../statistics/killed-storm.ts';
import { openTemporaryPostgres } from '../temporary-postgres.ts';

test('servers that are killed in a storm of events neither double nor halve them: PostgreSQL', async () => {
  const opened = await openTemporaryPostgres();
  onTestFinished(() => opened.close());
  await opened.store.close();
  const settings = {
    DATABASE_URL: opened.url,
    DATABASE_POOL_SIZE: '4',
    DATA_DIR: opened.directory,
    COUNTS_WRITTEN_SECONDS: '0',
    RUNS: path.join(opened.directory, 'runs'),
  };
  await stormOfKilledServers(settings, async (sql) => opened.rows(sql));
}, 120_000);
