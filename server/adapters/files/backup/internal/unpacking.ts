import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { syncDirectory } from '../../durable-file.ts';
import type { BackupReceiver } from './backup-reader.ts';

/** The number of files that wait for the disk together. */
const SYNCED_AT_ONCE = 16;

/** Writes the files of a backup; `fileOf` says where, or null for those that are only checked. */
export class Unpacking implements BackupReceiver {
  /** The names of the files of the backup. */
  readonly places = new Set<string>();
  readonly #fileOf: (name: string) => string | null;
  readonly #folders = new Set<string>();
  readonly #syncing = new Set<Promise<unknown>>();
  #failure: { readonly error: unknown } | undefined;

  /** @param folders those that exist already */
  constructor(folders: Iterable<string>, fileOf: (name: string) => string | null) {
    this.#fileOf = fileOf;
    for (const folder of folders) this.#folders.add(folder);
  }

  async write(name: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    const target = this.#fileOf(name);
    if (target === null) await readThrough(pieces);
    else await this.#write(target, pieces);
    this.places.add(name);
  }

  async drop(name: string): Promise<void> {
    const target = this.#fileOf(name);
    if (target !== null) await rm(target, { force: true });
    this.places.delete(name);
  }

  /** Waits until the disk has all files. */
  async sync(): Promise<void> {
    await Promise.all(this.#syncing);
    if (this.#failure !== undefined) throw this.#failure.error;
    for (const folder of this.#folders) await syncDirectory(folder);
  }

  async #write(target: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    await this.#makeFolder(path.dirname(target));
    const file = await open(target, 'w', 0o600);
    try {
      for await (const piece of pieces) await file.writeFile(piece);
    } catch (error) {
      await file.close();
      throw error;
    }
    await this.#syncLater(file);
  }

  /** Several files share the disk's work. */
  async #syncLater(file: FileHandle): Promise<void> {
    const syncing: Promise<unknown> = file
      .sync()
      .finally(() => file.close())
      .catch((error: unknown) => (this.#failure ??= { error }))
      .then(() => this.#syncing.delete(syncing));
    this.#syncing.add(syncing);
    if (this.#syncing.size >= SYNCED_AT_ONCE) await Promise.race(this.#syncing);
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  async #makeFolder(folder: string): Promise<void> {
    if (this.#folders.has(folder)) return;
    await mkdir(folder, { recursive: true, mode: 0o750 });
    for (let each = folder; !this.#folders.has(each); each = path.dirname(each)) this.#folders.add(each);
  }
}

async function readThrough(pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  while ((await iterator.next()).done !== true);
}
