import { LINEAR_OF_SRGB } from '../../../../src/domain/looks/oklab.ts';
import type { SmallPicture } from '../small-picture.ts';

/** A picture as separate values for each pixel, row by row. */
export type Planes = {
  readonly width: number;
  readonly height: number;
  /** Oklab. */
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  /** Luma, 0 to 255. */
  readonly grey: Float32Array;
};

/** The same as `oklabOf` for each pixel, without an object for each. */
export function planesOf({ data, width, height, channels }: SmallPicture): Planes {
  const count = width * height;
  const lightness = new Float32Array(count);
  const a = new Float32Array(count);
  const b = new Float32Array(count);
  const grey = new Float32Array(count);
  for (let pixel = 0, at = 0; pixel < count; pixel += 1, at += channels) {
    const red = data[at]!;
    const green = data[at + 1]!;
    const blue = data[at + 2]!;
    grey[pixel] = 0.299 * red + 0.587 * green + 0.114 * blue;
    const r = LINEAR_OF_SRGB[red]!;
    const g = LINEAR_OF_SRGB[green]!;
    const l = LINEAR_OF_SRGB[blue]!;
    const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * l);
    const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * l);
    const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * l);
    lightness[pixel] = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
    a[pixel] = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
    b[pixel] = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  }
  return { width, height, lightness, a, b, grey };
}
