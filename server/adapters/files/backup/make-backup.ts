import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderOfMedia, sourceOfMedia } from '../media-of-store.ts';
import { BackupUnusable } from './backup-unusable.ts';
import { dataFiles, MEDIA_FOLDERS } from './data-files.ts';
import type { BackupEnd } from './internal/backup-format.ts';
import { BackupWriter } from './internal/backup-writer.ts';

/** A consistent copy of a store at one moment. */
export type StoreCopy = {
  /** The file of the copy, and its name in the data directory. */
  readonly file: string;
  readonly name: string;
  /** The pictures and videos that it has rows of. */
  namedMedia(): AsyncIterable<Parameters<typeof sourceOfMedia>[0]>;
  remove(): Promise<void>;
};

export type BackupOptions = {
  readonly dataDir: string;
  /** The backup; it must not exist, and not be in the data directory. */
  readonly target: string;
  /** Copies the store into a new file. */
  readonly copyStore: (file: string) => Promise<StoreCopy>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/**
 * Copies store and files while a server uses them. The store is copied before its files: they are written before their
 * rows, so every row has its file, unless it is removed meanwhile. Then store and missing files are copied once more.
 * @throws {BackupUnusable}
 */
export async function makeBackup({ dataDir, target, copyStore, now }: BackupOptions): Promise<BackupEnd> {
  refuseTarget(dataDir, target);
  const writer = await BackupWriter.open(target, now());
  const archive = new Archive(writer, dataDir);
  try {
    let missingBefore: ReadonlySet<string> | undefined;
    for (;;) {
      const copy = await copyStore(`${target}.database`);
      try {
        await archive.addFiles(missingBefore === undefined ? [] : MEDIA_FOLDERS);
        const missing = await archive.addMedia(copy.namedMedia());
        if (missing.isSubsetOf(missingBefore ?? new Set())) {
          await writer.add(copy.name, copy.file);
          return await writer.finish(missing.size);
        }
        missingBefore = missing;
      } finally {
        await copy.remove();
      }
    }
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

class Archive {
  readonly #writer: BackupWriter;
  readonly #dataDir: string;
  /** The pictures and videos in the backup, by their source. */
  readonly #sources = new Set<string>();

  constructor(writer: BackupWriter, dataDir: string) {
    this.#writer = writer;
    this.#dataDir = dataDir;
  }

  async addFiles(without: readonly string[]): Promise<void> {
    await this.#writer.endList();
    for await (const place of dataFiles(this.#dataDir, { without })) await this.#add(place);
  }

  /** Adds what is not in the backup yet, and tells what does not exist. */
  async addMedia(all: AsyncIterable<Parameters<typeof sourceOfMedia>[0]>): Promise<ReadonlySet<string>> {
    await this.#writer.endList();
    const missing = new Set<string>();
    for await (const named of all) {
      const source = sourceOfMedia(named);
      if (this.#sources.has(source)) continue;
      for await (const place of dataFiles(this.#dataDir, { folder: folderOfMedia(named) })) {
        await this.#add(place);
      }
      if (!this.#sources.has(source)) missing.add(source);
    }
    return missing;
  }

  async #add(place: string): Promise<void> {
    const isAdded = await this.#writer.add(place, path.join(this.#dataDir, place));
    if (isAdded && /\/(?:originals\.\w+|upload\.mp4)$/.test(place)) this.#sources.add(place);
  }
}

function refuseTarget(dataDir: string, target: string): void {
  if (existsSync(target)) throw new BackupUnusable(`${target} exists already.`);
  const place = path.relative(dataDir, target);
  if (!place.startsWith('..') && !path.isAbsolute(place)) {
    throw new BackupUnusable('A backup belongs elsewhere than into DATA_DIR, best on another disk.');
  }
  if (!existsSync(path.dirname(target))) {
    throw new BackupUnusable(`There is no folder ${path.dirname(target)}.`);
  }
}
