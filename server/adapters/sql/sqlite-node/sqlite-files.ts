import { closeSync, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import type { Tables } from '../schema/tables.ts';
import { localSqliteDialect } from '../sqlite/sqlite-dialect.ts';
import { pendingMigrations } from '../store/migrate.ts';
import { namedMedia, type NamedMedia } from '../store/named-media.ts';
import { StoreUnusable } from '../store/store-unusable.ts';
import { openForReading } from './internal/sqlite-connection.ts';
import { lockStore, SharedLock } from './internal/sqlite-lock.ts';

export { SharedLock };

/** The name of the database in the data directory. */
export const SQLITE_FILE = 'pinakes.sqlite';

/** More pages than a database has: all are copied in one step, so that no write makes the copy begin anew. */
const ALL_PAGES = 0x7fff_ffff;

export type SqliteCopy = {
  readonly file: string;
  readonly name: string;
  namedMedia(): AsyncIterable<NamedMedia>;
  /** Closes and removes the file. */
  remove(): Promise<void>;
};

/**
 * Copies the database of the data directory into a new file, at one moment, also while a server writes.
 * @throws {StoreUnusable} when there is none, or it cannot be read.
 */
export async function copySqliteStore(dataDir: string, file: string): Promise<SqliteCopy> {
  const source = openSource(path.join(dataDir, SQLITE_FILE));
  try {
    await rm(file, { force: true });
    closeSync(openSync(file, 'wx', 0o600));
    await backup(source, file, { rate: ALL_PAGES });
  } catch (error) {
    // A part of a copy would fill a disk that is full already.
    await rm(file, { force: true });
    throw new StoreUnusable(`The store cannot be copied to ${file}: ${reasonOf(error)}.`, { cause: error });
  } finally {
    source.close();
  }
  return sqliteCopy(file);
}

/** A file with a consistent copy of a store. */
export function sqliteCopy(file: string): SqliteCopy {
  const { db, database } = openCopy(file);
  return {
    file,
    name: SQLITE_FILE,
    namedMedia: () => namedMedia(db),
    remove: async () => {
      database.close();
      for (const ending of ['', '-wal', '-shm']) await rm(file + ending, { force: true });
    },
  };
}

/**
 * Checks a database that nobody uses: its pages, its references, and that this version knows its tables.
 * @throws {StoreUnusable}
 */
export async function checkSqliteFile(file: string): Promise<Pick<SqliteCopy, 'namedMedia' | 'remove'>> {
  const { db, database } = openCopy(file);
  const remove = async () => {
    database.close();
    for (const ending of ['-wal', '-shm']) await rm(file + ending, { force: true });
  };
  try {
    const trouble = integrityTrouble(database);
    if (trouble !== null) throw new StoreUnusable(`The database is damaged: ${trouble}.`);
    await pendingMigrations(db, ALL_MIGRATIONS);
    return { namedMedia: () => namedMedia(db), remove };
  } catch (error) {
    await remove();
    if (error instanceof StoreUnusable) throw error;
    throw new StoreUnusable(`The database cannot be read: ${String(error)}.`, { cause: error });
  }
}

/** What SQLite finds wrong with pages, indexes and references; null if nothing. */
export function integrityTrouble(database: DatabaseSync): string | null {
  const [first] = database.prepare('pragma integrity_check(1)').all();
  const found = String(first?.['integrity_check']);
  if (found !== 'ok') return found;
  const dangling = database.prepare('pragma foreign_key_check').all();
  return dangling.length === 0 ? null : `${dangling.length} rows refer to others that do not exist`;
}

/** Keeps servers out of the data directory until `release`. @throws {StoreLocked} */
export function lockSqliteStore(dataDir: string): { release(): void } {
  return lockStore(path.join(dataDir, SQLITE_FILE));
}

function openSource(file: string): DatabaseSync {
  try {
    // Opening would create a file that does not exist.
    closeSync(openSync(file, 'r+'));
    return openForReading(file);
  } catch (cause) {
    const message = isAbsent(cause)
      ? `There is no store at ${file}.`
      : `The store ${file} cannot be read: ${reasonOf(cause)}.`;
    throw new StoreUnusable(message, { cause });
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function openCopy(file: string): { readonly database: DatabaseSync; readonly db: Kysely<Tables> } {
  const database = openForReading(file);
  const db = new Kysely<Tables>({ dialect: localSqliteDialect(database, () => undefined) });
  return { database, db };
}
