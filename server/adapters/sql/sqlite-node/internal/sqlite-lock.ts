import { dirname, join } from 'node:path';
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
