import type { Stores } from './stores/stores.ts';

/**
 * Tells somebody else what is wanted of each of many things, one call at a time for each: a wish that changes while a
 * call is under way is told after it, so that the last wish is what is heard last.
 */
export class LastWish<Key, Wish> {
  readonly #underWay = new Map<Key, { wish: Wish; readonly held: Promise<Wish> }>();

  /**
   * @param before what holds as long as nothing was told
   * @param tell tells one wish; false when it was not taken. Not called when another call sees to it
   * @returns the wish that holds in the end, the same for all who wished meanwhile
   */
  want(key: Key, wish: Wish, before: Wish, tell: (wish: Wish) => Promise<boolean>): Promise<Wish> {
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) {
      underWay.wish = wish;
      return underWay.held;
    }
    const { promise: held, resolve } = Promise.withResolvers<Wish>();
    this.#underWay.set(key, { wish, held });
    resolve(this.#tellAll(key, before, tell));
    return held;
  }

  async #tellAll(key: Key, before: Wish, tell: (wish: Wish) => Promise<boolean>): Promise<Wish> {
    let known = before;
    try {
      for (let next; (next = this.#underWay.get(key)!.wish) !== known; known = next)
        if (!(await tell(next))) return known;
      return known;
    } finally {
      this.#underWay.delete(key);
    }
  }
}

/** Gives each app wishes of its own, always the same ones. */
export function wishesOfApps<Key, Wish>(): (stores: Stores) => LastWish<Key, Wish> {
  const known = new WeakMap<Stores, LastWish<Key, Wish>>();
  return (stores) => {
    const wishes = known.get(stores) ?? new LastWish<Key, Wish>();
    known.set(stores, wishes);
    return wishes;
  };
}
