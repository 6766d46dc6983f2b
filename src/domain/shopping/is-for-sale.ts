import type { Pin } from '../pins/pin.ts';
import { hasKnownShoppingFlag } from '../pins/shopping-flags.ts';

/** Whether a pin shows a product. */
export function isForSale(pin: Pick<Pin, 'isShoppable' | 'shoppingFlags'>): boolean {
  return pin.isShoppable || hasKnownShoppingFlag(pin.shoppingFlags);
}
