/** Places of cards in the feed, ascending. */
export type Cards = readonly number[];

/** Nothing to draw; other cards must be drawn, but those in view are; something in view is not drawn. */
export type Change = 'same' | 'soon' | 'now';

/** Cards that are wanted no more, and still drawn while others come. */
const MOST_GONE = 30;
/** To take a card away costs less than to draw one. */
const GO_AT_ONCE = 2;

/**
 * The cards that are drawn. Those in view come at once, the others a few at a time, those nearest to the view first:
 * each card takes time to draw, and a page that draws many does not answer meanwhile. Those that are wanted no more go
 * when none come.
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

  set(drawn: Cards | undefined, isUnfinished = false): void {
    this.#drawn = drawn;
    this.#isUnfinished = isUnfinished;
  }

  /**
   * @param wanted all that shall be drawn in the end
   * @param seen what a person sees of them
   * @param atOnce how many that nobody sees may come now
   */
  follow(wanted: Cards, seen: Cards, atOnce: number): Change {
    const before = this.#drawn ?? [];
    const isDrawn = holds(before);
    const isSeen = holds(seen);
    const isWanted = holds(wanted);
    const middle = seen[seen.length >> 1] ?? 0;
    const distance = (index: number) => Math.abs(index - middle);
    const unseen = wanted
      .filter((index) => !isDrawn(index) && !isSeen(index))
      .sort((one, other) => distance(one) - distance(other));
    const coming = [...seen.filter((index) => !isDrawn(index)), ...unseen.slice(0, atOnce)];
    const gone = before.filter((index) => !isWanted(index));
    // To take cards away costs time as well: not when others come, unless too many wait for that.
    const going = coming.length === 0 || gone.length > MOST_GONE ? gone.slice(0, GO_AT_ONCE * atOnce) : [];
    this.#isUnfinished = unseen.length > atOnce || gone.length > going.length;
    if (coming.length + going.length === 0) return 'same';
    const isGoing = holds(going);
    this.#drawn = inFeedOrder([...before.filter((index) => !isGoing(index)), ...coming]);
    return seen.every(isDrawn) ? 'soon' : 'now';
  }
}

/** Sorts these themselves. */
export function inFeedOrder(cards: number[]): Cards {
  return cards.sort((one, other) => one - other);
}

function holds(cards: Cards): (index: number) => boolean {
  const all = new Set(cards);
  return (index) => all.has(index);
}
