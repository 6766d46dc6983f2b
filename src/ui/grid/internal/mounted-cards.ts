/** Places of cards in the feed, ascending. */
export type Cards = readonly number[];

/** `same`: nothing to draw. `soon`: cards outside the view are missing. `now`: a card in the view is missing. */
export type Change = 'same' | 'soon' | 'now';

/** Removing a card is cheaper than drawing one. */
const GO_AT_ONCE = 2;

const NONE: Cards = [];

/**
 * The cards that are drawn. They are added a few at a time, those in view first, then the nearest ones: each card takes
 * time to draw, and drawing many at once would block the page. Once all cards in view are there, no new set is chosen
 * until the last one is in the document, because React would restart rendering.
 */
export class MountedCards {
  #drawn: Cards | undefined;
  #shown = NONE;
  #isUnfinished = false;

  /** Undefined: all requested cards are to be drawn. */
  get cards(): Cards | undefined {
    return this.#drawn;
  }

  /** The cards that are in the document. */
  get shown(): Cards {
    return this.#shown;
  }

  /** True while cards are still to be drawn. */
  get isUnfinished(): boolean {
    return this.#isUnfinished;
  }

  set(drawn: Cards | undefined, isUnfinished = false): void {
    this.#drawn = drawn;
    this.#isUnfinished = isUnfinished;
  }

  /**
   * Call with the cards that are in the document now.
   * @returns the number of cards that are new
   */
  showed(shown: Cards): number {
    const wasShown = holds(this.#shown);
    this.#shown = shown;
    return shown.filter((index) => !wasShown(index)).length;
  }

  /**
   * @param wanted all cards that should be drawn in the end
   * @param seen the cards in view
   * @param atOnce how many may be added now
   */
  follow(wanted: Cards, seen: Cards, atOnce: number): Change {
    const before = this.#drawn ?? NONE;
    const isSeenShown = seen.every(holds(this.#shown));
    if (before !== this.#shown && isSeenShown) {
      this.#isUnfinished = true;
      return 'same';
    }
    const isDrawn = holds(before);
    const isSeen = holds(seen);
    const isWanted = holds(wanted);
    const middle = seen[seen.length >> 1] ?? 0;
    const distance = (index: number) => Math.abs(index - middle);
    const missing = (cards: Cards) =>
      cards.filter((index) => !isDrawn(index)).sort((one, other) => distance(one) - distance(other));
    const lacking = [...missing(seen), ...missing(wanted.filter((index) => !isSeen(index)))];
    const coming = lacking.slice(0, atOnce);
    const gone = before.filter((index) => !isWanted(index));
    const going = gone.slice(0, GO_AT_ONCE * atOnce);
    this.#isUnfinished = lacking.length > coming.length || gone.length > going.length;
    if (coming.length + going.length === 0) return isSeenShown ? 'same' : 'now';
    const isGoing = holds(going);
    this.#drawn = inFeedOrder([...before.filter((index) => !isGoing(index)), ...coming]);
    return isSeenShown ? 'soon' : 'now';
  }
}

/** Sorts in place. */
export function inFeedOrder(cards: number[]): Cards {
  return cards.sort((one, other) => one - other);
}

function holds(cards: Cards): (index: number) => boolean {
  const all = new Set(cards);
  return (index) => all.has(index);
}
