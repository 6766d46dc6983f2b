/** What the layout needs to know about a card. Lengths in layout pixels. */
export interface MasonryCard {
  /** Height ÷ width of the part that grows with the card's width, usually the picture. */
  readonly aspect: number;
  /** Height of the part that does not grow with the width, usually the text under the picture. */
  readonly fixed: number;
  /** `fixed` at the canonical width, at which cards choose their columns. Default: `fixed`. */
  readonly canonicalFixed?: number;
  /** Number of columns that the card covers; 1 for ordinary cards. More than the grid has means all of them. */
  readonly span?: number;
}

/** Cards and their places in typed arrays: objects take four times as long at 100,000 cards. */
export class CardTable {
  count = 0;
  aspect = new Float64Array(0);
  fixed = new Float64Array(0);
  canonicalFixed = new Float64Array(0);
  span = new Uint8Array(0);
  top = new Float64Array(0);
  height = new Float64Array(0);
  column = new Uint16Array(0);
  /** For cards that span columns: the number of following cards that were placed before the card. */
  wait = new Uint8Array(0);

  /** Replaces `removed` cards from `at` on with `cards`. Their places are unset until they are computed. */
  splice(at: number, removed: number, cards: readonly MasonryCard[]): void {
    const count = this.count - removed + cards.length;
    this.#reserve(count);
    const tail = at + removed;
    if (tail < this.count && removed !== cards.length) {
      const to = at + cards.length;
      for (const column of [this.aspect, this.fixed, this.canonicalFixed, this.span]) {
        column.copyWithin(to, tail, this.count);
      }
    }
    this.count = count;
    let index = at;
    for (const card of cards) this.#write(index++, card);
  }

  #write(index: number, card: MasonryCard): void {
    const fixed = length(card.fixed, 0);
    this.aspect[index] = length(card.aspect, 1);
    this.fixed[index] = fixed;
    this.canonicalFixed[index] =
      card.canonicalFixed === undefined ? fixed : length(card.canonicalFixed, fixed);
    this.span[index] = Math.min(255, Math.max(1, Math.trunc(card.span ?? 1) || 1));
  }

  #reserve(count: number): void {
    const old = this.aspect.length;
    if (count <= old) return;
    const size = Math.max(64, count, Math.ceil(old * 1.5));
    const grow = <T extends Float64Array | Uint8Array | Uint16Array>(column: T, grown: T): T => {
      grown.set(column);
      return grown;
    };
    this.aspect = grow(this.aspect, new Float64Array(size));
    this.fixed = grow(this.fixed, new Float64Array(size));
    this.canonicalFixed = grow(this.canonicalFixed, new Float64Array(size));
    this.span = grow(this.span, new Uint8Array(size));
    this.top = grow(this.top, new Float64Array(size));
    this.height = grow(this.height, new Float64Array(size));
    this.column = grow(this.column, new Uint16Array(size));
    this.wait = grow(this.wait, new Uint8Array(size));
  }
}

/** A missing or invalid size must not turn every later place into NaN. */
function length(value: number, otherwise: number): number {
  return Number.isFinite(value) && value >= 0 ? value : otherwise;
}
