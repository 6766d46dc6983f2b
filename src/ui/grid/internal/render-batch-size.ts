/** Time for the layout of one batch of cards, ms; within a task of 50 ms. */
const LAYOUT_MS = 16;
/** Estimate before the first measurement, ms. */
const FIRST_MS = 3;
/** Weight of the latest measurement; a single slow layout may have another cause. */
const SHARE_OF_LATEST = 0.5;

/**
 * The number of cards that are mounted at once, based on the measured layout time per card: many where cards are cheap,
 * few on slow devices and for complex cards.
 */
export class RenderBatchSize {
  #msPerCard = FIRST_MS;

  /** At least a share of a row, so that steady scrolling never overtakes the cards. */
  atOnce(columns: number): number {
    return Math.max(Math.ceil(columns * 0.4), Math.floor(LAYOUT_MS / this.#msPerCard));
  }

  /** Records the layout time of a batch, ms. */
  note(cards: number, ms: number): void {
    if (cards === 0) return;
    this.#msPerCard += (Math.max(ms, 0.1) / cards - this.#msPerCard) * SHARE_OF_LATEST;
  }
}
