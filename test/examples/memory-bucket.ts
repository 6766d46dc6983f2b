import type { Bucket } from '../../examples/bucket-media-store.ts';

/** A bucket in memory, whose clock only goes forward. */
export class MemoryBucket implements Bucket {
  readonly #objects = new Map<string, { readonly bytes: Uint8Array; readonly putAt: number }>();
  /** While set, nothing can be put. */
  isFull = false;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get keys(): readonly string[] {
    return [...this.#objects.keys()].sort();
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    return this.#objects.get(key)?.bytes.slice();
  }

  async has(key: string): Promise<boolean> {
    return this.#objects.has(key);
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    if (this.isFull) throw new Error('the bucket is full');
    this.#objects.set(key, { bytes: bytes.slice(), putAt: this.#now() });
  }

  async touch(key: string): Promise<boolean> {
    return this.age(key, 0);
  }

  async move(from: string, to: string): Promise<void> {
    const object = this.#objects.get(from);
    if (object === undefined) return;
    this.#objects.delete(from);
    this.#objects.set(to, object);
  }

  async remove(key: string): Promise<void> {
    this.#objects.delete(key);
  }

  async *list(prefix: string): AsyncGenerator<{ readonly key: string; readonly putAt: number }> {
    for (const key of this.keys) {
      const object = this.#objects.get(key);
      if (key.startsWith(prefix) && object !== undefined) yield { key, putAt: object.putAt };
    }
  }

  /** It was put so many milliseconds ago; false when there is none. */
  age(key: string, milliseconds: number): boolean {
    const object = this.#objects.get(key);
    if (object === undefined) return false;
    this.#objects.set(key, { ...object, putAt: this.#now() - milliseconds });
    return true;
  }
}
