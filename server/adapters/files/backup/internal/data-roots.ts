import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isAbsent, syncDirectory } from '../../durable-file.ts';
import { BEFORE_RESTORE, UNPACKING } from '../data-files.ts';

/** What stays where it is when the files of a data directory are exchanged. */
const STAYS = /^(?:pinakes\.lock.*|\.unpacking|\.restoring|\.before-restore-.*|lost\+found)$/;

/** How deep below the data directory disks may be mounted. */
const DEPTH = 2;

/** Whether another disk is mounted at this folder of `parent`. */
export type IsMounted = (folder: string, parent: string) => Promise<boolean>;

/**
 * The data directory, and the folders in it at which other disks are mounted. Such a folder cannot be moved, and nothing
 * can be moved from one disk to another: so each root has its own folders for what comes and what goes.
 */
export class DataRoots {
  readonly #dataDir: string;
  /** Paths in the data directory with `/`, `''` for itself; deeper ones first. */
  readonly #roots: readonly string[];

  private constructor(dataDir: string, roots: readonly string[]) {
    this.#dataDir = dataDir;
    this.#roots = roots;
  }

  static async find(dataDir: string, isMounted: IsMounted = isOtherDisk): Promise<DataRoots> {
    const mounted: string[] = [];
    const look = async (folder: string, depth: number): Promise<void> => {
      for (const name of await foldersIn(path.join(dataDir, folder))) {
        const place = path.posix.join(folder, name);
        if (await isMounted(path.join(dataDir, place), path.join(dataDir, folder))) mounted.push(place);
        if (depth < DEPTH) await look(place, depth + 1);
      }
    };
    await look('', 1);
    return new DataRoots(dataDir, [...mounted.reverse(), '']);
  }

  /** Empty folders to unpack into. */
  async makeWorkplaces(): Promise<readonly string[]> {
    await this.removeWorkplaces();
    const workplaces = this.#roots.map((root) => this.#in(root, UNPACKING));
    for (const workplace of workplaces) await mkdir(workplace, { mode: 0o700 });
    return workplaces;
  }

  async removeWorkplaces(): Promise<void> {
    for (const root of this.#roots) {
      await rm(this.#in(root, UNPACKING), { recursive: true, force: true });
    }
  }

  /** Where the file of this name is unpacked. */
  unpacked(name: string): string {
    const root = this.#roots.find((each) => each === '' || name.startsWith(`${each}/`))!;
    return this.#in(root, UNPACKING, path.posix.relative(root, name));
  }

  async isEmpty(): Promise<boolean> {
    for (const root of this.#roots) {
      if ((await this.#movable(this.#in(root), root)).length > 0) return false;
    }
    return true;
  }

  /** Moves what is there into a folder of each root; those that got something. @param time a part of their name */
  async moveAside(time: string): Promise<readonly string[]> {
    const asides: string[] = [];
    for (const root of this.#roots) {
      const aside = this.#in(root, BEFORE_RESTORE + time);
      const places = await this.#movable(this.#in(root), root);
      if (places.length === 0) continue;
      await moveAll(places, this.#in(root), aside);
      asides.push(aside);
    }
    return asides;
  }

  /** Moves what was unpacked into its place, the file `last` of the data directory at the end. */
  async moveIn(last: string): Promise<void> {
    for (const root of this.#roots) {
      const workplace = this.#in(root, UNPACKING);
      const places = await this.#movable(workplace, root);
      const [others, lasts] = [
        places.filter((each) => each !== last),
        places.filter((each) => each === last),
      ];
      await moveAll(others, workplace, this.#in(root));
      // The data directory itself is the last root.
      await moveAll(lasts, workplace, this.#in(root));
    }
  }

  /**
   * The entries to move, as paths in the root. Of a folder with a mounted one in it, the entries are moved instead.
   * @param from the root itself, or its workplace
   */
  async #movable(from: string, root: string, below = ''): Promise<readonly string[]> {
    const found: string[] = [];
    for (const name of (await readdir(path.join(from, below))).sort()) {
      const place = path.posix.join(below, name);
      const inData = path.posix.join(root, place);
      if (below === '' && STAYS.test(name)) continue;
      if (this.#roots.includes(inData)) continue;
      if (this.#roots.some((other) => other.startsWith(`${inData}/`))) {
        found.push(...(await this.#movable(from, root, place)));
      } else found.push(place);
    }
    return found;
  }

  #in(root: string, ...names: readonly string[]): string {
    return path.join(this.#dataDir, root, ...names);
  }
}

async function moveAll(places: readonly string[], from: string, to: string): Promise<void> {
  const folders = new Set([to]);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const place of places) {
    const folder = path.dirname(path.join(to, place));
    if (!folders.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 });
    folders.add(folder);
    await rename(path.join(from, place), path.join(to, place));
  }
  for (const folder of folders) await syncDirectory(folder);
}

/** The folders in a folder besides those of restores. */
async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !STAYS.test(entry.name)).map(({ name }) => name);
}

async function isOtherDisk(folder: string, parent: string): Promise<boolean> {
  try {
    return (await stat(folder)).dev !== (await stat(parent)).dev;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}
