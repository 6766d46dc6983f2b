import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { asStorageError, writeSynced } from './durable-file.ts';

/** The size of an ordinary write. */
const BYTES = new Uint8Array(64 * 1024);

/** Checks the free space by writing and removing a file in the directory. @throws {StorageFull} */
export async function checkSpace(directory: string): Promise<void> {
  const file = join(directory, `.space-${randomUUID()}`);
  try {
    await writeSynced(file, BYTES);
  } catch (error) {
    throw asStorageError(error);
  } finally {
    await rm(file, { force: true });
  }
}
