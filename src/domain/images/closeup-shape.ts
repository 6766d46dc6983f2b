import type { Pin } from '../pins/pin.ts';
import { highResolutionImage } from './pin-image.ts';

/** What a closeup is laid out for: a video takes a row of its own, a picture in landscape more than half. */
export type CloseupShape = 'video' | 'landscape' | 'portrait';

export function closeupShape(pin: Pick<Pin, 'videoStatus' | 'imageSpec'>): CloseupShape {
  if (pin.videoStatus !== null) return 'video';
  const image = highResolutionImage(pin.imageSpec);
  return image !== null && image.width > image.height ? 'landscape' : 'portrait';
}
