import type { Pin } from './pin.ts';
import { slugOf } from '../routes/slug.ts';
import { highResolutionImage } from './pin-image.ts';

/** A picture as a file to keep. */
export interface PictureDownload {
  readonly url: string;
  readonly fileName: string;
}

/** The picture of a pin as it was saved, or the largest that is left of it; null where there is none. */
export function pictureDownload(
  pin: Pick<Pin, 'entityId' | 'imageSpec' | 'title' | 'gridTitle'>,
): PictureDownload | null {
  const image = pin.imageSpec.orig ?? highResolutionImage(pin.imageSpec);
  if (!image) return null;
  const ending = /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(image.url)?.[1];
  const name = slugOf(pin.title || pin.gridTitle, `pin-${pin.entityId}`);
  return { url: image.url, fileName: ending === undefined ? name : `${name}.${ending.toLowerCase()}` };
}
