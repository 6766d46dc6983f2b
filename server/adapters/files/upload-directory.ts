import { constants } from 'node:fs';
import { open, readdir, readFile, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { isIdText, toUploadId, type UploadId } from '../../../src/domain/ids/ids.ts';
import type { LocalFile, UploadFiles } from '../../application/ports/media/video-files.ts';
import { asStorageError, isAbsent, makeDirectory, syncDirectory } from './durable-file.ts';

const ENDING = '.part';

/** Incomplete uploads in a separate folder. */
export class UploadDirectory implements UploadFiles {
  readonly #directory: string;

  private constructor(directory: string) {
    this.#directory = directory;
  }

  static async open(directory: string): Promise<UploadDirectory> {
    await makeDirectory(directory);
    return new UploadDirectory(directory);
  }

  async size(id: UploadId): Promise<number> {
    try {
      return (await stat(this.fileOf(id))).size;
    } catch (error) {
      if (isAbsent(error)) return 0;
      throw error;
    }
  }

  async write(id: UploadId, offset: number, chunks: AsyncIterable<Uint8Array>): Promise<number> {
    const file = await open(this.fileOf(id), constants.O_RDWR | constants.O_CREAT, 0o640).catch(
      (error: unknown) => {
        throw asStorageError(error);
      },
    );
    try {
      await file.truncate(offset);
      let size = offset;
      for await (const chunk of chunks) {
        // At its own place: a connection to another process that was taken for dead does no harm.
        await writeAll(file, chunk, size).catch((error: unknown) => {
          throw asStorageError(error);
        });
        size += chunk.byteLength;
      }
      return size;
    } finally {
      // Also for a partial file: the reported offset must survive a power loss.
      await file.sync().finally(() => file.close());
      await syncDirectory(this.#directory);
    }
  }

  read(id: UploadId): Promise<Uint8Array> {
    return readFile(this.fileOf(id));
  }

  /** @throws {TypeError} for an invalid id */
  fileOf(id: UploadId): LocalFile {
    if (!isIdText(id)) throw new TypeError('not an upload id');
    return path.join(this.#directory, id + ENDING) as LocalFile;
  }

  async remove(id: UploadId): Promise<void> {
    await rm(this.fileOf(id), { force: true });
  }

  async olderThan(time: number): Promise<readonly UploadId[]> {
    const old: UploadId[] = [];
    for (const name of await readdir(this.#directory)) {
      const id = name.slice(0, -ENDING.length);
      if (!name.endsWith(ENDING) || !isIdText(id)) continue;
      const { mtimeMs } = await stat(path.join(this.#directory, name));
      if (mtimeMs < time) old.push(toUploadId(id));
    }
    return old;
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.byteLength;) {
    const rest = bytes.byteLength - written;
    written += (await file.write(bytes, written, rest, position + written)).bytesWritten;
  }
}
