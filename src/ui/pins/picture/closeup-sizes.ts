import { closeupShape } from '../../../domain/closeup/closeup-shape.ts';
import type { Pin } from '../../../domain/pins/pin.ts';

/** The width of the picture: a share of the panel on wide screens, the whole width on phones. */
const SIZES = {
  landscape: '(width >= 1016px) 610px, (width >= 671px) 672px, 100vw',
  portrait: '(width >= 1016px) 508px, (width >= 671px) 672px, 100vw',
  video: '(width >= 1016px) 912px, (width >= 671px) 740px, 100vw',
};

/** `sizes` of the picture of an open pin; a prefetch has to use exactly the same. */
export function closeupSizes(pin: Pin): string {
  return SIZES[closeupShape(pin)];
}
