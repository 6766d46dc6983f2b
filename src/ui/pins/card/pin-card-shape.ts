import type { FooterPart } from '../../../domain/cards/footer-parts.ts';
import { cropMargins } from '../../../domain/pins/crop-margins.ts';
import { cardImage } from '../../../domain/pins/pin-image.ts';
import {
  attribution,
  footerHeight,
  linesThatFit,
  textRoom,
  type CardFooter,
} from '../../../domain/layout/card-footer.ts';
import { gridMetrics } from '../../../domain/layout/grid-metrics.ts';
import type { Pin } from '../../../domain/pins/pin.ts';

/** The usual width of a column, layout pixels. */
const COLUMN = 236;

/**
 * Pictures keep their proportions within these limits of height ÷ width; beyond them only their middle is shown. A
 * flatter picture would have no space for both rows of buttons.
 */
const FLATTEST = 0.5;
const TALLEST = 2.75;

/**
 * Heights of the lines around the title, including the space between them, in layout pixels; the same as in their style
 * sheets.
 */
const ROW = {
  chips: 64 + 8,
  sponsor: 20 + 2,
  words: 20 + 2,
  domain: 20 + 2,
  person: 20 + 2,
  board: 4 + 20,
  price: 2 + 18,
  rating: 4 + 16,
  note: 4 + 16,
  fact: 4 + 16,
  visit: 8 + 40,
} as const;

/** Pictures within this tolerance count as square. */
const SQUARE_TOLERANCE = 0.01;

/** Height ÷ width of the visible part of the picture; square while it is unknown. */
export function pictureAspect({ imageSpec, imageCrop }: Pick<Pin, 'imageSpec' | 'imageCrop'>): number {
  const image = cardImage(imageSpec) ?? imageSpec.orig;
  if (!image || !(image.width > 0) || !(image.height > 0)) return 1;
  const whole = image.height / image.width;
  const { top, bottom } = cropMargins(imageCrop, whole * COLUMN);
  const aspect = whole * (1 - (top + bottom) / 100);
  return Number.isFinite(aspect) ? Math.min(TALLEST, Math.max(FLATTEST, aspect)) : 1;
}

/** A card below this height shows no text, because it would be mostly text. Layout pixels. */
const MIN_HEIGHT_WITH_TEXT = 160;

/** Whether a card of this shape is high enough for its text in a column of the usual width. */
export function hasRoomForText(aspect: number, footer: CardFooter): boolean {
  return aspect * COLUMN + footerHeight(footer, USUAL_ROOM) >= MIN_HEIGHT_WITH_TEXT;
}

type FooterSetting = {
  /** Height ÷ width of the picture. */
  readonly aspect: number;
  /** True on phones, where the menu button is beside the text. */
  readonly hasMore?: boolean;
  /** Maximum lines of the title. Default: 2. */
  readonly titleClamp?: number | undefined;
};

/** The text block under the picture, for which the grid reserves space. */
export function cardFooter(
  parts: readonly FooterPart[],
  { aspect, hasMore = false, titleClamp = 2 }: FooterSetting,
): CardFooter {
  let title = '';
  let hasPrice = false;
  let isAttributed = false;
  const beside: number[] = [];
  const rows: number[] = [];
  for (const part of parts) {
    const isOfBlock =
      part.kind === 'title' ||
      part.kind === 'price' ||
      (part.kind === 'source' && part.source.kind !== 'board');
    isAttributed ||= isOfBlock;
    if (part.kind === 'title') title = part.text;
    else (isOfBlock ? beside : rows).push(ROW[part.kind === 'source' ? part.source.kind : part.kind]);
    if (part.kind === 'price') hasPrice = part.price !== null;
  }
  if (!isAttributed) return { title, rows, hasMore };
  const isSquare = Math.abs(aspect - 1) < SQUARE_TOLERANCE;
  const block = attribution({ isSquare, hasPrice }, beside);
  return { title, titleClamp: Math.min(titleClamp, linesThatFit(block)), attribution: block, rows, hasMore };
}

/** The text room of a card at the usual width. */
const USUAL_ROOM = textRoom(gridMetrics(1280));
