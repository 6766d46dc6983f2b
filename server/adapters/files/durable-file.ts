import { mkdir, open } from 'node:fs/promises';
import { StorageFull, StorageUnavailable } from '../../application/ports/media/media.ts';

/** Writes a new file and syncs its content. The directory entry is not synced yet. */
export async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs the entries of a directory. Windows does that automatically and cannot open directories. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

export async function makeDirectory(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o750 });
}

/** Converts a full disk or quota, and a disk that can only be read or fails, into the errors of the ports. */
export function asStorageError(error: unknown): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StorageFull({ cause: error });
  return code === 'EROFS' || code === 'EIO' ? new StorageUnavailable({ cause: error }) : error;
}

/** True if the file or a directory above it does not exist. */
export function isAbsent(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
