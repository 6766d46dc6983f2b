import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../../sqlite/sqlite-failure.ts';
import { StoreLocked } from '../../store/store-unusable.ts';

/** How long to wait for a predecessor that is shutting down, in milliseconds. */
const PATIENCE_MS = 500;

/**
 * Locks the store at `path` for this process, until `release` or the end of the process. The lock is one of the
 * operating system, on a separate file beside the store, so a crash releases it.
 * @throws {StoreLocked}
 */
export function lockStore(path: string): { release(): void } {
  const directory = dirname(path);
  const lock = new DatabaseSync(join(directory, 'pinakes.lock'), { timeout: PATIENCE_MS });
  try {
    lock.exec('pragma locking_mode = exclusive');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new StoreLocked(directory, { cause: error }) : error;
  }
  return { release: () => lock.close() };
}

/** How long to wait for another server that is opening its files, in milliseconds, and how long between two attempts. */
const OPENING_MS = 20_000;
const PAUSE_MS = 25;

/**
 * The share of one of several servers in a data directory. It keeps out everything but other servers that share it. The
 * first one has the directory for itself until it calls `share`, and can remove what ended processes have left there.
 */
export class SharedLock {
  readonly #directory: string;
  #lock: Promise<{ readonly database: DatabaseSync; readonly isFirst: boolean }> | undefined;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Locks, unless that was done. True: no other server has the directory. @throws {StoreLocked} */
  async isFirst(): Promise<boolean> {
    this.#lock ??= this.#open();
    return (await this.#lock).isFirst;
  }

  /** Lets other servers share the directory. */
  async share(): Promise<void> {
    const lock = await this.#lock;
    if (lock?.isFirst !== true) return;
    lock.database.exec('commit');
    await untilShared(lock.database, this.#directory);
  }

  release(): void {
    this.#lock?.then(
      ({ database }) => database.close(),
      () => undefined,
    );
    this.#lock = undefined;
  }

  async #open() {
    const database = new DatabaseSync(join(this.#directory, 'pinakes.lock'), { timeout: 0 });
    try {
      const isFirst = succeeds(database, 'begin exclusive');
      if (!isFirst) await untilShared(database, this.#directory);
      return { database, isFirst };
    } catch (error) {
      database.close();
      throw error;
    }
  }
}

async function untilShared(lock: DatabaseSync, directory: string): Promise<void> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    // A read lock, held by a transaction that has read something.
    lock.exec('begin');
    if (succeeds(lock, 'select count(*) from sqlite_master')) return;
    lock.exec('rollback');
    if (waited >= OPENING_MS) throw new StoreLocked(directory);
    await setTimeout(PAUSE_MS);
  }
}

/** False when others have the lock. */
function succeeds(lock: DatabaseSync, statement: string): boolean {
  try {
    lock.exec(statement);
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
