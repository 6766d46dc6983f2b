import { textRoom, USUAL_SPACING, type TextRoom } from '../../../domain/layout/card-footer.ts';
import { columnsInMiddle } from '../../../domain/layout/few-cards.ts';
import {
  gridMetrics,
  LAYOUT_PX_PER_REM,
  type GridMetrics,
  type GridOptions,
} from '../../../domain/layout/grid-metrics.ts';
import { MasonryLayout } from '../../../domain/layout/masonry-layout.ts';
import { anchoredTop, scrollAnchor } from '../../../domain/layout/scroll-anchor.ts';
import { MAX_CANVAS_HEIGHT, scrollBase } from '../../../domain/layout/scroll-base.ts';
import { RenderBatchSize } from './render-batch-size.ts';
import { MountedCards, inFeedOrder, type Cards, type Change } from './mounted-cards.ts';
import { fixedPart, masonryCard, type GridItem } from '../grid-item.ts';
import { isSameMeasure, isSameSpacing, type GridMeasure } from './grid-room.ts';
import { listDifference } from './list-difference.ts';

/** The visible part of the canvas, px from its top. */
export interface GridView {
  readonly top: number;
  readonly height: number;
}

/** The window moves in steps, because each render has a fixed cost and small steps cause many. px */
const STEP = 900;
const BEYOND = 1350;

/**
 * Decides which cards of an endless list are drawn, and where. It knows the layout and the view, not the browser. All
 * lengths are px of the page; layout pixels are multiplied by the root size.
 */
export class GridWindow<Item extends GridItem> {
  readonly #options: GridOptions;
  #items: readonly Item[] = [];
  #gathered = false;
  #measure: GridMeasure | undefined;
  #metrics: GridMetrics | undefined;
  #layout: MasonryLayout | undefined;
  #view: GridView = { top: 0, height: 0 };
  #base = 0;
  #step = 0;
  #shift = 0;
  #refitted = false;
  #held: string | undefined;
  readonly #drawn = new MountedCards();
  readonly #pace = new RenderBatchSize();

  constructor(options: GridOptions) {
    this.#options = options;
  }

  get items(): readonly Item[] {
    return this.#items;
  }

  /** Undefined until the grid was measured. */
  get layout(): MasonryLayout | undefined {
    return this.#layout;
  }

  get rtl(): boolean {
    return this.#measure?.rtl ?? false;
  }

  /** True if the user set wider letters, words or lines. */
  get wideText(): boolean {
    return this.#measure !== undefined && !isSameSpacing(this.#measure.spacing, USUAL_SPACING);
  }

