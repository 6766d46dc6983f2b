import { mkdtemp, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { SQLITE_FILE } from '../../../server/adapters/sql/sqlite-node/sqlite-files.ts';

/** Of the servers: what comes is written at once, and nobody is limited. */
export const STORM_SETTINGS = {
  PORT: '0',
  LOG_LEVEL: 'error',
  RATE_LIMIT_SCALE: '0',
  COUNTS_WRITTEN_SECONDS: '0',
};

/** Reads rows beside the server. */
export type Rows = (sql: string) => Promise<readonly Record<string, unknown>[]>;
/** Runs servers with these settings, and compares their rows. */
export type Storm = (settings: Readonly<Record<string, string>>, rows: Rows) => Promise<void>;

/** Runs a storm on a new SQLite store. */
export async function stormOverSqlite(storm: Storm): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-storm-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await storm({ DATA_DIR: folder, RUNS: path.join(folder, 'runs') }, async (sql) => {
    const database = new DatabaseSync(path.join(folder, SQLITE_FILE), { timeout: 5_000 });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  });
}
