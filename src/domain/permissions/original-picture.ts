import type { Pin } from '../pins/pin.ts';
import type { Viewer } from '../users/user.ts';
import { ownsPin } from './pin-access.ts';

/**
 * Whether a pin is shown to somebody by its original picture: that is its pinner's, and operators'. Others get a size of
 * it, and the original when they ask for it as a file.
 */
export function maySeeOriginal(
  pin: Pick<Pin, 'pinner'>,
  viewer: Pick<Viewer, 'entityId' | 'isOperator'> | null,
): boolean {
  return viewer !== null && (viewer.isOperator || ownsPin(pin, viewer.entityId));
}
