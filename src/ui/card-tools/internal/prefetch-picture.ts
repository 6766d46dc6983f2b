import { maySeeOriginal } from '../../../domain/permissions/original-picture.ts';
import { cardSrcset, highResolutionImage } from '../../../domain/pins/pin-image.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { Viewer } from '../../../domain/users/user.ts';
import { closeupSizes } from '../../pins/picture/closeup-sizes.ts';
import { fetchOnce } from '../../pins/fetch-once.ts';

/** Prefetches the picture that the open pin will show. */
export function prefetchPicture(pin: Pin, viewer: Viewer | null): void {
  const largest = highResolutionImage(pin.imageSpec, { allowOriginal: maySeeOriginal(pin, viewer) });
  if (largest !== null) fetchOnce(new Image(), largest.url, cardSrcset(pin.imageSpec), closeupSizes(pin));
}
