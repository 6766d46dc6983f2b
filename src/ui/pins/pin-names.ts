import { cardTitle } from '../../domain/cards/footer-parts.ts';
import { pinAltText } from '../../domain/pins/pin-image.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { UserShort } from '../../domain/users/user.ts';
import { text } from '../text/language.ts';
import { pinsMessages } from './internal/messages.en.ts';

/** The accessible name of a card: its title, or else its alternative text, or else its creator. */
export function cardName(pin: Pin): string {
  const own = cardTitle(pin) || pinAltText(pin).trim();
  if (own) return own;
  return pin.pinner ? text(pinsMessages.pinBy, { name: personName(pin.pinner) }) : text(pinsMessages.pin);
}

export function personName(user: Pick<UserShort, 'fullName' | 'username'>): string {
  return user.fullName || user.username;
}
