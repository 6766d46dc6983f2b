import { randomUUID } from 'node:crypto';
import { filePlace, isOriginal } from '../server/application/media/file-place.ts';
import type { MediaPath, MediaStore } from '../server/application/ports/media/media.ts';

/** A storage of objects by key, as hosting companies offer it. What is put is durable when the promise resolves. */
export interface Bucket {
  get(key: string): Promise<Uint8Array | undefined>;
  has(key: string): Promise<boolean>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** From now on it counts as put now; false when there is none. */
  touch(key: string): Promise<boolean>;
  /** Replaces what is there under the new key. */
  move(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** In the order of the keys. `putAt`: milliseconds since the epoch. */
  list(prefix: string): AsyncIterable<{ readonly key: string; readonly putAt: number }>;
}

/** Kept pictures are `pictures/{signature}/{size}.{ending}`; those that are about to go are below `removed/{mark}/`. */
export class BucketMediaStore implements MediaStore {
  readonly #bucket: Bucket;

  private constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  /** Takes back removals that a crash cut. One process at a time. */
  static async open(bucket: Bucket): Promise<BucketMediaStore> {
    const store = new BucketMediaStore(bucket);
    await store.#takeBack('removed/');
    return store;
  }

  async put(files: readonly { readonly path: MediaPath; readonly bytes: Uint8Array }[]): Promise<void> {
    for (const [key, bytes] of files.map(({ path, bytes }) => [keyOf(path), bytes] as const)) {
      if (!(await this.#bucket.touch(key))) await this.#bucket.put(key, bytes);
    }
  }

  async read(path: MediaPath): Promise<Uint8Array | undefined> {
    return this.#bucket.get(keyOf(path));
  }

  async has(path: MediaPath): Promise<boolean> {
    return this.#bucket.has(keyOf(path));
  }

  async removePicture(signature: string, isWanted: () => Promise<boolean>): Promise<boolean> {
    const aside = `removed/${randomUUID()}/`;
    for (const key of await this.#keys(`pictures/${signature}/`)) await this.#bucket.move(key, aside + key);
    const wanted = await isWanted().catch(async (error: unknown) => {
      await this.#takeBack(aside);
      throw error;
    });
    if (wanted) await this.#takeBack(aside);
    else for (const key of await this.#keys(aside)) await this.#bucket.remove(key);
    return !wanted;
  }

  async *picturesOlderThan(time: number): AsyncGenerator<string> {
    let picture = { signature: '', putAt: 0, isWhole: false };
    for await (const { key, putAt } of this.#bucket.list('pictures/')) {
      const [, signature = '', fileName = ''] = key.split('/');
      if (signature !== picture.signature) {
        if (picture.signature !== '' && picture.putAt < time) yield picture.signature;
        picture = { signature, putAt: 0, isWhole: false };
      }
      // The original alone says how old a picture is; leftovers are as old as the newest of them.
      if (isOriginal(fileName)) picture = { signature, putAt, isWhole: true };
      else if (!picture.isWhole) picture.putAt = Math.max(picture.putAt, putAt);
    }
    if (picture.signature !== '' && picture.putAt < time) yield picture.signature;
  }

  async check(): Promise<void> {
    const key = `checks/${randomUUID()}`;
    await this.#bucket.put(key, new Uint8Array(1));
    await this.#bucket.remove(key);
  }

  /** What is in its place already stays. */
  async #takeBack(aside: string): Promise<void> {
    for (const key of await this.#keys(aside)) {
      const place = key.slice(key.indexOf('pictures/'));
      if (await this.#bucket.has(place)) await this.#bucket.remove(key);
      else await this.#bucket.move(key, place);
    }
  }

  async #keys(prefix: string): Promise<readonly string[]> {
    const keys: string[] = [];
    for await (const { key } of this.#bucket.list(prefix)) keys.push(key);
    return keys;
  }
}

/** @throws {TypeError} for anything that is no media path */
function keyOf(path: MediaPath): string {
  const { signature, fileName } = filePlace(path);
  return `pictures/${signature}/${fileName}`;
}
