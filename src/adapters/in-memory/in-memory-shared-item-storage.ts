import type { SharedItem, SharedItemStorage } from '../../application/ports/storage/shared-item-storage.ts';

/** Shared content in memory. */
export class InMemorySharedItemStorage implements SharedItemStorage {
  readonly #things = new Map<string, SharedItem>();

  /** Stores an item, as the service worker does. */
  take(id: string, thing: SharedItem): void {
    this.#things.set(id, thing);
  }

  async find(id: string): Promise<SharedItem | undefined> {
    return this.#things.get(id);
  }

  async remove(id: string): Promise<void> {
    this.#things.delete(id);
  }

  async clear(): Promise<void> {
    this.#things.clear();
  }
}
