import { textRoom, type TextRoom } from './card-footer.ts';
import type { MasonryCard } from './card-table.ts';
import { columnsInMiddle } from './few-cards.ts';
import {
  gridBands,
  LAYOUT_PX_PER_REM,
  type GridBand,
  type GridMetrics,
  type GridOptions,
} from './grid-metrics.ts';
import { MasonryLayout } from './masonry-layout.ts';

/** The widest grid whose first page is placed without scripts: 14 columns, a window of 4,020 px. */
const MAX_SERVED_COLUMNS = 14;

export interface ServedGrid extends GridOptions {
  /**
   * Selects the element whose children are the cards. The children are articles with `aria-posinset` (1 for the first).
   * Its parent is the size container.
   */
  readonly selector: string;
  readonly count: number;
  /** True: a few cards without a next page are centred. */
  readonly gathered?: boolean;
  readonly cardAt: (index: number, room: TextRoom, canonicalRoom: TextRoom) => MasonryCard;
}

/**
 * Rules that place the cards of a served page at every container width, before any script and without style attributes.
 * They only set custom properties, which the grid's style sheet turns into widths and transforms: `--gw` column width,
 * `--gg` gutter, `--gn` columns, `--gh` height of the grid. Per card: `--gc` column, `--gs` span, and the place as
 * `--ga` × column width + `--gb` layout pixels (+ `--gm`, the height above).
 */
export function gridStyleSheet(grid: ServedGrid): string {
  const bands = gridBands(MAX_SERVED_COLUMNS, grid);
  const cardsOf = cardsByRoom(grid);
  return bands.map((band) => bandRules(grid, band, cardsOf(band.metrics))).join('');
}

/** Most bands have the same text room, and measuring texts is the slowest part of a style sheet. */
function cardsByRoom({ count, cardAt }: ServedGrid): (metrics: GridMetrics) => readonly MasonryCard[] {
  const known = new Map<string, readonly MasonryCard[]>();
  return (metrics) => {
    const room = textRoom(metrics);
    const canonicalRoom = textRoom(metrics, undefined, 'canonical');
    const key = JSON.stringify([room, canonicalRoom]);
    const cards =
      known.get(key) ?? Array.from({ length: count }, (_, index) => cardAt(index, room, canonicalRoom));
    known.set(key, cards);
    return cards;
  };
}

function bandRules(grid: ServedGrid, { from, to, metrics }: GridBand, cards: readonly MasonryCard[]): string {
  const layout = new MasonryLayout(metrics);
  layout.append(cards);
  const range =
    to === Infinity
      ? `(width>=${rem(from)})`
      : from === 0
        ? `(width<${rem(to)})`
        : `(${rem(from)}<=width<${rem(to)})`;
  return `@container ${range}{${placeRules(grid, layout, cards, metrics)}}`;
}

/**
 * The height above a card in a column: `aspect` × column width + `fixed`, below the base with this number (0: the top).
 */
interface Stack {
  readonly base: number;
  readonly aspect: number;
  readonly fixed: number;
}

/**
 * Columns share the width, so every place is linear in the column width. A card that spans columns is placed under the
 * longest of them, which depends on the current width. It is the base of the cards below it.
 */
function placeRules(
  grid: ServedGrid,
  layout: MasonryLayout,
  cards: readonly MasonryCard[],
  { columns, gutter, rowGap, edge }: GridMetrics,
): string {
  const { selector } = grid;
  const stacks: Stack[] = Array.from({ length: columns }, () => ({ base: 0, aspect: 0, fixed: 0 }));
  const bases: string[] = [];
  const places: string[] = [];
  for (const index of placementOrder(layout)) {
    const span = layout.spanOf(index);
    const column = layout.columnOf(index);
    let above = stacks[column]!;
    if (span > 1) {
      const base = bases.length + 1;
      bases.push(`;--gm${base}:${longest(stacks.slice(column, column + span))}`);
      above = { base, aspect: 0, fixed: 0 };
    }
    const { base, aspect, fixed } = above;
    places[index] = place(above);
    const card = cards[index]!;
    const below = {
      base,
      aspect: aspect + card.aspect * span,
      fixed: fixed + card.aspect * (span - 1) * gutter + card.fixed + rowGap,
    };
    stacks.fill(below, column, column + span);
  }
  const width = `calc((100cqi - ${rem(2 * edge + (columns - 1) * gutter)})/${columns})`;
  const height = layout.count === 0 ? '0px' : `calc(${longest(stacks)} - ${rem(rowGap)})`;
  const rules = `${selector}{${frame(grid, layout)};--gw:${width}${bases.join('')};--gh:${height}}`;
  return rules + places.map((where, index) => cardRule(selector, index, layout, where)).join('');
}

/** The place of a card under these stacks; a property that is left out is 0. */
function place({ base, aspect, fixed }: Stack): string {
  const parts: string[] = [];
  if (aspect > 0) parts.push(`--ga:${number(aspect)}`);
  if (fixed > 0) parts.push(`--gb:${number(fixed)}`);
  if (base > 0) parts.push(`--gm:var(--gm${base})`);
  return parts.join(';');
}

/** Cards in the order in which they were placed: a card that spans columns may have waited for later cards. */
function placementOrder(layout: MasonryLayout): number[] {
  const order = Array.from({ length: layout.count }, (_, index) => index);
  return order.sort((a, b) => layout.topOf(a) - layout.topOf(b) || a - b);
}

function longest(stacks: readonly Stack[]): string {
  const lengths = stacks.map(({ base, aspect, fixed }) => {
    const under = base > 0 ? `var(--gm${base}) + ` : '';
    return `${under}${number(aspect)}*var(--gw) + ${rem(fixed)}`;
  });
  return `max(${[...new Set(lengths)].join(',')})`;
}

function frame({ gathered = false }: ServedGrid, layout: MasonryLayout): string {
  return `--gn:${columnsInMiddle(layout, gathered)};--gg:${rem(layout.shape.gutter)}`;
}

/**
 * The element name keeps browsers from matching these hundreds of rules against every other element. The position is
 * read from an attribute: with `:nth-child`, each inserted or removed card would restyle all others for the lifetime of
 * the page.
 */
function cardRule(selector: string, index: number, layout: MasonryLayout, place: string): string {
  const span = layout.spanOf(index);
  const column = layout.columnOf(index);
  const across = (column > 0 ? `--gc:${column};` : '') + (span > 1 ? `--gs:${span};` : '');
  return `${selector}>article[aria-posinset="${index + 1}"]{${across}${place}}`;
}

function rem(px: number): string {
  return `${number(px / LAYOUT_PX_PER_REM)}rem`;
}

/** Four digits are accurate to a tenth of a pixel. */
function number(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}
