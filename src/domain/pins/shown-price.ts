import type { OfferSummary } from './rich-data.ts';
import { formatPrice, priceRange } from '../text/price.ts';

export interface ShownPrice {
  /** One price, or the lowest and the highest. */
  readonly current: string;
  /** The struck-through price; null when it equals the current one. */
  readonly original: string | null;
}

/** The current and the previous price; null when they are unknown. */
export function shownPrice(offer: OfferSummary, locale: string): ShownPrice | null {
  // An amount is formatted for the reader. A price without an amount is shown as its text.
  const text = (written: string | null, amount: number | null) =>
    amount !== null && Number.isFinite(amount)
      ? formatPrice(amount, offer.currency, locale)
      : written?.trim() || null;
  const lowest = text(offer.minPrice, offer.minPriceVal);
  const highest = text(offer.maxPrice, offer.maxPriceVal);
  const isRange = lowest !== null && highest !== null && lowest !== highest;
  const current = isRange
    ? priceRange(lowest, highest)
    : (text(offer.price, offer.priceVal) ?? lowest ?? highest);
  if (current === null) return null;
  const original = text(offer.standardPrice, offer.standardPriceVal);
  // The previous price of one offer is no comparison for a range, unless it is above the range.
  const compares = !isRange || (offer.standardPriceVal ?? 0) > (offer.maxPriceVal ?? Infinity);
  return { current, original: compares && original !== current ? original : null };
}