  /** Height of the whole grid, which may exceed the maximum of an element. */
  get height(): number {
    return Math.ceil((this.#layout?.height ?? 0) * this.#scale);
  }

  get canvas(): { width: number; height: number; column: number } {
    const layout = this.#layout;
    if (!layout) return { width: 0, height: 0, column: 0 };
    const { columnWidth, gutter } = layout.shape;
    const columns = columnsInMiddle(layout, this.#gathered);
    return {
      width: (columns * (columnWidth + gutter) - gutter) * this.#scale,
      height: Math.min(this.height - this.#base, MAX_CANVAS_HEIGHT),
      column: columnWidth * this.#scale,
    };
  }

  /** Height of the viewport in layout pixels. */
  get viewHeight(): number {
    return this.#view.height / this.#scale;
  }

  /** The last known height in px: reading it from the browser would force a layout. */
  get viewPx(): number {
    return this.#view.height;
  }

  /** The height of the grid below the view. */
  get remaining(): number {
    return this.height - this.#base - this.#view.top - this.#view.height;
  }

  /** The cards to draw, in feed order. */
  get mounted(): Cards {
    if (!this.#drawn.cards) this.#drawn.set(this.#wanted());
    return this.#drawn.cards!;
  }

  /** The cards that are in the document. While React is still rendering, not all of `mounted` are. */
  get shown(): Cards {
    return this.#drawn.shown;
  }

  /**
   * Call after these cards were rendered.
   * @param layOut forces the layout, and returns its duration in ms
   */
  showed(cards: Cards, layOut: () => number): void {
    const come = this.#drawn.showed(cards);
    if (come > 0) this.#pace.note(come, layOut());
  }

  /** True while cards near the view are not drawn yet: call `look` again in the next frame. */
  get isUnfinished(): boolean {
    return this.#drawn.isUnfinished;
  }

  /** Place of a card on the canvas. `x` is negative where the page runs from right to left. */
  placeOf(index: number): { x: number; y: number; width: number | undefined } {
    const layout = this.#layout!;
    const scale = this.#scale;
    const x = Math.round(layout.startOf(index) * scale * 100) / 100;
    return {
      x: this.rtl ? -x : x,
      y: Math.round(layout.topOf(index) * scale - this.#base),
      width: layout.spanOf(index) > 1 ? layout.widthOf(index) * scale : undefined,
    };
  }

  /**
   * Replaces the list. Cards in view keep their place when cards before them are added or removed. `gathered`: a few
   * cards are centred.
   */
  show(items: readonly Item[], gathered = false): void {
    this.#gathered = gathered;
    const old = this.#items;
    if (items === old) return;
    this.#items = items;
    const layout = this.#layout;
    if (!layout) return;
    const { room } = this.#rooms();
    const change = listDifference(old, items, room);
    if (!change) return;
    const { at, removed, added } = change;
    const anchored = at < old.length;
    const { cards = [] } = this.#drawn;
    this.#keepPlace(anchored ? old : undefined, () => {
      layout.splice(at, removed, this.#cards(items.slice(at, at + added)));
    });
    // Cards after all others are drawn in batches, like cards that are scrolled to.
    if (!anchored && cards.length > 0) this.#drawn.set(cards, true);
  }

  /** Applies new measures. Returns false if nothing changed. */
  fit(measure: GridMeasure): boolean {
    if (this.#measure && isSameMeasure(this.#measure, measure)) return false;
    const metrics = gridMetrics((measure.width * LAYOUT_PX_PER_REM) / measure.rootPx, this.#options);
    this.#keepPlace(this.#items, () => this.#adopt(measure, metrics));
    this.#refitted = this.#shift !== 0;
    return true;
  }

  /** Updates the view. After `soon` and `now`, `takeShift` may return a distance to scroll. */
  look(view: GridView): Change {
    const sameHeight = view.height === this.#view.height;
    this.#view = view;
    const base = scrollBase(this.#base, this.#base + view.top, this.height);
    if (base !== this.#base) {
      this.#moveBase(base);
      return 'now';
    }
    const step = Math.round(view.top / STEP);
    const drawn = this.#drawn;
    if (step === this.#step && sameHeight && drawn.cards && !drawn.isUnfinished) return 'same';
    this.#step = step;
    const seen = this.#touching(view.top, view.top + view.height);
    // A new grid that is out of view begins with few cards, so that its first task stays short.
    if (drawn.cards || (drawn.shown.length === 0 && seen.length === 0)) {
      return drawn.follow(this.#wanted(), seen, this.#pace.atOnce(this.#metrics!.columns));
    }
    drawn.set(this.#wanted());
    return 'now';
  }

  /** Keeps a card drawn independent of the view, because it contains the focus. */
  hold(key: string | undefined): void {
    this.#held = key;
  }

  get held(): string | undefined {
    return this.#held;
  }

  /** Draws a card outside the view, because the focus is about to enter it. */
  mount(index: number): void {
    this.#held = this.#items[index]?.key;
    this.#drawn.set(inFeedOrder([...this.mounted, index]), true);
  }

  /**
   * The distance to scroll so that the cards in view stay in place. The call resets it.
   * @param top returns the current top of the view, px from the top of the canvas. After a resize it may have moved: a
   * page that became shorter scrolls up.
   */
  takeShift(top: () => number): number {
    const shift = this.#refitted ? this.#view.top - top() : this.#shift;
    this.#refitted = false;
    this.#shift = 0;
    return shift;
  }

  get #scale(): number {
    return (this.#measure?.rootPx ?? LAYOUT_PX_PER_REM) / LAYOUT_PX_PER_REM;
  }

  #adopt(measure: GridMeasure, metrics: GridMetrics): void {
    const before = this.#metrics;
    const spacingBefore = this.#measure?.spacing;
    this.#measure = measure;
    this.#metrics = metrics;
    if (!this.#layout || !before || before.canonicalTextWidth !== metrics.canonicalTextWidth) {
      this.#layout = new MasonryLayout(metrics);
      this.#layout.append(this.#cards(this.#items));
      return;
    }
    this.#layout.resize(metrics);
    const sameText = before.textWidth === metrics.textWidth && before.phone === metrics.phone;
    if (!sameText || !isSameSpacing(spacingBefore, measure.spacing)) {
      const { room } = this.#rooms();
      this.#layout.refit((index) => fixedPart(this.#items[index]!, room));
    }
  }

  #cards(items: readonly Item[]) {
    const { room, canonicalRoom } = this.#rooms();
    return items.map((item) => masonryCard(item, room, canonicalRoom));
  }

  #rooms(): { room: TextRoom; canonicalRoom: TextRoom } {
    const metrics = this.#metrics!;
    const canonicalRoom = textRoom(metrics, undefined, 'canonical');
    return { room: textRoom(metrics, this.#measure?.spacing), canonicalRoom };
  }

  /** Changes the layout and records how far the anchored card has moved. */
  #keepPlace(items: readonly Item[] | undefined, change: () => void): void {
    const scale = this.#scale;
    const viewTop = this.#view.top + this.#base;
    const layout = this.#layout;
    const anchor = items && layout && viewTop > 0 ? scrollAnchor(layout, viewTop / scale) : undefined;
    const key = anchor && items?.[anchor.index]?.key;
    change();
    this.#drawn.set(undefined);
    if (anchor && this.#layout && this.#items.length > 0) {
      const found = this.#items.findIndex((item) => item.key === key);
      const index = found < 0 ? Math.min(anchor.index, this.#items.length - 1) : found;
      const moved = Math.round(anchoredTop(this.#layout, index, anchor.hidden) * this.#scale - viewTop);
      this.#shift += moved;
      this.#see(this.#view.top + moved);
    }
    this.#moveBase(scrollBase(this.#base, this.#view.top + this.#base, this.height));
  }

  #moveBase(base: number): void {
    const moved = this.#base - base;
    if (moved === 0) return;
    this.#base = base;
    this.#shift += moved;
    this.#see(this.#view.top + moved);
    this.#drawn.set(undefined);
  }

  #see(top: number): void {
    this.#view = { ...this.#view, top };
    this.#step = Math.round(top / STEP);
  }

  /** Cards in a range of the canvas, px from its top. */
  #touching(top: number, bottom: number): Cards {
    const scale = this.#scale;
    return this.#layout?.touching((top + this.#base) / scale, (bottom + this.#base) / scale) ?? [];
  }

  #wanted(): Cards {
    const top = this.#step * STEP;
    const found = this.#touching(top - BEYOND, top + this.#view.height + BEYOND);
    const held = this.#held === undefined ? -1 : this.#items.findIndex(({ key }) => key === this.#held);
    return held < 0 || found.includes(held) ? found : inFeedOrder([...found, held]);
  }
}
