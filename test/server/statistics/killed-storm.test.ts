import { mkdtemp, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, test } from 'vitest';
import { SQLITE_FILE } from '../../../server/adapters/sql/sqlite-node/sqlite-files.ts';
import { stormOfKilledServers } from './killed-storm.ts';

test('servers that are killed in a storm of events neither double nor halve them: SQLite', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-storm-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings = { DATA_DIR: folder, COUNTS_WRITTEN_SECONDS: '0', RUNS: path.join(folder, 'runs') };
  await stormOfKilledServers(settings, async (sql) => {
    const database = new DatabaseSync(path.join(folder, SQLITE_FILE), { timeout: 5_000 });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  });
}, 120_000);
