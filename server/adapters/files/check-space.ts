import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { asStorageFull, writeSynced } from './durable-file.ts';

/** As much as an ordinary write needs. */
const BYTES = new Uint8Array(64 * 1024);

/** Writes a file into the directory and removes it. @throws {StorageFull} when there is no space for it */
export async function checkSpace(directory: string): Promise<void> {
  const file = join(directory, `.space-${randomUUID()}`);
  try {
    await writeSynced(file, BYTES);
  } catch (error) {
    throw asStorageFull(error);
  } finally {
    await rm(file, { force: true });
  }
}
