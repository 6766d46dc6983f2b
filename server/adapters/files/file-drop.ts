import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeDirectory, syncDirectory, writeSynced } from './durable-file.ts';

/** A folder with complete files for another program to collect. It is created with the first file. */
export class FileDrop {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /**
   * Durable when it resolves; a partial file is never visible under this name. An older file of the name is replaced.
   */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    const whole = path.join(this.#directory, name);
    const part = `${whole}.part`;
    await makeDirectory(this.#directory);
    await rm(part, { force: true });
    await writeSynced(part, bytes);
    await rename(part, whole);
    await syncDirectory(this.#directory);
  }

  /** Removes files with this extension, complete or not, from before `time`, in milliseconds since the epoch. */
  async removeBefore(time: number, ending: string): Promise<void> {
    for (const name of await this.#names()) {
      if (!name.endsWith(ending) && !name.endsWith(`${ending}.part`)) continue;
      const file = path.join(this.#directory, name);
      const { mtimeMs } = await stat(file);
      if (mtimeMs < time) await rm(file, { force: true });
    }
  }

  async #names(): Promise<readonly string[]> {
    try {
      const entries = await readdir(this.#directory, { withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }
}
