import type { GridMetrics } from './grid-metrics.ts';
import { textLines } from './internal/text-lines.ts';

/** Text spacing that the user set in the browser; 0 for `letter` and `word` and 1 for `line` by default. */
export interface TextSpacing {
  /** em */
  readonly letter: number;
  /** em */
  readonly word: number;
  /** Real line height ÷ the designed one, at least 1. */
  readonly line: number;
}

export const USUAL_SPACING: TextSpacing = { letter: 0, word: 0, line: 1 };

/** The space that the text under a picture can rely on. Lengths in layout pixels. */
export interface TextRoom {
  /** The minimum column width in this layout. */
  readonly columnWidth: number;
  readonly gutter: number;
  /** True for the grid of a phone. */
  readonly phone: boolean;
  readonly spacing: TextSpacing;
}

/** The text room at the current width, or at the canonical width, at which cards choose their columns. */
export function textRoom(
  metrics: GridMetrics,
  spacing: TextSpacing = USUAL_SPACING,
  at: 'present' | 'canonical' = 'present',
): TextRoom {
  return {
    columnWidth: at === 'present' ? metrics.textWidth : metrics.canonicalTextWidth,
    gutter: metrics.gutter,
    phone: metrics.phone,
    spacing: at === 'present' ? spacing : USUAL_SPACING,
  };
}

export interface CardFooter {
  readonly title?: string;
  /** Maximum lines of the title, from 1 to 3. Default: 2. With wider text, at least 2. */
  readonly titleClamp?: number;
  /** The block of source, title and price; omitted when a card has none of them. */
  readonly attribution?: Attribution;
  /** Heights of the further lines (rating, note), including the space above each. Layout pixels. */
  readonly rows?: readonly number[];
  /** True on phones, where a button is at the end of the text. */
  readonly hasMore?: boolean;
}

export interface Attribution {
  /** Layout pixels, including the distance above. */
  readonly height: number;
  /** The part of the height that the source and the price take. */
  readonly besideTitle: number;
}

const ATTRIBUTION_HEIGHT = 68;
/** For square pins with a price. */
const TALL_ATTRIBUTION_HEIGHT = 90;

const TITLE = { fontSize: 14, lineHeight: 20 };
/** Distance between the text and the picture. */
const ABOVE = 6;
/** Left plus right distance between the text and the card's edges. */
const INLINE = 8;

/** Space that the text leaves for the button at its end, instead of its own distance. */
const BESIDE_BUTTON = 32 - 4;
/** The button's row on cards without text. */
const BUTTON_ROW = 20;

/** The block of source, title and price of a card. `rows`: lines of source and price. */
export function attribution(
  { isSquare, hasPrice }: { readonly isSquare: boolean; readonly hasPrice: boolean },
  rows: readonly number[],
): Attribution {
  return {
    height: isSquare && hasPrice ? TALL_ATTRIBUTION_HEIGHT : ATTRIBUTION_HEIGHT,
    besideTitle: sumOf(rows),
  };
}

/** Lines of title that fit into the block, at least one. */
export function linesThatFit({ height, besideTitle }: Attribution): number {
  return Math.max(1, Math.floor((height - ABOVE - besideTitle) / TITLE.lineHeight));
}

/** Number of lines of a title, 0 without one. */
export function titleLines(footer: CardFooter, room: TextRoom): number {
  if (!footer.title) return 0;
  return textLines(footer.title, {
    width: room.columnWidth - INLINE - (hasButton(footer, room) ? BESIDE_BUTTON : 0),
    fontSize: TITLE.fontSize,
    max: Math.min(3, Math.max(1, footer.titleClamp ?? 2)),
    letterSpacing: room.spacing.letter,
    wordSpacing: room.spacing.word,
  });
}

/** The fixed part of a card: everything under the picture, in layout pixels. */
export function footerHeight(footer: CardFooter, room: TextRoom): number {
  const { attribution, rows = [] } = footer;
  if (attribution === undefined && rows.length === 0) return hasButton(footer, room) ? BUTTON_ROW : 0;
  const block = attribution === undefined ? ABOVE : attributionHeight(attribution, footer, room);
  return block + Math.ceil(sumOf(rows) * room.spacing.line);
}

/** The block's own height. It is larger when the user's text spacing makes the text wider and it would not fit. */
function attributionHeight({ height, besideTitle }: Attribution, footer: CardFooter, room: TextRoom): number {
  const { letter, word, line } = room.spacing;
  if (letter === 0 && word === 0 && line === 1) return height;
  const titleClamp = Math.max(2, footer.titleClamp ?? 2);
  const text = titleLines({ ...footer, titleClamp }, room) * TITLE.lineHeight + besideTitle;
  return Math.max(height, ABOVE + Math.ceil(text * line));
}

function hasButton(footer: CardFooter, room: TextRoom): boolean {
  return room.phone && footer.hasMore === true;
}

function sumOf(rows: readonly number[]): number {
  return rows.reduce((sum, row) => sum + row, 0);
}
