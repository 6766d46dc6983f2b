import { unavailableLabel } from '../badges/unavailable-label.ts';
import type { Phrase } from '../messages/message.ts';
import type { Pin } from '../pins/pin.ts';
import { shownPrice, type ShownPrice } from '../pins/shown-price.ts';

/** The price, or the reason why there is none. */
export type CardPrice = ShownPrice | { readonly unavailable: Phrase };

/** The price of the pin's product; null when there is no product or no price. */
export function cardPrice(
  pin: Pick<Pin, 'isOosProduct' | 'isStaleProduct' | 'richMetadata'>,
  locale: string,
): CardPrice | null {
  // Products on the page of a recipe are not the subject of the pin.
  if (pin.richMetadata?.recipe) return null;
  const unavailable = unavailableLabel(pin);
  if (unavailable !== null) return { unavailable };
  const product = pin.richMetadata?.products[0];
  return product === undefined ? null : shownPrice(product.offerSummary, locale);
}
