import type { Dimensions } from '../../../src/domain/images/image-sizes.ts';
import { VECTOR_LENGTH } from '../../../src/domain/looks/likeness.ts';
import {
  COLOR_VALUES,
  FEATURE_VALUES,
  WINDOW_COUNT,
  type PictureLooksWithWindows,
} from '../../../src/domain/looks/picture-looks.ts';
import { WHOLE, WINDOWS, type Part } from './internal/blocks.ts';
import { ColorBlocks } from './internal/color-blocks.ts';
import { cosineHash, HASHED_SIDE, qualityOf } from './internal/cosine-hash.ts';
import { greySquare, trimmedArea } from './internal/grey-area.ts';
import { paletteOf } from './internal/palette-of.ts';
import { planesOf } from './internal/planes.ts';
import { scaledTo, toInt8 } from './internal/quantize.ts';
import { ShapeBlocks } from './internal/shape-blocks.ts';
import type { SmallPicture } from './small-picture.ts';

/** The version of this computation. Looks of other versions are computed again. */
export const LOOKS_VERSION = 1;

/**
 * What a picture looks like. `small` has the size of `smallSize`, `original` is the size of the picture itself. The
 * same pixels always give the same looks.
 */
export function extractLooks(small: SmallPicture, original: Dimensions): PictureLooksWithWindows {
  const planes = planesOf(small);
  const blocks = { colors: new ColorBlocks(planes), shapes: new ShapeBlocks(planes) };
  const windows = new Int8Array(WINDOW_COUNT * FEATURE_VALUES);
  WINDOWS.forEach((part, at) => windows.set(featuresOf(blocks, part), at * FEATURE_VALUES));
  const square = greySquare(
    planes,
    { left: 0, top: 0, right: small.width, bottom: small.height },
    HASHED_SIDE,
  );
  const hash = cosineHash(square);
  const trimmed = trimmedArea(planes);
  return {
    hash,
    trimmedHash: trimmed === null ? hash : cosineHash(greySquare(planes, trimmed, HASHED_SIDE)),
    quality: qualityOf(square),
    aspectRatio: original.width / original.height,
    features: featuresOf(blocks, WHOLE),
    palette: paletteOf(small),
    windows,
  };
}

function featuresOf(
  { colors, shapes }: { readonly colors: ColorBlocks; readonly shapes: ShapeBlocks },
  part: Part,
): Int8Array {
  const features = new Int8Array(FEATURE_VALUES);
  features.set(toInt8(scaledTo(VECTOR_LENGTH, colors.of(part))));
  features.set(toInt8(scaledTo(VECTOR_LENGTH, shapes.of(part))), COLOR_VALUES);
  return features;
}
