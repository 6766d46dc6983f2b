/** The number of lists that are remembered, unless the caller says otherwise. */
const MOST = 100;

/** Lists whose next pages are still read: the first page makes a list, the others continue it. */
export class FrozenLists<List> {
  readonly #lists = new Map<string, List>();
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** Remembers a list, in place of the one that was not used for longest. */
  put(key: string, list: List): void {
    this.#lists.delete(key);
    this.#lists.set(key, list);
    for (const oldest of this.#lists.keys()) {
      if (this.#lists.size <= this.#most) return;
      this.#lists.delete(oldest);
    }
  }

  remove(key: string): void {
    this.#lists.delete(key);
  }

  find(key: string): List | undefined {
    const list = this.#lists.get(key);
    if (list !== undefined) this.put(key, list);
    return list;
  }
}
