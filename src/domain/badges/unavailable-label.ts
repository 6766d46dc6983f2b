import type { Pin } from '../pins/pin.ts';

/** What stands in the place of a price that cannot be paid or relied on any more; null where it can. */
export function unavailableLabel(pin: Pick<Pin, 'isOosProduct' | 'isStaleProduct'>): string | null {
  if (pin.isOosProduct) return 'Sold out';
  return pin.isStaleProduct ? 'See price on site' : null;
}
