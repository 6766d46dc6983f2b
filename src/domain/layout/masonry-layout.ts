import { CardBuckets } from './internal/card-buckets.ts';
import { CardTable, type MasonryCard } from './card-table.ts';
import { cardWidth, type GridMetrics } from './grid-metrics.ts';
import { LOOK_AHEAD, modulePlace, shortestColumn } from './internal/module-place.ts';

/** The part of the grid metrics that determines places. */
export type MasonryShape = Pick<
  GridMetrics,
  'columns' | 'columnWidth' | 'canonicalWidth' | 'gutter' | 'rowGap'
>;

const CHECKPOINT_EVERY = 256;

/** The state of the columns after all cards before `index`, and no later card, were placed. */
interface Checkpoint {
  readonly index: number;
  readonly canonical: Float64Array;
  readonly bottoms: Float64Array;
}

/**
 * Cards in columns, each under the shortest one, the left-most on a tie. Lengths in layout pixels.
 * Columns are chosen at one canonical width per column count, so a card keeps its column during a resize until the
 * number of columns changes. The result depends only on the list of cards, not on the steps (pages, insertions,
 * removals) that built it. A card that spans columns may wait for up to `LOOK_AHEAD` of the following cards, so the
 * last few places can still change when a page is appended.
 */
export class MasonryLayout {
  #shape: MasonryShape;
  readonly #cards = new CardTable();
  readonly #buckets = new CardBuckets();
  #checkpoints: Checkpoint[] = [];
  /** The last checkpoint before a module near the end that may still wait for cards that are not loaded yet. */
  #open: Checkpoint | undefined;
  #canonical: Float64Array;
  #bottoms: Float64Array;

  constructor(shape: MasonryShape) {
    this.#shape = shape;
    this.#canonical = new Float64Array(shape.columns);
    this.#bottoms = new Float64Array(shape.columns);
  }

  get shape(): MasonryShape {
    return this.#shape;
  }

  get count(): number {
    return this.#cards.count;
  }

