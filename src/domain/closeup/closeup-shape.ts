import type { Pin } from '../pins/pin.ts';
import { highResolutionImage } from '../pins/pin-image.ts';

/** The layout of a closeup: a video takes a row of its own, a landscape picture more than half of the width. */
export type CloseupShape = 'video' | 'landscape' | 'portrait';

export function closeupShape(pin: Pick<Pin, 'videoStatus' | 'imageSpec'>): CloseupShape {
  if (pin.videoStatus !== null) return 'video';
  const image = highResolutionImage(pin.imageSpec);
  return image !== null && image.width > image.height ? 'landscape' : 'portrait';
}

/** Width ÷ height of the picture of an open pin; square while it is unknown. */
export function pictureShape({ imageSpec }: Pick<Pin, 'imageSpec'>): number {
  const image = highResolutionImage(imageSpec);
  const shape = image === null ? 1 : image.width / image.height;
  return Number.isFinite(shape) && shape > 0 ? shape : 1;
}
