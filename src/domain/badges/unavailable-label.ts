import type { Pin } from '../pins/pin.ts';

/** The text in place of a price that is outdated or cannot be paid; null when the price is valid. */
export function unavailableLabel(pin: Pick<Pin, 'isOosProduct' | 'isStaleProduct'>): string | null {
  if (pin.isOosProduct) return 'Sold out';
  return pin.isStaleProduct ? 'See price on site' : null;
}
