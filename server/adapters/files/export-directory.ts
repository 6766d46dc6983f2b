import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ArchiveWriter, ExportFiles } from '../../application/ports/export-files.ts';
import type { Clock } from '../../application/ports/surroundings.ts';
import { asStorageError, isAbsent } from './durable-file.ts';
import { ZipWriter } from './zip-writer.ts';

const NAME = /^(\d{1,19})\.zip(?:\.part)?$/;

/** Archives in a separate folder, which is created with the first one. */
export class ExportDirectory implements ExportFiles {
  readonly #directory: string;
  readonly #clock: Clock;

  constructor(directory: string, clock: Clock) {
    this.#directory = directory;
    this.#clock = clock;
  }

  async create(id: string): Promise<ArchiveWriter> {
    try {
      await mkdir(this.#directory, { recursive: true, mode: 0o750 });
      return await ZipWriter.open(this.#fileOf(id), this.#clock.now());
    } catch (error) {
      throw asStorageError(error);
    }
  }

  async open(id: string): Promise<{ byteLength: number; parts: AsyncIterable<Uint8Array> } | undefined> {
    try {
      const file = this.#fileOf(id);
      const { size } = await stat(file);
      return { byteLength: size, parts: createReadStream(file) };
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    for (const ending of ['', '.part']) await rm(this.#fileOf(id) + ending, { force: true });
  }

  async ids(): Promise<readonly string[]> {
    try {
      const names = await readdir(this.#directory);
      return [...new Set(names.flatMap((name) => NAME.exec(name)?.[1] ?? []))];
    } catch (error) {
      if (isAbsent(error)) return [];
      throw error;
    }
  }

  /** @throws {TypeError} for an invalid id */
  #fileOf(id: string): string {
    if (!/^\d{1,19}$/.test(id)) throw new TypeError('not an export id');
    return path.join(this.#directory, `${id}.zip`);
  }
}
