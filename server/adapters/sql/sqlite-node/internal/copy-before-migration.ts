import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { StoreUnusable } from '../../store/store-unusable.ts';

/** The number of copies that stay. */
const KEPT = 3;
const UNFINISHED = '.unfinished';

/**
 * Copies the database beside itself before a migration, as `<file>.before-<first step>`, durably. The newest copies
 * stay, older ones go.
 * @param freeBytes the free space of a folder
 * @throws {StoreUnusable} when there is no space for the copy and for the migration itself.
 */
export async function copyBeforeMigration(
  file: string,
  { database, step, freeBytes = freeBytesOf }: CopyOptions,
): Promise<void> {
  const folder = path.dirname(file);
  const needed = 2 * bytesOf(database);
  if (freeBytes(folder) < needed) {
    const megabytes = Math.ceil(needed / 1e6);
    throw new StoreUnusable(
      `The upgrade of the store needs ${megabytes} MB of free space in ${folder}, also for a copy.`,
    );
  }
  const target = `${file}.before-${step}`;
  rmSync(target + UNFINISHED, { force: true });
  closeSync(openSync(target + UNFINISHED, 'wx', 0o600));
  await backup(database, target + UNFINISHED);
  sync(target + UNFINISHED);
  renameSync(target + UNFINISHED, target);
  sync(folder);
  removeOldCopies(file);
}

type CopyOptions = {
  readonly database: DatabaseSync;
  /** The name of the first migration. */
  readonly step: string;
  readonly freeBytes?: ((folder: string) => number) | undefined;
};

function removeOldCopies(file: string): void {
  const folder = path.dirname(file);
  const copies = readdirSync(folder)
    .filter((name) => name.startsWith(`${path.basename(file)}.before-`) && !name.endsWith(UNFINISHED))
    .map((name) => path.join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of copies.slice(KEPT)) rmSync(old);
}

function bytesOf(database: DatabaseSync): number {
  const number = (pragma: string) => Number(Object.values(database.prepare(`pragma ${pragma}`).get()!)[0]);
  return number('page_count') * number('page_size');
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function sync(place: string): void {
  const descriptor = openSync(place, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
