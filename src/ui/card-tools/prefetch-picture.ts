import { cardSrcset, highResolutionImage } from '../../domain/pins/pin-image.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { closeupSizes } from '../pins/closeup-sizes.ts';
import { fetchOnce } from '../pins/fetch-once.ts';

/** Lets the browser fetch the picture that the open pin will show. */
export function prefetchPicture(pin: Pin, signedIn: boolean): void {
  const largest = highResolutionImage(pin.imageSpec, { allowOriginal: signedIn });
  if (largest !== null) fetchOnce(new Image(), largest.url, cardSrcset(pin.imageSpec), closeupSizes(pin));
}
