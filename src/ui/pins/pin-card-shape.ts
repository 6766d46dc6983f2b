import type { FooterPart } from '../../domain/cards/footer-parts.ts';
import { cropMargins } from '../../domain/images/crop-margins.ts';
import { cardImage } from '../../domain/images/pin-image.ts';
import { footerHeight, textRoom, titleLines, type CardFooter } from '../../domain/layout/card-footer.ts';
import { gridMetrics } from '../../domain/layout/grid-metrics.ts';
import type { Pin } from '../../domain/pins/pin.ts';

const COLUMN = 236;

/** Height ÷ width between which pictures keep their own proportions; beyond, their middle is shown. */
const FLATTEST = 0.25;
const TALLEST = 2.75;

/** Height ÷ width of a picture from which on two rows of buttons have room over it, in columns of fixed width. */
const ROOM_FOR_TWO_ROWS = 104 / 236;

/** Heights of the lines around the title with the space that parts them, in layout pixels; those of their style sheets. */
const ROW = {
  chips: 64 + 8,
  words: 4 + 16,
  domain: 4 + 16,
  person: 4 + 24,
  board: 4 + 24,
  price: 4 + 18,
  rating: 4 + 16,
  note: 4 + 16,
  visit: 8 + 40,
} as const;

/** Height ÷ width of what the card shows of the picture; square while nothing is known. */
export function pictureAspect({ imageSpec, imageCrop }: Pick<Pin, 'imageSpec' | 'imageCrop'>): number {
  const image = cardImage(imageSpec) ?? imageSpec.orig;
  if (!image || !(image.width > 0) || !(image.height > 0)) return 1;
  const whole = image.height / image.width;
  const { top, bottom } = cropMargins(imageCrop, whole * COLUMN);
  const aspect = whole * (1 - (top + bottom) / 100);
  return Number.isFinite(aspect) ? Math.min(TALLEST, Math.max(FLATTEST, aspect)) : 1;
}

/** Whether what lies over the foot of the picture leaves room for what lies over its top. */
export function hasRoomAtFoot(aspect: number): boolean {
  return aspect >= ROOM_FOR_TWO_ROWS;
}

/** A card that is less high than this shows no text: it would be mostly words. Layout pixels. */
const MIN_HEIGHT_WITH_TEXT = 160;

/** Whether a card of this shape is high enough for its text, in a column of fixed width. */
export function hasRoomForText(aspect: number, footer: CardFooter): boolean {
  return aspect * COLUMN + footerHeight(footer, ROOMS.wide) >= MIN_HEIGHT_WITH_TEXT;
}

/** What stands under the picture, as the grid keeps room for it; `hasMore`: with the button of the menu beside it. */
export function cardFooter(parts: readonly FooterPart[], hasMore = false, titleClamp?: number): CardFooter {
  let title = '';
  const rows: number[] = [];
  for (const part of parts) {
    if (part.kind === 'title') title = part.text;
    else rows.push(ROW[part.kind === 'source' ? part.source.kind : part.kind]);
  }
  return titleClamp === undefined ? { title, rows, hasMore } : { title, rows, hasMore, titleClamp };
}

/** Lines that the grid keeps free for a title: in columns of fixed width, on phones, on the narrowest phones. */
export interface TitleClamp {
  readonly wide: number;
  readonly phone: number;
  readonly narrow: number;
}

const ROOMS = {
  wide: textRoom(gridMetrics(1280)),
  phone: textRoom(gridMetrics(390)),
  narrow: textRoom(gridMetrics(320)),
};

export function titleClamp(footer: CardFooter): TitleClamp {
  return {
    wide: titleLines(footer, ROOMS.wide),
    phone: titleLines(footer, ROOMS.phone),
    narrow: titleLines(footer, ROOMS.narrow),
  };
}