  /** From the top of the first row to the bottom of the longest column. */
  get height(): number {
    return this.count === 0 ? 0 : Math.max(...this.#bottoms) - this.#shape.rowGap;
  }

  append(cards: readonly MasonryCard[]): void {
    this.splice(this.count, 0, cards);
  }

  insert(at: number, cards: readonly MasonryCard[]): void {
    this.splice(at, 0, cards);
  }

  remove(at: number, count = 1): void {
    this.splice(at, count, []);
  }

  /** Replaces `removed` cards from `at` on with `cards`. */
  splice(at: number, removed: number, cards: readonly MasonryCard[]): void {
    const old = this.count;
    this.#cards.splice(at, removed, cards);
    if (at === old) {
      const open = this.#open;
      if (open) this.#goTo(open);
      this.#place(open ? open.index : old);
      return;
    }
    this.#goTo(this.#checkpointBefore(at - LOOK_AHEAD));
    this.#place(this.#checkpoints.at(-1)?.index ?? 0);
    this.#indexAgain();
  }

  /**
   * Changes the shape. With the same column count and canonical width, every card keeps its column; otherwise all cards
   * choose again.
   */
  resize(shape: MasonryShape): void {
    const old = this.#shape;
    this.#shape = shape;
    const keeps =
      old.columns === shape.columns &&
      old.canonicalWidth === shape.canonicalWidth &&
      old.gutter === shape.gutter &&
      old.rowGap === shape.rowGap;
    if (keeps) {
      this.#replay();
    } else {
      this.#goTo(undefined);
      this.#place(0);
    }
    this.#indexAgain();
  }

  /** Updates the fixed parts of cards without changing their columns, for example after the text size changed. */
  refit(fixedOf: (index: number) => number): void {
    const { count, fixed } = this.#cards;
    for (let index = 0; index < count; index++) fixed[index] = fixedOf(index);
    this.#replay();
    this.#indexAgain();
  }

  topOf(index: number): number {
    return this.#cards.top[index]!;
  }

  heightOf(index: number): number {
    return this.#cards.height[index]!;
  }

  bottomOf(index: number): number {
    return this.topOf(index) + this.heightOf(index);
  }

  /** The card's first column, 0 at the start of the line. */
  columnOf(index: number): number {
    return this.#cards.column[index]!;
  }

  spanOf(index: number): number {
    return Math.min(this.#cards.span[index]!, this.#shape.columns);
  }

  /** Distance from the start edge of the first column. */
  startOf(index: number): number {
    return this.columnOf(index) * (this.#shape.columnWidth + this.#shape.gutter);
  }

  widthOf(index: number): number {
    return cardWidth(this.#shape, this.spanOf(index));
  }

  /** The cards that touch the heights from `top` to `bottom`, in feed order. */
  touching(top: number, bottom: number): number[] {
    const range = this.#buckets.between(top, bottom);
    const found: number[] = [];
    if (!range) return found;
    const tops = this.#cards.top;
    const heights = this.#cards.height;
    const last = Math.min(range.last, this.count - 1);
    for (let index = range.first; index <= last; index++) {
      const cardTop = tops[index]!;
      if (cardTop <= bottom && cardTop + heights[index]! >= top) found.push(index);
    }
    return found;
  }

  /** Places all cards from `from` on. The columns must be in the state just before that card. */
  #place(from: number): void {
    const { span, count } = this.#cards;
    this.#open = undefined;
    let index = from;
    while (index < count) {
      const known = this.#checkpoints.at(-1)?.index ?? -CHECKPOINT_EVERY;
      if (index - known >= CHECKPOINT_EVERY) this.#checkpoints.push(this.#checkpoint(index));
      const columns = Math.min(span[index]!, this.#shape.columns);
      if (columns === 1) this.#put(index++, shortestColumn(this.#canonical), 1);
      else index = this.#placeModule(index, columns);
    }
  }

  #placeModule(index: number, columns: number): number {
    const { span, wait, count } = this.#cards;
    const followers: number[] = [];
    let next = index + 1;
    while (next < count && span[next] === 1 && followers.length < LOOK_AHEAD) {
      followers.push(this.#canonicalHeight(next, 1) + this.#shape.rowGap);
      next++;
    }
    if (next === count && followers.length < LOOK_AHEAD) this.#open = this.#checkpoint(index);
    const place = modulePlace(this.#canonical, columns, followers);
    wait[index] = place.wait;
    for (let ahead = 1; ahead <= place.wait; ahead++) {
      this.#put(index + ahead, shortestColumn(this.#canonical), 1);
    }
    this.#put(index, place.column, columns);
    return index + 1 + place.wait;
  }

  #put(index: number, column: number, columns: number): void {
    this.#cards.column[index] = column;
    let canonicalTop = 0;
    for (let covered = column; covered < column + columns; covered++) {
      canonicalTop = Math.max(canonicalTop, this.#canonical[covered]!);
    }
    const bottom = canonicalTop + this.#canonicalHeight(index, columns) + this.#shape.rowGap;
    this.#canonical.fill(bottom, column, column + columns);
    this.#stack(index, column, columns);
    const top = this.#cards.top[index]!;
    this.#buckets.add(index, top, top + this.#cards.height[index]!);
  }

  /** Places the card in its column at the real width. */
  #stack(index: number, column: number, columns: number): void {
    const { aspect, fixed, top, height } = this.#cards;
    const { columnWidth, gutter, rowGap } = this.#shape;
    const bottoms = this.#bottoms;
    let cardTop = bottoms[column]!;
    for (let covered = column + 1; covered < column + columns; covered++) {
      cardTop = Math.max(cardTop, bottoms[covered]!);
    }
    const width = columns * columnWidth + (columns - 1) * gutter;
    const cardHeight = aspect[index]! * width + fixed[index]!;
    top[index] = cardTop;
    height[index] = cardHeight;
    bottoms.fill(cardTop + cardHeight + rowGap, column, column + columns);
  }

  #canonicalHeight(index: number, columns: number): number {
    const { canonicalWidth, gutter } = this.#shape;
    const width = columns * canonicalWidth + (columns - 1) * gutter;
    return this.#cards.aspect[index]! * width + this.#cards.canonicalFixed[index]!;
  }

  /** Places all cards again in their existing columns. */
  #replay(): void {
    const { count, column, wait } = this.#cards;
    const checkpoints = this.#checkpoints.concat(this.#open ?? []).sort((a, b) => a.index - b.index);
    let upcoming = 0;
    this.#bottoms.fill(0);
    let index = 0;
    while (index < count) {
      for (; checkpoints[upcoming]?.index === index; upcoming++) {
        checkpoints[upcoming]!.bottoms.set(this.#bottoms);
      }
      const columns = this.spanOf(index);
      if (columns === 1) {
        this.#stack(index, column[index]!, 1);
        index++;
        continue;
      }
      const ahead = wait[index]!;
      for (let next = index + 1; next <= index + ahead; next++) this.#stack(next, column[next]!, 1);
      this.#stack(index, column[index]!, columns);
      index += 1 + ahead;
    }
  }

  #indexAgain(): void {
    const { count, top, height } = this.#cards;
    this.#buckets.clear();
    for (let index = 0; index < count; index++) {
      this.#buckets.add(index, top[index]!, top[index]! + height[index]!);
    }
  }

  #checkpoint(index: number): Checkpoint {
    return { index, canonical: this.#canonical.slice(), bottoms: this.#bottoms.slice() };
  }

  #checkpointBefore(index: number): Checkpoint | undefined {
    return this.#checkpoints.findLast((checkpoint) => checkpoint.index <= index);
  }

  /** Resets the columns to the checkpoint, or to the empty grid. */
  #goTo(checkpoint: Checkpoint | undefined): void {
    const index = checkpoint?.index ?? -1;
    this.#checkpoints = this.#checkpoints.filter((known) => known.index <= index);
    this.#canonical = checkpoint?.canonical.slice() ?? new Float64Array(this.#shape.columns);
    this.#bottoms = checkpoint?.bottoms.slice() ?? new Float64Array(this.#shape.columns);
  }
}
