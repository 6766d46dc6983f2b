import type { Pin } from '../pins/pin.ts';
import { pinKind } from './pin-kind.ts';
import { sourceAddress } from './pin-source.ts';

/** Where the button that opens a pin leads: out to its site for pins that are opened in one step; null is the pin itself. */
export function openedOutside(pin: Pin): string | null {
  return pinKind(pin) === 'oneTap' ? sourceAddress(pin) : null;
}
