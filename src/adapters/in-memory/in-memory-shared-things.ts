import type { SharedThing, SharedThings } from '../../application/ports/shared-things.ts';

/** What was handed over, for as long as this object lasts. */
export class InMemorySharedThings implements SharedThings {
  readonly #things = new Map<string, SharedThing>();

  /** As the helper beside the pages does. */
  take(id: string, thing: SharedThing): void {
    this.#things.set(id, thing);
  }

  async find(id: string): Promise<SharedThing | undefined> {
    return this.#things.get(id);
  }

  async remove(id: string): Promise<void> {
    this.#things.delete(id);
  }

  async clear(): Promise<void> {
    this.#things.clear();
  }
}
