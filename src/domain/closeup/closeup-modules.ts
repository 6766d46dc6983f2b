import type { BoardShort } from '../boards/board.ts';
import type { BoardId } from '../ids/ids.ts';
import type { PaletteColor } from '../looks/palette.ts';
import { listedDomainOf } from '../listings/listing.ts';
import type { Pin } from '../pins/pin.ts';
import type { Topic } from '../topics/topic.ts';
import { closeupKind } from './closeup-kind.ts';

/** With fewer boards or products a row would look like a mistake. */
const LEAST_BOARDS = 2;
const LEAST_PRODUCTS = 4;
const MOST_BOARDS = 12;
const MOST_PRODUCTS = 16;
const MOST_TOPICS = 8;
/** Smaller parts of a picture are not seen. */
const LEAST_AREA = 0.05;

/** What is known about an open pin besides itself. Plain data. */
export type PinSurroundings = {
  readonly boards: readonly BoardShort[];
  readonly topics: readonly Topic[];
  readonly colors: readonly PaletteColor[];
};

/** What of it is shown below the pin. Empty lists are not shown. @param own the board of the pin, which is shown beside it */
export function shownSurroundings(
  { boards, topics, colors }: PinSurroundings,
  own: BoardId | undefined,
): PinSurroundings {
  const others = boards.filter(({ entityId }) => entityId !== own);
  return {
    boards: others.length < LEAST_BOARDS ? [] : others.slice(0, MOST_BOARDS),
    topics: topics.slice(0, MOST_TOPICS),
    colors: colors.filter(({ area }) => area >= LEAST_AREA),
  };
}

/** The products of the row below a pin: those like it or, below a product, others of its shop. Null for none. */
export function productsBelow(
  pin: Pick<Pin, 'isEligibleForPdp' | 'link'>,
): { readonly kind: 'similar' } | { readonly kind: 'shop'; readonly domain: string } | null {
  // The grid below a product begins with products like it.
  if (closeupKind(pin) === 'pin') return { kind: 'similar' };
  const domain = listedDomainOf(pin.link);
  return domain === undefined ? null : { kind: 'shop', domain };
}

/** The products of the row below a pin; none if they are too few. */
export function shownProducts<T>(products: readonly T[]): readonly T[] {
  return products.length < LEAST_PRODUCTS ? [] : products.slice(0, MOST_PRODUCTS);
}
