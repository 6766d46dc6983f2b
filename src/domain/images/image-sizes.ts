import type { CardImageSize, PinImageSize } from './image-spec.ts';

/** The picture sizes that every pin has. */
export const PIN_IMAGE_SIZES: readonly PinImageSize[] = [
  '60x60',
  '136x136',
  '170x',
  '236x',
  '474x',
  '564x',
  '736x',
  '600x315',
  'orig',
];

/** The picture sizes of cards, smallest first. */
export const CARD_IMAGE_SIZES: readonly CardImageSize[] = ['236x', '474x', '564x', '736x'];

/** All size segments in addresses of pictures. */
export const MEDIA_SIZES = [
  '60x60',
  '136x136',
  '170x',
  '236x',
  '237x',
  '474x',
  '564x',
  '600x',
  '736x',
  '1200x',
  '600x315',
  '222x',
  '400x300',
  '216x146',
  '200x150',
  '150x150',
  '278x424',
  '508x640',
  '30x30',
  '75x75',
  '140x140',
  '280x280',
  'originals',
] as const;

export type MediaSize = (typeof MEDIA_SIZES)[number];

export function isMediaSize(text: string): text is MediaSize {
  return (MEDIA_SIZES as readonly string[]).includes(text);
}

/** The address segment of a pin's picture size: only the original has another name. */
export function mediaSizeOf(size: PinImageSize): MediaSize {
  return size === 'orig' ? 'originals' : size;
}

/** Named crops. */
export const TOPIC_BEST_PIN_WIDE: MediaSize = '278x424';
export const TOPIC_BEST_PIN_NARROW: MediaSize = '508x640';

/** Side of a square pin image, px. */
export const SQUARE_PIN_IMAGE_PX = 136;

/** The size of a pin's picture as a square thumbnail. */
export const SQUARE_PIN_IMAGE = `${SQUARE_PIN_IMAGE_PX}x${SQUARE_PIN_IMAGE_PX}` as const;

export interface Dimensions {
  /** px */
  readonly width: number;
  readonly height: number;
}

/**
 * The dimensions of a picture in one of its sizes, px. `Nx` has the width N but is never enlarged, `AxB` is a crop of
 * exactly A by B, the original is unchanged. The minimum is 1 px.
 */
export function sizeDimensions(size: MediaSize, original: Dimensions): Dimensions {
  const [, boxWidth, boxHeight] = /^(\d+)x(\d*)$/.exec(size) ?? [];
  if (boxWidth === undefined) return original;
  if (boxHeight) return { width: Number(boxWidth), height: Number(boxHeight) };
  const width = Math.min(Number(boxWidth), original.width);
  const height = Math.max(1, Math.round((original.height * width) / original.width));
  return { width, height };
}
