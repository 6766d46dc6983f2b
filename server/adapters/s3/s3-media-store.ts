import { randomUUID } from 'node:crypto';
import { isSignature } from '../../../src/domain/images/media-path.ts';
import { filePlace, isOriginal } from '../../application/media/file-place.ts';
import type { MediaPath, MediaStore } from '../../application/ports/media/media.ts';
import { contentOf, type S3Bucket, type StoredObject } from './s3-bucket.ts';

type MediaFile = { readonly path: MediaPath; readonly bytes: Uint8Array };
type Place = { readonly key: string; readonly bytes: Uint8Array };
/** What the store needs of a bucket. */
export type PictureObjects = Pick<
  S3Bucket,
  'put' | 'read' | 'head' | 'copy' | 'remove' | 'list' | 'check' | 'ensureUsable'
>;

const PICTURES = 'pictures';
const REMOVED = 'removed/';
/** After so long nobody is removing the picture any more that was set aside. */
const FORGOTTEN_MS = 3_600_000;

/**
 * Pictures as objects, under the same names as `FileMediaStore` gives its files: `pictures/ab/cd/{signature}/…`, and
 * `removed/` for pictures that are being removed. Several processes may share it.
 */
export class S3MediaStore implements MediaStore {
  readonly #bucket: PictureObjects;

  private constructor(bucket: PictureObjects) {
    this.#bucket = bucket;
  }

  /**
   * Opens the store and reverts interrupted removals. Another process may be in the middle of one of them: what it has
   * set aside stays for an hour; files that this restores too much are collected as leftovers.
   */
  static async open(bucket: PictureObjects, now: () => number): Promise<S3MediaStore> {
    const store = new S3MediaStore(bucket);
    await bucket.ensureUsable();
    const asides = new Map<string, number>();
    for await (const { key, modifiedAt } of bucket.list(REMOVED)) {
      asides.set(key.slice(0, key.lastIndexOf('/') + 1), modifiedAt);
    }
    for (const [aside, modifiedAt] of asides) {
      await store.#restore(aside);
      if (now() - modifiedAt > FORGOTTEN_MS) await store.#removeAll(aside);
    }
    return store;
  }

  async put(files: readonly MediaFile[]): Promise<void> {
    const places = files.map(({ path, bytes }) => ({ key: keyOf(path), bytes }));
    const folders = new Set(places.map(({ key }) => key.slice(0, key.lastIndexOf('/') + 1)));
    const there = new Set<string>();
    for (const folder of folders) for await (const { key } of this.#bucket.list(folder)) there.add(key);
    const place = (one: Place) => this.#place(one, there.has(one.key));
    const [first, ...others] = places;
    const last = others.pop();
    if (first !== undefined) await place(first);
    await Promise.all(others.map(place));
    if (last !== undefined) await place(last);
  }

  async read(path: MediaPath): Promise<Uint8Array | undefined> {
    return this.#bucket.read(keyOf(path));
  }

  async has(path: MediaPath): Promise<boolean> {
    return (await this.#bucket.head(keyOf(path))) !== undefined;
  }

  async removePicture(signature: string, isWanted: () => Promise<boolean>): Promise<boolean> {
    const folder = folderOf(signature);
    const aside = `${REMOVED}${signature}-${randomUUID()}/`;
    const keys = await this.#keysIn(folder);
    for (const key of keys) await this.#bucket.copy(key, aside + key.slice(folder.length));
    for (const key of keys) await this.#bucket.remove(key);
    const isInUse = await isWanted().catch(async (error: unknown) => {
      await this.#restore(aside);
      await this.#removeAll(aside);
      throw error;
    });
    if (isInUse) await this.#restore(aside);
    await this.#removeAll(aside);
    return !isInUse;
  }

  async *picturesOlderThan(time: number): AsyncGenerator<string> {
    for await (const [signature, files] of picturesOf(this.#bucket.list(`${PICTURES}/`))) {
      if (lastPut(files) < time) yield signature;
    }
  }

  check(): Promise<void> {
    return this.#bucket.check();
  }

  /** An existing file gets a new time; a removal may have taken it away since. */
  async #place({ key, bytes }: Place, isThere: boolean): Promise<void> {
    if (isThere && (await this.#bucket.copy(key, key))) return;
    await this.#bucket.put(key, contentOf(bytes));
  }

  /** Restores what was set aside; files that were put in the meantime stay. */
  async #restore(aside: string): Promise<void> {
    const signature = aside.slice(REMOVED.length, REMOVED.length + 32);
    if (!isSignature(signature)) return;
    const folder = folderOf(signature);
    const there = new Set(await this.#keysIn(folder));
    for (const key of await this.#keysIn(aside)) {
      const target = folder + key.slice(aside.length);
      if (!there.has(target)) await this.#bucket.copy(key, target);
    }
  }

  async #removeAll(folder: string): Promise<void> {
    for (const key of await this.#keysIn(folder)) await this.#bucket.remove(key);
  }

  async #keysIn(folder: string): Promise<string[]> {
    const keys = [];
    for await (const { key } of this.#bucket.list(folder)) keys.push(key);
    return keys;
  }
}

/** @throws {TypeError} */
function keyOf(path: MediaPath): string {
  const { signature, fileName } = filePlace(path);
  return folderOf(signature) + fileName;
}

/** @throws {TypeError} */
function folderOf(signature: string): string {
  if (!isSignature(signature)) throw new TypeError('not a picture signature');
  return `${PICTURES}/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}/`;
}

/** Groups objects by picture; those of one picture follow each other. */
async function* picturesOf(
  objects: AsyncIterable<StoredObject>,
): AsyncGenerator<readonly [string, readonly StoredObject[]]> {
  let current: { readonly signature: string; readonly files: StoredObject[] } | undefined;
  for await (const object of objects) {
    const signature = object.key.split('/')[3] ?? '';
    if (!isSignature(signature)) continue;
    if (current?.signature === signature) current.files.push(object);
    else {
      if (current !== undefined) yield [current.signature, current.files];
      current = { signature, files: [object] };
    }
  }
  if (current !== undefined) yield [current.signature, current.files];
}

function lastPut(files: readonly StoredObject[]): number {
  const original = files.find(({ key }) => isOriginal(key.slice(key.lastIndexOf('/') + 1)));
  return original?.modifiedAt ?? Math.max(...files.map(({ modifiedAt }) => modifiedAt));
}
