import type { KeyValueStorage } from '../src/application/ports/storage/key-value-storage.ts';

/** Puts a prefix before every key, so that several sites on one origin do not share their values. */
export class PrefixedKeyValueStorage implements KeyValueStorage<string> {
  readonly #storage: KeyValueStorage<string>;
  readonly #prefix: string;

  constructor(storage: KeyValueStorage<string>, prefix: string) {
    this.#storage = storage;
    this.#prefix = prefix;
  }

  get(key: string): string | undefined {
    return this.#storage.get(this.#prefix + key);
  }

  set(key: string, text: string): boolean {
    return this.#storage.set(this.#prefix + key, text);
  }

  remove(key: string): void {
    this.#storage.remove(this.#prefix + key);
  }

  keys(prefix: string): readonly string[] {
    return this.#storage.keys(this.#prefix + prefix).map((key) => key.slice(this.#prefix.length));
  }

  watch(prefix: string, listener: (key: string) => void): () => void {
    return this.#storage.watch(this.#prefix + prefix, (key) => listener(key.slice(this.#prefix.length)));
  }
}
