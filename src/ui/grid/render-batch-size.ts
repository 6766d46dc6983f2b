/** How long the browser may take to lay out the cards that come at once. A task of 50 ms has room for this. ms */
const LAYOUT_MS = 16;
/** Assumed until cards were drawn. */
const FIRST_MS = 3;
/** One slow layout may have had another cause. */
const SHARE_OF_LATEST = 0.5;

/**
 * How many cards come at once. Each drawing has a price of its own, so cards that are cheap
 * to lay out come many at a time; on slow devices, and where cards are complex, only a few do.
 */
export class RenderBatchSize {
  #msPerCard = FIRST_MS;

  /** At least a few for each row: whoever scrolls steadily must never get ahead of the cards. */
  atOnce(columns: number): number {
    return Math.max(Math.ceil(columns * 0.4), Math.floor(LAYOUT_MS / this.#msPerCard));
  }

  /** Is told how long the layout took after cards had come. */
  note(cards: number, ms: number): void {
    if (cards === 0) return;
    this.#msPerCard += (Math.max(ms, 0.1) / cards - this.#msPerCard) * SHARE_OF_LATEST;
  }
}
