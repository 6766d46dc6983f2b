import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../sqlite/sqlite-failure.ts';
import { StoreLocked } from '../sqlite/store-unusable.ts';

/** Long enough for a predecessor that is about to end, in milliseconds. */
const PATIENCE_MS = 500;

/**
 * Makes this process the only one that uses the store at `path`, until `release` or the end of the process,
 * however it ends: the lock is the operating system's, on a file of its own beside the store.
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
