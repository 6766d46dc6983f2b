import { cardImage } from '../../domain/images/pin-image.ts';
import { textRoom, titleLines, type CardFooter } from '../../domain/layout/card-footer.ts';
import { gridMetrics } from '../../domain/layout/grid-metrics.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { cardTitle, pinSource } from './pin-words.ts';

/** Height ÷ width between which pictures keep their own proportions; beyond, their middle is shown. */
const FLATTEST = 0.25;
const TALLEST = 2.75;

/** Heights of the line under the title with the space above it, in layout pixels. */
const SOURCE_ROW = { domain: 4 + 16, person: 4 + 24 } as const;

/** Height ÷ width of the picture on the card; square while nothing is known. */
export function pictureAspect(pin: Pick<Pin, 'imageSpec'>): number {
  const image = cardImage(pin.imageSpec) ?? pin.imageSpec.orig;
  if (!image || !(image.width > 0) || !(image.height > 0)) return 1;
  return Math.min(TALLEST, Math.max(FLATTEST, image.height / image.width));
}

/** What stands under the picture. */
export function cardFooter(pin: Pin): CardFooter {
  const source = pinSource(pin);
  return { title: cardTitle(pin), titleClamp: 2, rows: source ? [SOURCE_ROW[source.kind]] : [] };
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
