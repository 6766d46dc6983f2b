import type { GridMetrics } from './grid-metrics.ts';
import { textLines } from './text-lines.ts';

/** Spacing that a person asked the browser for; everything 0 and 1 unless they did. */
export interface TextSpacing {
  /** em */
  readonly letter: number;
  /** em */
  readonly word: number;
  /** Real line height ÷ the designed one, at least 1. */
  readonly line: number;
}

export const USUAL_SPACING: TextSpacing = { letter: 0, word: 0, line: 1 };

/** What the text under a picture can count on. Lengths in layout pixels. */
export interface TextRoom {
  /** The narrowest column that a card of this layout can have. */
  readonly columnWidth: number;
  readonly gutter: number;
  /** The grid of a phone: a smaller inset above the text. */
  readonly fluid: boolean;
  readonly spacing: TextSpacing;
}

/** The room at the present width, or at the canonical one, where cards choose their columns. */
export function textRoom(
  metrics: GridMetrics,
  spacing: TextSpacing = USUAL_SPACING,
  at: 'present' | 'canonical' = 'present',
): TextRoom {
  return {
    columnWidth: at === 'present' ? metrics.textWidth : metrics.canonicalTextWidth,
    gutter: metrics.gutter,
    fluid: metrics.fluid,
    spacing: at === 'present' ? spacing : USUAL_SPACING,
  };
}

export interface CardFooter {
  readonly title?: string;
  /** The title is clamped to this many lines, from 1 to 3; 2 when left out. */
  readonly titleClamp?: number;
  /** The further lines (source, price, rating), each with the space that parts it from the title. Layout pixels. */
  readonly rows?: readonly number[];
  /** On phones a button stands at the end of the text. */
  readonly hasMore?: boolean;
}

const TITLE = { fontSize: 14, lineHeight: 20 };
/** The text keeps this distance from the card's edges. */
const INSET = {
  wide: { above: 8, below: 4, inline: 8 },
  fluid: { above: 6, below: 4, inline: 8 },
};

/** What the text leaves free at its end for the button, instead of its distance. */
const BESIDE_BUTTON = 32 - 4;
/** The row of the button where there is no text. */
const BUTTON_ROW = 20;

/**
 * How many lines the title is given, 0 without one. The view clamps to `titleClamp`: should a title need a line more
 * than this (an unusual font), the line takes the gap under the card, and nothing is cut.
 */
export function titleLines(footer: CardFooter, room: TextRoom): number {
  if (!footer.title) return 0;
  return textLines(footer.title, {
    width: room.columnWidth - insetOf(room).inline - (hasButton(footer, room) ? BESIDE_BUTTON : 0),
    fontSize: TITLE.fontSize,
    max: Math.min(3, Math.max(1, footer.titleClamp ?? 2)),
    letterSpacing: room.spacing.letter,
    wordSpacing: room.spacing.word,
  });
}

/** The fixed part of a card: everything under the picture, in layout pixels. */
export function footerHeight(footer: CardFooter, room: TextRoom): number {
  const rows = footer.rows ?? [];
  const lines = titleLines(footer, room);
  if (lines === 0 && rows.length === 0) return hasButton(footer, room) ? BUTTON_ROW : 0;
  const text = lines * TITLE.lineHeight + rows.reduce((sum, row) => sum + row, 0);
  const inset = insetOf(room);
  return inset.above + inset.below + Math.ceil(text * room.spacing.line);
}

function hasButton(footer: CardFooter, room: TextRoom): boolean {
  return room.fluid && footer.hasMore === true;
}

function insetOf(room: TextRoom): { above: number; below: number; inline: number } {
  return room.fluid ? INSET.fluid : INSET.wide;
}
