import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncDirectory } from '../durable-file.ts';
import { sourceOfMedia } from '../media-of-store.ts';
import { BackupUnusable } from './backup-unusable.ts';
import { MEDIA_FOLDERS, RESTORING } from './data-files.ts';
import type { BackupEnd } from './internal/backup-format.ts';
import { readBackup } from './internal/backup-reader.ts';
import { DataRoots, type IsMounted } from './internal/data-roots.ts';
import { Unpacking } from './internal/unpacking.ts';
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
  /** Takes the checked database elsewhere; null keeps it in the data directory. */
  readonly keepStore: ((file: string) => Promise<void>) | null;
  /** Takes pictures and videos of the checked backup elsewhere; null keeps them in the data directory. */
  readonly keepMedia: (() => Promise<void>) | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly isMounted?: IsMounted;
};

export type Restored = BackupEnd & {
  /** The folders with what was there before; none if there was nothing. */
  readonly asides: readonly string[];
};

/**
 * Unpacks a backup beside the data, checks everything, and moves it into place, the database last. Until then the data
 * directory is as before. The caller holds the lock of the store.
 * @throws {BackupUnusable}
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { dataDir, database, keepStore, keepMedia } = options;
  const roots = await DataRoots.find(dataDir, options.isMounted);
  const isEmpty = await roots.isEmpty();
  if (!isEmpty && !options.force) {
    throw new BackupUnusable(
      `${dataDir} is not empty. With --force its files are moved aside, into a folder in it.`,
    );
  }
  try {
    const end = await unpack(options, roots);
    await keepMedia?.();
    const wasInterrupted = await isRestoreInterrupted(dataDir);
    await markExchange(dataDir);
    if (keepStore !== null) {
      await keepStore(roots.unpacked(database)).catch(async (error: unknown) => {
        if (!wasInterrupted) await endExchange(dataDir);
        throw error;
      });
      await rm(roots.unpacked(database));
    }
    const asides = await roots.moveAside(timeText(options.now()));
    await roots.moveIn(database);
    await endExchange(dataDir);
    return { ...end, asides };
  } finally {
    await roots.removeWorkplaces();
  }
}

/** Until it has ended, an interruption leaves data of two times, and no server starts. */
async function markExchange(dataDir: string): Promise<void> {
  await mkdir(path.join(dataDir, RESTORING), { recursive: true, mode: 0o700 });
  await syncDirectory(dataDir);
}

async function endExchange(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, RESTORING), { recursive: true });
  await syncDirectory(dataDir);
}

/** True if a restore into this data directory was interrupted while it exchanged the files. */
export async function isRestoreInterrupted(dataDir: string): Promise<boolean> {
  return (await readdir(dataDir)).includes(RESTORING);
}

/** Removes what a restore has left that was interrupted before it changed any data. The caller holds the lock. */
export async function removeUnpacked(dataDir: string): Promise<void> {
  await (await DataRoots.find(dataDir)).removeWorkplaces();
}

async function unpack(options: RestoreOptions, roots: DataRoots): Promise<BackupEnd> {
  const isElsewhere = (name: string) =>
    options.keepMedia !== null && MEDIA_FOLDERS.some((folder) => name.startsWith(`${folder}/`));
  const unpacking = new Unpacking(await roots.makeWorkplaces(), (name) =>
    isElsewhere(name) ? null : roots.unpacked(name),
  );
  const end = await readBackup(options.file, unpacking);
  await unpacking.sync();
  await checkMedia(options, roots, { places: unpacking.places, missing: end.missing });
  return end;
}

/** Every picture and video of the database must be there, except for those that were missing before. */
async function checkMedia(
  { checkStore, database }: RestoreOptions,
  roots: DataRoots,
  { places, missing }: { readonly places: ReadonlySet<string>; readonly missing: number },
): Promise<void> {
  if (!places.has(database)) throw new BackupUnusable('The backup has no database.');
  const store = await checkStore(roots.unpacked(database));
  try {
    let lost = 0;
    for await (const named of store.namedMedia()) if (!places.has(sourceOfMedia(named))) lost += 1;
    if (lost > missing)
      throw new BackupUnusable(`The backup lacks ${lost} pictures or videos of its database.`);
  } finally {
    await store.remove();
  }
}

function timeText(now: number): string {
  return new Date(now).toISOString().replace(/\D/g, '').slice(0, 14);
}
