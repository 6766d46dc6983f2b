import type { Pin } from '../pins/pin.ts';
import { isForSale } from './is-for-sale.ts';

/** As many results of a search are looked at: its first page. */
const LOOKED_AT = 25;
const LEAST_PRODUCTS = 6;
const MOST_PRODUCTS = 12;
/** With fewer other pins among them the results are a list of products anyway. */
const LEAST_OTHERS = 6;

/** The products that are shown before all other results of a search for products; empty if a row is of no use. */
export function shoppingRow<T extends Pick<Pin, 'isShoppable' | 'shoppingFlags'>>(
  results: readonly T[],
): readonly T[] {
  const first = results.slice(0, LOOKED_AT);
  const products = first.filter(isForSale);
  if (products.length < LEAST_PRODUCTS) return [];
  const row = products.slice(0, MOST_PRODUCTS);
  return first.length - row.length < LEAST_OTHERS ? [] : row;
}
