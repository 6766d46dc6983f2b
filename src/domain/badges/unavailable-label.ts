import type { Phrase } from '../messages/message.ts';
import type { Pin } from '../pins/pin.ts';
import { badgeMessages } from './internal/messages.en.ts';

/** The text in place of a price that is outdated or cannot be paid; null when the price is valid. */
export function unavailableLabel(pin: Pick<Pin, 'isOosProduct' | 'isStaleProduct'>): Phrase | null {
  if (pin.isOosProduct) return badgeMessages.soldOut;
  return pin.isStaleProduct ? badgeMessages.seePrice : null;
}
