import { COLOR_VALUES, FEATURE_VALUES } from './picture-looks.ts';

/** The length of each vector of colours or shapes, before it is rounded to whole numbers. */
export const VECTOR_LENGTH = 127;

const FULL = VECTOR_LENGTH * VECTOR_LENGTH;

/** Weight of colours in `likeness`; the rest is for shapes. */
const COLOR_WEIGHT = 0.5;

/**
 * How alike two pictures or parts of pictures are in colours and shapes: about 0 to 1, as a cosine. The arguments are
 * arrays that contain `FEATURE_VALUES` features at the offsets.
 */
export function likeness(one: Int8Array, other: Int8Array, oneAt = 0, otherAt = 0): number {
  let colors = 0;
  for (let at = 0; at < COLOR_VALUES; at += 1) colors += one[oneAt + at]! * other[otherAt + at]!;
  let shapes = 0;
  for (let at = COLOR_VALUES; at < FEATURE_VALUES; at += 1) shapes += one[oneAt + at]! * other[otherAt + at]!;
  return (COLOR_WEIGHT * colors + (1 - COLOR_WEIGHT) * shapes) / FULL;
}

/** The same for colours alone. */
export function colorLikeness(one: Int8Array, other: Int8Array, oneAt = 0, otherAt = 0): number {
  let colors = 0;
  for (let at = 0; at < COLOR_VALUES; at += 1) colors += one[oneAt + at]! * other[otherAt + at]!;
  return colors / FULL;
}
