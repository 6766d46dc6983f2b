import type { Pin } from '../pins/pin.ts';
import { hasKnownShoppingFlag } from '../pins/shopping-flags.ts';

/** How a card says that one can buy what it shows: over its picture, or by a sign in the text under it. */
export type ShoppingTag = 'overlay' | 'footer';

/** The experiment in which the ways are compared; `control` and every group that nobody knows show nothing. */
const EXPERIMENT = 'shopping_tag';
const USUAL: ShoppingTag = 'footer';

/** Countries in which things are sold by pins, by their ISO codes. */
const COUNTRIES = ['US', 'GB', 'DE', 'CA', 'FR'];

/**
 * How the tag looks to a viewer; null where there is none.
 * @param country where the viewer is; null or empty while nobody knows
 * @param groups of the viewer, by experiment
 */
export function shoppingTagLook(
  country: string | null,
  groups: Readonly<Record<string, string>>,
): ShoppingTag | null {
  const group = groups[EXPERIMENT] ?? USUAL;
  const isKnown = group === 'overlay' || group === 'footer';
  return isKnown && country !== null && COUNTRIES.includes(country) ? group : null;
}

/** Whether a pin shows something that one can buy. */
export function isForSale(pin: Pick<Pin, 'isShoppable' | 'shoppingFlags'>): boolean {
  return pin.isShoppable || hasKnownShoppingFlag(pin.shoppingFlags);
}
