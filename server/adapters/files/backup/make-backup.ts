import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MediaContent, MediaSource } from '../../../application/ports/media/media-shelf.ts';
import { folderOfMedia, isSource, sourceOfMedia } from '../media-of-store.ts';
import { BackupUnusable } from './backup-unusable.ts';
import { MEDIA, MEDIA_FOLDERS } from './data-files.ts';
import { fileContent, fileContents } from './file-contents.ts';
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
  /** Where pictures and videos are; null if they are in the data directory. */
  readonly media: MediaSource | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/**
 * Copies store and files while a server uses them. The store is copied before its files: they are written before their
 * rows, so every row has its file, unless it is removed meanwhile. Then store and missing files are copied once more.
 * @throws {BackupUnusable}
 */
export async function makeBackup(options: BackupOptions): Promise<BackupEnd> {
  const { dataDir, target, copyStore, now } = options;
  refuseTarget(dataDir, target);
  const writer = await BackupWriter.open(target, now());
  const archive = new Archive(writer, options);
  try {
    let missingBefore: ReadonlySet<string> | undefined;
    for (;;) {
      const copy = await copyStore(path.join(writer.workplace, 'database'));
      try {
        await archive.addFiles({ withMedia: missingBefore === undefined });
        const missing = await archive.addMissing(copy.namedMedia());
        if (missing.isSubsetOf(missingBefore ?? new Set())) {
          for await (const content of fileContent(copy.name, copy.file)) await writer.add(content);
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
  readonly #media: MediaSource | null;
  /** The pictures and videos in the backup, by their source. */
  readonly #sources = new Set<string>();

  constructor(writer: BackupWriter, { dataDir, media }: Pick<BackupOptions, 'dataDir' | 'media'>) {
    this.#writer = writer;
    this.#dataDir = dataDir;
    this.#media = media;
  }

  /** Adds everything besides the database, with or without pictures and videos. */
  async addFiles({ withMedia }: { readonly withMedia: boolean }): Promise<void> {
    await this.#writer.endList();
    await this.#addAll(fileContents(this.#dataDir, { without: MEDIA_FOLDERS }));
    if (withMedia) for (const folder of MEDIA_FOLDERS) await this.#addAll(this.#mediaIn(folder));
  }

  /** Adds what is not in the backup yet, and tells what does not exist. */
  async addMissing(all: AsyncIterable<Parameters<typeof sourceOfMedia>[0]>): Promise<ReadonlySet<string>> {
    await this.#writer.endList();
    const missing = new Set<string>();
    for await (const named of all) {
      const source = sourceOfMedia(named);
      if (this.#sources.has(source)) continue;
      await this.#addAll(this.#mediaIn(folderOfMedia(named)));
      if (!this.#sources.has(source)) missing.add(source);
    }
    return missing;
  }

  /** The files of pictures and videos, by their place in the data directory. */
  async *#mediaIn(folder: string): AsyncGenerator<MediaContent> {
    if (this.#media === null) {
      yield* fileContents(this.#dataDir, { folder });
      return;
    }
    const below = folder.slice(MEDIA.length);
    for await (const content of this.#media.contents(below)) yield { ...content, name: MEDIA + content.name };
  }

  async #addAll(contents: AsyncIterable<MediaContent>): Promise<void> {
    for await (const content of contents) {
      const isAdded = await this.#writer.add(content);
      if (isAdded && isSource(content.name)) this.#sources.add(content.name);
    }
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
