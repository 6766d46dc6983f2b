import type { Pin } from '../pins/pin.ts';
import type { Viewer } from '../users/user.ts';
import { ownsPin } from './pin-access.ts';

/** Only the pinner and operators see the original picture; others see a smaller size and can download the original. */
export function maySeeOriginal(
  pin: Pick<Pin, 'pinner'>,
  viewer: Pick<Viewer, 'entityId' | 'isOperator'> | null,
): boolean {
  return viewer !== null && (viewer.isOperator || ownsPin(pin, viewer.entityId));
}
