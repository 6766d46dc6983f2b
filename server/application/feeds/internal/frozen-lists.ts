import type { PinId } from '../../../../src/domain/ids/ids.ts';

/** The number of lists that are remembered. */
const MOST = 100;

/** Lists of pins whose next pages are still read: the first page makes a list, the others continue it. */
export class FrozenLists {
  readonly #lists = new Map<string, readonly PinId[]>();

  /** Remembers a list, in place of the one that was not used for longest. */
  put(key: string, list: readonly PinId[]): void {
    this.#lists.delete(key);
    this.#lists.set(key, list);
    for (const oldest of this.#lists.keys()) {
      if (this.#lists.size <= MOST) return;
      this.#lists.delete(oldest);
    }
  }

  find(key: string): readonly PinId[] | undefined {
    const list = this.#lists.get(key);
    if (list !== undefined) this.put(key, list);
    return list;
  }
}
