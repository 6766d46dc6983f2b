import { DatabaseSync } from 'node:sqlite';

/** How long a connection waits for a lock, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Opens the file for writing with a write-ahead log; a commit returns when the disk has the data (`synchronous=FULL`;
 * NORMAL would lose acknowledged writes at a power loss).
 */
export function openForWriting(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
    database.exec('pragma journal_size_limit = 16777216');
    database.exec('pragma trusted_schema = off');
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Opens the file read-only, after `openForWriting` has created it. */
export function openForReading(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma query_only = on');
  database.exec('pragma cache_size = -16384');
  database.exec('pragma trusted_schema = off');
  return database;
}
