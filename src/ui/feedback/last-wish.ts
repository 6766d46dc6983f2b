/**
 * Tells somebody else what is wanted of each of many things, one call at a time for each: a wish that changes while a
 * call is under way is told after it, so that the last wish is what is heard last.
 */
export class LastWish<Key, Wish> {
  readonly #wanted = new Map<Key, Wish>();

  /**
   * @param before what holds as long as nothing was told
   * @param tell tells one wish; false when it was not taken
   * @returns the wish that holds in the end; undefined when the call that is under way sees to it
   */
  async want(
    key: Key,
    wish: Wish,
    before: Wish,
    tell: (wish: Wish) => Promise<boolean>,
  ): Promise<Wish | undefined> {
    const underWay = this.#wanted.has(key);
    this.#wanted.set(key, wish);
    if (underWay) return undefined;
    let known = before;
    try {
      for (let next = wish; next !== known; next = this.#wanted.get(key) as Wish) {
        if (!(await tell(next))) return known;
        known = next;
      }
      return known;
    } finally {
      this.#wanted.delete(key);
    }
  }
}
