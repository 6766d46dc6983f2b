/** Places of cards in the feed, ascending. */
export type Cards = readonly number[];

/** Nothing to draw; other cards must be drawn, but those in view are; something in view is not drawn. */
export type Change = 'same' | 'soon' | 'now';

/**
 * The cards that are drawn. Those in view come at once, the others a few at a time, those nearest to the view first:
 * each card takes time to draw, and a page that draws many does not answer meanwhile.
 */
export class DrawnCards {
  #drawn: Cards | undefined;
  #isUnfinished = false;

  /** Undefined: all that are wanted are to be drawn. */
  get cards(): Cards | undefined {
    return this.#drawn;
  }

  /** True while cards wait to be drawn. */
  get isUnfinished(): boolean {
    return this.#isUnfinished;
  }

  set(drawn: Cards | undefined): void {
    this.#drawn = drawn;
    this.#isUnfinished = false;
  }

  /**
   * @param wanted all that shall be drawn in the end
   * @param seen what a person sees of them
   * @param atOnce how many that nobody sees may come now
   */
  follow(wanted: Cards, seen: Cards, atOnce: number): Change {
    const before = this.#drawn;
    const known = new Set(before);
    const isKept = (index: number) => known.has(index) || seen.includes(index);
    const middle = seen[seen.length >> 1] ?? 0;
    const distance = (index: number) => Math.abs(index - middle);
    const missing = wanted
      .filter((index) => !isKept(index))
      .sort((one, other) => distance(one) - distance(other));
    const late = before ? missing.slice(atOnce) : [];
    const next = wanted.filter((index) => !late.includes(index));
    this.#isUnfinished = late.length > 0;
    if (before?.length === next.length && next.every((index) => known.has(index))) return 'same';
    this.#drawn = next;
    return before && seen.every((index) => known.has(index)) ? 'soon' : 'now';
  }
}
