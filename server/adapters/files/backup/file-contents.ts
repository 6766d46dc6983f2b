import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { MediaContent } from '../../../application/ports/media/media-shelf.ts';
import { isAbsent } from '../durable-file.ts';
import { dataFiles } from './data-files.ts';

const CHUNK_BYTES = 256 * 1024;

/** The contents of files of the data directory, each as long as it is now; see `dataFiles`. */
export async function* fileContents(
  dataDir: string,
  which: Parameters<typeof dataFiles>[1],
): AsyncGenerator<MediaContent> {
  for await (const name of dataFiles(dataDir, which)) yield* fileContent(name, path.join(dataDir, name));
}

/** The content of a file under this name; nothing if there is none. */
export async function* fileContent(name: string, file: string): AsyncGenerator<MediaContent> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
  if (handle === undefined) return;
  try {
    const { size, mtimeMs } = await handle.stat();
    yield { name, byteLength: size, modifiedAt: mtimeMs, sha256: null, pieces: piecesOf(handle, size) };
  } finally {
    await handle.close();
  }
}

async function* piecesOf(file: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  const chunk = Buffer.alloc(Math.min(size, CHUNK_BYTES));
  for (let left = size; left > 0;) {
    const { bytesRead } = await file.read(chunk, 0, Math.min(left, chunk.byteLength));
    if (bytesRead === 0) return;
    yield chunk.subarray(0, bytesRead);
    left -= bytesRead;
  }
}
