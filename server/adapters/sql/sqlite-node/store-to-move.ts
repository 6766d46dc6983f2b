import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import type { MovingStore } from '../moving/move-store.ts';
import { localSqliteDialect } from '../sqlite/sqlite-dialect.ts';
import { pendingMigrations } from '../store/migrate.ts';
import { StoreUnusable } from '../store/store-unusable.ts';
import { openForReading, openForWriting } from './internal/sqlite-connection.ts';
import { lockStore } from './internal/sqlite-lock.ts';
import { migrateSqliteFile } from './internal/sqlite-migration.ts';
import { makeSqliteFile } from './sqlite-store.ts';

/** A store that a move reads; no server may have it open, as what it writes would be left behind. */
export type StoreToMove = MovingStore & { close(): Promise<void> };

/** A store that a move writes. */
export type StoreToFill = StoreToMove & {
  /** Puts what was written in its place; without it the store stays as it was. */
  keep(): Promise<void>;
};

/** @throws {StoreLocked} while a server has it open. @throws {StoreUnusable} if there is none, or of another version */
export async function openSqliteToMove(file: string): Promise<StoreToMove> {
  if (!existsSync(file)) throw new StoreUnusable(`There is no store at ${file}.`);
  const lock = lockStore(file);
  const database = openForReading(file);
  const db = kysely(database);
  const close = async () => {
    database.close();
    lock.release();
  };
  try {
    const pending = await pendingMigrations(db, ALL_MIGRATIONS);
    if (pending.length > 0)
      throw new StoreUnusable(`The store ${file} is older than this version: start the server once.`);
    return { engine: 'sqlite', name: file, db, unchanged: locked(db), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Opens a file that no server knows, as a copy for a backup; it is created if it is missing, and gets the tables of this
 * version. Closed, it is one file without a log.
 */
export async function openSqliteCopy(file: string): Promise<StoreToMove> {
  makeSqliteFile(file);
  await migrateSqliteFile(file, { migrations: ALL_MIGRATIONS, logger: undefined, isCopied: true });
  const database = openForWriting(file);
  const db = kysely(database);
  const close = async () => {
    database.exec('pragma journal_mode = delete');
    database.close();
  };
  return { engine: 'sqlite', name: 'the backup', db, unchanged: locked(db), close };
}

/**
 * A new file beside `file`, which takes its place when it is kept. It begins with what is in `file`, if that is there.
 * @throws {StoreLocked} while a server has it open.
 */
export async function openSqliteToFill(file: string): Promise<StoreToFill> {
  const unfinished = `${file}.moving`;
  mkdirSync(path.dirname(file), { recursive: true });
  // First of all: another move may be writing the unfinished file.
  const lock = lockStore(file);
  let database: DatabaseSync;
  try {
    database = await openUnfinished(file, unfinished);
  } catch (error) {
    removeDatabase(unfinished);
    lock.release();
    throw error;
  }
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    database.close();
    removeDatabase(unfinished);
    lock.release();
  };
  const keep = async () => {
    // All in the one file, which then is on the disk before it gets its name.
    database.exec('pragma wal_checkpoint(truncate)');
    database.close();
    isOpen = false;
    syncFile(unfinished);
    // Takes the write-ahead log of the old file in; it must not stay beside the new one.
    openForWriting(file).close();
    renameSync(unfinished, file);
    syncFile(path.dirname(file));
    removeDatabase(unfinished);
    lock.release();
  };
  const db = kysely(database);
  return { engine: 'sqlite', name: file, db, unchanged: locked(db), close, keep };
}

async function openUnfinished(file: string, unfinished: string): Promise<DatabaseSync> {
  removeDatabase(unfinished);
  makeSqliteFile(unfinished);
  if (existsSync(file)) await copyOf(file, unfinished);
  await migrateSqliteFile(unfinished, { migrations: ALL_MIGRATIONS, logger: undefined, isCopied: true });
  return openForWriting(unfinished);
}

/** Nobody else writes: this process has the lock. */
function locked(db: MovingStore['db']): MovingStore['unchanged'] {
  return (read) => read(db);
}

function kysely(database: DatabaseSync): MovingStore['db'] {
  return new Kysely({ dialect: localSqliteDialect(database, () => undefined) });
}

async function copyOf(file: string, target: string): Promise<void> {
  const { backup } = await import('node:sqlite');
  const database = openForReading(file);
  try {
    await backup(database, target);
  } finally {
    database.close();
  }
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}

function syncFile(file: string): void {
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
