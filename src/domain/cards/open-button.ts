import type { Pin } from '../pins/pin.ts';
import { pinKind } from './pin-kind.ts';
import { sourceAddress } from './pin-source.ts';

/** The address of the button that opens a pin: the site for one-tap pins; null is the pin itself. */
export function openedOutside(pin: Pin): string | null {
  return pinKind(pin) === 'oneTap' ? sourceAddress(pin) : null;
}
