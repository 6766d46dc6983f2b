import type { PaletteColor } from './palette.ts';
import type { PictureHash } from './picture-hash.ts';

/** Values of the colour histogram, in the order of `features`. */
export const COLOR_VALUES = 144;

/** Values of gradients and of the colour grid; they follow the colours. */
export const SHAPE_VALUES = 176;

export const FEATURE_VALUES = COLOR_VALUES + SHAPE_VALUES;

/** Parts of a picture that are described on their own, to find crops of it. */
export const WINDOW_COUNT = 14;

/** What a picture looks like, in numbers that can be compared. */
export type PictureLooks = {
  /** The whole picture. */
  readonly hash: PictureHash;
  /** Without plain borders; equal to `hash` for a picture without any. */
  readonly trimmedHash: PictureHash;
  /** How much there is to see: below `MIN_QUALITY` a hash says little. 0 to 32. */
  readonly quality: number;
  /** Width divided by height. */
  readonly aspectRatio: number;
  /**
   * `FEATURE_VALUES` numbers. The length of each of the two vectors (colours, shapes) is about 127, so that the products
   * of equal pictures are equal.
   */
  readonly features: Int8Array;
  /** At most five, the largest area first. */
  readonly palette: readonly PaletteColor[];
};

/** Looks with the features of `WINDOW_COUNT` parts, one after another. */
export type PictureLooksWithWindows = PictureLooks & { readonly windows: Int8Array };
