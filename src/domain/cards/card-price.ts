import { unavailableLabel } from '../badges/unavailable-label.ts';
import type { Pin } from '../pins/pin.ts';
import { shownPrice, type ShownPrice } from '../pins/shown-price.ts';

/** What stands where the price stands: the price, or why there is none. */
export type CardPrice = ShownPrice | { readonly unavailable: string };

/** What the thing on a pin costs; null where nothing is sold, or where nobody says what it costs. */
export function cardPrice(
  pin: Pick<Pin, 'isOosProduct' | 'isStaleProduct' | 'richMetadata'>,
  locale: string,
): CardPrice | null {
  // What the page of a recipe sells beside it is not what the pin is about.
  if (pin.richMetadata?.recipe) return null;
  const unavailable = unavailableLabel(pin);
  if (unavailable !== null) return { unavailable };
  const product = pin.richMetadata?.products[0];
  return product === undefined ? null : shownPrice(product.offerSummary, locale);
}
