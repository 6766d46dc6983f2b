import type { ViewedPictureStorage } from '../../application/ports/storage/viewed-picture-storage.ts';

/** Pictures by address in memory. `weightOf`: the sizes on the server, in bytes. */
export class InMemoryViewedPictureStorage implements ViewedPictureStorage {
  readonly #kept = new Set<string>();
  readonly #weightOf: (url: string) => number | null;

  constructor(weightOf: (url: string) => number | null = () => null) {
    this.#weightOf = weightOf;
  }

  async keep(url: string): Promise<number | null> {
    const bytes = this.#weightOf(url);
    if (bytes !== null) this.#kept.add(url);
    return bytes;
  }

  async find(url: string): Promise<string | undefined> {
    return this.#kept.has(url) ? url : undefined;
  }

  async retain(urls: readonly string[]): Promise<void> {
    for (const url of this.#kept) if (!urls.includes(url)) this.#kept.delete(url);
  }
}
