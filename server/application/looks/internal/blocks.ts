/** A picture is divided into this many blocks across and down; sums of blocks describe each part of it. */
export const BLOCKS = 24;

/** A part of a picture, in blocks. */
export type Part = { readonly left: number; readonly top: number; readonly side: number };

export const WHOLE: Part = { left: 0, top: 0, side: BLOCKS };

const HALF = BLOCKS / 2;
const THIRD = BLOCKS / 3;

/** Four quarters, the middle, and nine ninths: crops of a picture are mostly one of them. */
export const WINDOWS: readonly Part[] = [
  ...[0, 1].flatMap((row) => [0, 1].map((column) => part(column * HALF, row * HALF, HALF))),
  part(BLOCKS / 4, BLOCKS / 4, HALF),
  ...[0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => part(column * THIRD, row * THIRD, THIRD))),
];

function part(left: number, top: number, side: number): Part {
  return { left, top, side };
}

/** The block of each column or row of pixels. */
export function blockOfEach(pixels: number): Uint8Array {
  return Uint8Array.from({ length: pixels }, (_, at) => Math.floor((at * BLOCKS) / pixels));
}
