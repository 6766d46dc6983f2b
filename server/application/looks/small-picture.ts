import type { Dimensions } from '../../../src/domain/images/image-sizes.ts';

/** Decoded 8-bit sRGB pixels without transparency, in a size that is enough to tell what a picture looks like. */
export type SmallPicture = {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  /** Bytes per pixel; a fourth one is ignored. */
  readonly channels: 3 | 4;
};

/** The longer side, px. */
const LONG_SIDE = 160;
/** The shortest side of a very long or high picture, which is distorted to it. px */
const MIN_SIDE = 48;

/** The size in which looks are computed; the picture is scaled to it, also upwards. */
export function smallSize({ width, height }: Dimensions): Dimensions {
  const scale = LONG_SIDE / Math.max(width, height);
  return {
    width: Math.max(MIN_SIDE, Math.round(width * scale)),
    height: Math.max(MIN_SIDE, Math.round(height * scale)),
  };
}
