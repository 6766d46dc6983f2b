import { mkdir, open, readdir, rename, rm, rmdir, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { syncDirectory } from '../durable-file.ts';
import { sourceOfMedia } from '../media-of-store.ts';
import { BackupUnusable } from './backup-unusable.ts';
import { BEFORE_RESTORE, RESTORING } from './data-files.ts';
import type { BackupEnd } from './internal/backup-format.ts';
import { readBackup } from './internal/backup-reader.ts';
import type { StoreCopy } from './make-backup.ts';

export type RestoreOptions = {
  readonly dataDir: string;
  readonly file: string;
  /** Moves the files of the data directory aside; otherwise it must be empty. */
  readonly force: boolean;
  /** The name of the database in the data directory. */
  readonly database: string;
  /** Opens a database file and checks it. @throws {BackupUnusable} or an error that says what is wrong with it. */
  readonly checkStore: (file: string) => Promise<Pick<StoreCopy, 'namedMedia' | 'remove'>>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

export type Restored = BackupEnd & {
  /** The folder with what was there before; null if there was nothing. */
  readonly aside: string | null;
};

/**
 * Unpacks a backup beside the data, checks everything, and moves it into place, the database last. Until then the data
 * directory is as before. The caller holds the lock of the store.
 * @throws {BackupUnusable}
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { dataDir, file, force, database } = options;
  const existing = await contentsOf(dataDir);
  if (existing.length > 0 && !force) {
    throw new BackupUnusable(
      `${dataDir} is not empty. With --force its files are moved aside, into a folder in it.`,
    );
  }
  const workplace = path.join(dataDir, RESTORING);
  await rm(workplace, { recursive: true, force: true });
  await mkdir(workplace, { mode: 0o700 });
  let isChecked = false;
  try {
    const unpacking = new Unpacking(workplace);
    const end = await readBackup(file, unpacking);
    await unpacking.sync();
    await checkMedia(options, workplace, { places: unpacking.places, missing: end.missing });
    isChecked = true;
    const aside = existing.length === 0 ? null : path.join(dataDir, asideName(options.now()));
    if (aside !== null) await moveAll(existing, dataDir, aside);
    const names = (await readdir(workplace)).filter((name) => name !== database);
    await moveAll([...names, database], workplace, dataDir);
    await rmdir(workplace);
    await syncDirectory(dataDir);
    return { ...end, aside };
  } catch (error) {
    // Afterwards the folder tells a server that the restore was interrupted.
    if (!isChecked) await rm(workplace, { recursive: true, force: true });
    throw error;
  }
}

/** True if a restore into this data directory was interrupted: it may have only a part of its files. */
export async function isRestoreInterrupted(dataDir: string): Promise<boolean> {
  return (await readdir(dataDir)).includes(RESTORING);
}

/** The number of files that wait for the disk together. */
const SYNCED_AT_ONCE = 16;

/** Writes the files of a backup into a folder. */
class Unpacking {
  readonly places = new Set<string>();
  readonly #folder: string;
  readonly #folders = new Set<string>();
  readonly #syncing = new Set<Promise<unknown>>();
  #failure: { readonly error: unknown } | undefined;

  constructor(folder: string) {
    this.#folder = folder;
    this.#folders.add(folder);
  }

  async write(name: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    const target = path.join(this.#folder, name);
    await this.#makeFolder(path.dirname(target));
    const file = await open(target, 'w', 0o600);
    try {
      for await (const piece of pieces) await file.writeFile(piece);
    } catch (error) {
      await file.close();
      throw error;
    }
    await this.#syncLater(file);
    this.places.add(name);
  }

  async drop(name: string): Promise<void> {
    await rm(path.join(this.#folder, name), { force: true });
    this.places.delete(name);
  }

  /** Waits until the disk has all files. */
  async sync(): Promise<void> {
    await Promise.all(this.#syncing);
    if (this.#failure !== undefined) throw this.#failure.error;
    for (const folder of this.#folders) await syncDirectory(folder);
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

/** Every picture and video of the database must be there, except for those that were missing before. */
async function checkMedia(
  { checkStore, database }: RestoreOptions,
  workplace: string,
  { places, missing }: { readonly places: ReadonlySet<string>; readonly missing: number },
): Promise<void> {
  if (!places.has(database)) throw new BackupUnusable('The backup has no database.');
  const store = await checkStore(path.join(workplace, database));
  try {
    let lost = 0;
    for await (const named of store.namedMedia()) if (!places.has(sourceOfMedia(named))) lost += 1;
    if (lost > missing)
      throw new BackupUnusable(`The backup lacks ${lost} pictures or videos of its database.`);
  } finally {
    await store.remove();
  }
}

async function contentsOf(dataDir: string): Promise<readonly string[]> {
  const names = await readdir(dataDir);
  return names.filter(
    (name) =>
      !name.startsWith('pinakes.lock') &&
      !name.startsWith(BEFORE_RESTORE) &&
      name !== RESTORING &&
      name !== 'lost+found',
  );
}

async function moveAll(names: readonly string[], from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) await rename(path.join(from, name), path.join(to, name));
  await syncDirectory(to);
}

function asideName(now: number): string {
  return `${BEFORE_RESTORE}${new Date(now).toISOString().replace(/\D/g, '').slice(0, 14)}`;
}
