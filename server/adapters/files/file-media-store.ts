import { randomUUID } from 'node:crypto';
import { access, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isSignature } from '../../../src/domain/images/media-path.ts';
import { filePlace, isOriginal } from '../../application/media/file-place.ts';
import type { MediaPath, MediaStore } from '../../application/ports/media/media.ts';
import { checkSpace } from './check-space.ts';
import { asStorageError, isAbsent, makeDirectory, syncDirectory, writeSynced } from './durable-file.ts';
import { pictureDirectories } from './picture-directories.ts';

type MediaFile = { readonly path: MediaPath; readonly bytes: Uint8Array };

/**
 * Pictures as files below one directory: `pictures/ab/cd/{signature}/…`, `tmp/` for incomplete files, `removed/` for
 * pictures that are being removed.
 */
export class FileMediaStore implements MediaStore {
  readonly #pictures: string;
  readonly #tmp: string;
  readonly #removed: string;
  /** Directories whose entry in their parent is synced. */
  readonly #durable = new Set<string>();

  private constructor(directory: string) {
    this.#pictures = join(directory, 'pictures');
    this.#tmp = join(directory, 'tmp');
    this.#removed = join(directory, 'removed');
  }

  /**
   * Opens the store, creates its directories, removes incomplete files and reverts interrupted removals. `isShared`:
   * another process uses it, so what is incomplete may be its work and stays.
   */
  static async open(directory: string, { isShared = false } = {}): Promise<FileMediaStore> {
    const store = new FileMediaStore(directory);
    if (!isShared) await rm(store.#tmp, { recursive: true, force: true });
    for (const path of [store.#pictures, store.#tmp, store.#removed]) await makeDirectory(path);
    await syncDirectory(directory);
    await syncDirectory(dirname(directory));
    if (isShared) return store;
    for (const name of await readdir(store.#removed)) await store.#takeBack(name);
    return store;
  }

  async put(files: readonly MediaFile[]): Promise<void> {
    try {
      await this.#put(files);
    } catch (error) {
      throw asStorageError(error);
    }
  }

  async read(path: MediaPath): Promise<Uint8Array | undefined> {
    return readFile(this.#locate(path)).catch(ifAbsent(undefined));
  }

  async has(path: MediaPath): Promise<boolean> {
    return access(this.#locate(path)).then(() => true, ifAbsent(false));
  }

  async removePicture(signature: string, isWanted: () => Promise<boolean>): Promise<boolean> {
    const directory = this.#directoryOf(signature);
    const aside = `${signature}-${randomUUID()}`;
    const moved = await rename(directory, join(this.#removed, aside)).then(() => true, ifAbsent(false));
    const isInUse = await isWanted().catch(async (error: unknown) => {
      await this.#takeBack(aside);
      throw error;
    });
    if (isInUse) {
      if (moved) await this.#takeBack(aside);
      return false;
    }
    await rm(join(this.#removed, aside), { recursive: true, force: true });
    return true;
  }

  async *picturesOlderThan(time: number): AsyncGenerator<string> {
    for (const first of await readdir(this.#pictures)) {
      for (const second of await namesIn(join(this.#pictures, first))) {
        for (const signature of await namesIn(join(this.#pictures, first, second))) {
          if (isSignature(signature) && (await this.#lastPut(signature)) < time) yield signature;
        }
      }
    }
  }

  async check(): Promise<void> {
    await checkSpace(this.#tmp);
  }

  async #put(files: readonly MediaFile[]): Promise<void> {
    const places = files.map(({ path, bytes }) => ({
      ...filePlace(path),
      bytes,
      tmp: join(this.#tmp, randomUUID()),
    }));
    const fresh = [];
    for (const place of places) if (!(await this.#touch(place))) fresh.push(place);
    try {
      // Concurrent syncs share the disk's work; then the files are renamed in the given order.
      await Promise.all(fresh.map(({ tmp, bytes }) => writeSynced(tmp, bytes)));
      for (const signature of new Set(fresh.map((place) => place.signature))) {
        await makeDirectory(this.#directoryOf(signature));
      }
      for (const { signature, fileName, tmp } of fresh) {
        await this.#moveIn(tmp, signature, fileName);
      }
    } finally {
      await Promise.all(fresh.map(({ tmp }) => rm(tmp, { force: true })));
    }
    for (const signature of new Set(places.map((place) => place.signature))) await this.#syncNames(signature);
  }

  /** True if the file exists; its write time is renewed. */
  async #touch({ signature, fileName }: { signature: string; fileName: string }): Promise<boolean> {
    const now = new Date();
    return utimes(join(this.#directoryOf(signature), fileName), now, now).then(() => true, ifAbsent(false));
  }

  /** A removal may have removed the directory since it was created. */
  async #moveIn(tmp: string, signature: string, fileName: string): Promise<void> {
    const target = join(this.#directoryOf(signature), fileName);
    await rename(tmp, target).catch(async (error: unknown) => {
      if (!isAbsent(error)) throw error;
      await makeDirectory(this.#directoryOf(signature));
      await rename(tmp, target);
    });
  }

  /** Syncs a picture's directory and its parents, up to the first one that is synced already. */
  async #syncNames(signature: string): Promise<void> {
    const [root, first, second, own] = pictureDirectories(this.#pictures, signature);
    await Promise.all([syncDirectory(own).catch(ifAbsent(undefined)), syncDirectory(second)]);
    if (!this.#durable.has(second)) await syncDirectory(first);
    if (!this.#durable.has(first)) await syncDirectory(root);
    this.#durable.add(first).add(second);
  }

  /** Restores a picture that was moved aside; files that were put in the meantime stay. */
  async #takeBack(aside: string): Promise<void> {
    const from = join(this.#removed, aside);
    const signature = aside.slice(0, 32);
    if (!isSignature(signature)) return;
    const to = this.#directoryOf(signature);
    await makeDirectory(to);
    const there = new Set(await readdir(to));
    for (const name of await namesIn(from)) {
      if (!there.has(name)) await rename(join(from, name), join(to, name));
    }
    await this.#syncNames(signature);
    await rm(from, { recursive: true, force: true });
  }

  async #lastPut(signature: string): Promise<number> {
    const directory = this.#directoryOf(signature);
    const original = (await namesIn(directory)).find(isOriginal);
    const place = original === undefined ? directory : join(directory, original);
    return stat(place).then(({ mtimeMs }) => mtimeMs, ifAbsent(Infinity));
  }

  #locate(path: MediaPath): string {
    const { signature, fileName } = filePlace(path);
    return join(this.#directoryOf(signature), fileName);
  }

  #directoryOf(signature: string): string {
    return pictureDirectories(this.#pictures, signature)[3];
  }
}

async function namesIn(directory: string): Promise<string[]> {
  return readdir(directory).catch(ifAbsent([]));
}

function ifAbsent<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (isAbsent(error)) return value;
    throw error;
  };
}
