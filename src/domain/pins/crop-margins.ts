import type { ImageCrop } from './pin-relations.ts';

export interface CropMargins {
  /** Percent of the picture's height that is hidden above and below. */
  readonly top: number;
  readonly bottom: number;
}

/**
 * The part of a picture that its crop hides. `height` is that of the 236 px wide picture, like the numbers of the crop.
 */
export function cropMargins(crop: ImageCrop | null, height: number): CropMargins {
  if (!crop || !(height > 0)) return { top: 0, bottom: 0 };
  const top = within(crop.minY, height);
  const end = within(crop.maxY, height);
  return end > top ? { top: (top / height) * 100, bottom: (1 - end / height) * 100 } : { top: 0, bottom: 0 };
}

function within(value: number, height: number): number {
  return Math.min(Math.max(value, 0), height);
}
