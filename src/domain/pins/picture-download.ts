import type { Pin } from './pin.ts';
import { slugOf } from '../routes/slug.ts';
import { highResolutionImage } from './pin-image.ts';

/** A picture for download. */
export interface PictureDownload {
  readonly url: string;
  readonly fileName: string;
}

/** The original picture of a pin, or the largest available one; null without a picture. */
export function pictureDownload(
  pin: Pick<Pin, 'entityId' | 'imageSpec' | 'title' | 'gridTitle'>,
): PictureDownload | null {
  const image = pin.imageSpec.orig ?? highResolutionImage(pin.imageSpec);
  if (!image) return null;
  const ending = /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(image.url)?.[1];
  const name = slugOf(pin.title || pin.gridTitle, `pin-${pin.entityId}`);
  return { url: image.url, fileName: ending === undefined ? name : `${name}.${ending.toLowerCase()}` };
}
