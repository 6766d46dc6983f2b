import { randomUUID } from 'node:crypto';
import { glob, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  isMediaName,
  type KnownContent,
  type MediaShelf,
} from '../../application/ports/media/media-shelf.ts';
import { asStorageError, isAbsent, makeDirectory, syncDirectory } from './durable-file.ts';
import { contentOfFile } from './known-content.ts';

/** The files of a directory of media. It may be in use: only `moving/` and new files are written. */
export class MediaShelfDirectory implements MediaShelf {
  readonly #directory: string;
  readonly #moving: string;

  private constructor(directory: string) {
    this.#directory = directory;
    this.#moving = path.join(directory, 'moving');
  }

  /** Creates the directory and removes incomplete files of an earlier move. */
  static async open(directory: string): Promise<MediaShelfDirectory> {
    const shelf = new MediaShelfDirectory(directory);
    await rm(shelf.#moving, { recursive: true, force: true });
    await makeDirectory(shelf.#moving);
    return shelf;
  }

  async *names(): AsyncGenerator<string> {
    for await (const found of glob('{pictures,videos}/**/*.*', { cwd: this.#directory })) {
      const name = found.split(path.sep).join('/');
      if (isMediaName(name)) yield name;
    }
  }

  async content(name: string): Promise<KnownContent | undefined> {
    try {
      return await contentOfFile(this.#fileOf(name));
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  async recordedHash(name: string): Promise<string | undefined> {
    return (await this.content(name))?.sha256;
  }

  async put(name: string, content: KnownContent): Promise<void> {
    const file = this.#fileOf(name);
    const half = path.join(this.#moving, randomUUID());
    try {
      await writeContent(half, content);
      await makeDirectory(path.dirname(file));
      await rename(half, file);
      await this.#syncFolders(path.dirname(file));
    } catch (error) {
      await rm(half, { force: true });
      throw asStorageError(error);
    }
  }

  /** Removes the folder of incomplete files. */
  async close(): Promise<void> {
    await rm(this.#moving, { recursive: true, force: true });
  }

  /** From the folder up to the directory, whose entries may be new, too. */
  async #syncFolders(folder: string): Promise<void> {
    for (let at = folder; ; at = path.dirname(at)) {
      await syncDirectory(at);
      if (at === this.#directory) return;
    }
  }

  /** @throws {TypeError} */
  #fileOf(name: string): string {
    if (!isMediaName(name)) throw new TypeError('not a name of media');
    return path.join(this.#directory, ...name.split('/'));
  }
}

async function writeContent(file: string, content: KnownContent): Promise<void> {
  const handle = await open(file, 'wx', 0o640);
  try {
    const source = content.open();
    if (source instanceof Uint8Array) await handle.writeFile(source);
    else for await (const chunk of source) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
