import { closeupShape } from '../../domain/images/closeup-shape.ts';
import type { Pin } from '../../domain/pins/pin.ts';

/** What the picture takes of the panel on wide screens; the whole width on phones. */
const SIZES = {
  landscape: '(width >= 1016px) 595px, (width >= 671px) 648px, 100vw',
  portrait: '(width >= 1016px) 496px, (width >= 671px) 648px, 100vw',
  video: '(width >= 1016px) 888px, (width >= 671px) 716px, 100vw',
};

/** `sizes` of the picture of an open pin; who fetches it ahead has to ask for just the same. */
export function closeupSizes(pin: Pin): string {
  return SIZES[closeupShape(pin)];
}
