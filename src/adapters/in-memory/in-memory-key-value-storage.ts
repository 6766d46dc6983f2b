import type { KeyValueStorage } from '../../application/ports/storage/key-value-storage.ts';

type Watcher = { readonly by: object; readonly prefix: string; readonly listener: (key: string) => void };

/** Texts in memory; `anotherWindow` shares them. */
export class InMemoryKeyValueStorage implements KeyValueStorage<string> {
  readonly #texts: Map<string, string>;
  readonly #watchers: Set<Watcher>;

  constructor(texts = new Map<string, string>(), watchers = new Set<Watcher>()) {
    this.#texts = texts;
    this.#watchers = watchers;
  }

  anotherWindow(): InMemoryKeyValueStorage {
    return new InMemoryKeyValueStorage(this.#texts, this.#watchers);
  }

  get(key: string): string | undefined {
    return this.#texts.get(key);
  }

  set(key: string, text: string): boolean {
    const isNew = this.#texts.get(key) !== text;
    this.#texts.set(key, text);
    if (isNew) this.#tell(key);
    return true;
  }

  remove(key: string): void {
    if (this.#texts.delete(key)) this.#tell(key);
  }

  keys(prefix: string): readonly string[] {
    return [...this.#texts.keys()].filter((key) => key.startsWith(prefix));
  }

  watch(prefix: string, listener: (key: string) => void): () => void {
    const watcher: Watcher = { by: this, prefix, listener };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #tell(key: string): void {
    for (const { by, prefix, listener } of this.#watchers)
      if (by !== this && key.startsWith(prefix)) listener(key);
  }
}
