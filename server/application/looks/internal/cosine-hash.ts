import { HASH_SIDE, hashOfBits, type PictureHash } from '../../../../src/domain/looks/picture-hash.ts';

/** The side of the square that is hashed, px. */
export const HASHED_SIDE = 64;

/** `COSINES[frequency × 64 + at]`; the frequencies begin with one half wave. */
const COSINES = Float64Array.from({ length: HASH_SIDE * HASHED_SIDE }, (_, index) => {
  const halfWaves = Math.floor(index / HASHED_SIDE) + 1;
  const at = index % HASHED_SIDE;
  return Math.cos((Math.PI / HASHED_SIDE) * (at + 0.5) * halfWaves);
});

/** @param square `HASHED_SIDE` × `HASHED_SIDE` grey values */
export function cosineHash(square: Float64Array): PictureHash {
  const across = new Float64Array(HASHED_SIDE * HASH_SIDE);
  for (let row = 0; row < HASHED_SIDE; row += 1)
    for (let u = 0; u < HASH_SIDE; u += 1) {
      let sum = 0;
      for (let at = 0; at < HASHED_SIDE; at += 1)
        sum += square[row * HASHED_SIDE + at]! * COSINES[u * HASHED_SIDE + at]!;
      across[row * HASH_SIDE + u] = sum;
    }
  const bits: boolean[] = [];
  for (let v = 0; v < HASH_SIDE; v += 1)
    for (let u = 0; u < HASH_SIDE; u += 1) {
      let sum = 0;
      for (let row = 0; row < HASHED_SIDE; row += 1)
        sum += across[row * HASH_SIDE + u]! * COSINES[v * HASHED_SIDE + row]!;
      bits.push(sum > 0);
    }
  return hashOfBits(bits);
}

/** Differences of grey above this count no more: a few hard edges are not more to see. */
const MAX_STEP = 32;

/** The mean difference of neighbours, 0 to `MAX_STEP`. `square` as above. */
export function qualityOf(square: Float64Array): number {
  let sum = 0;
  for (let y = 1; y < HASHED_SIDE; y += 1)
    for (let x = 1; x < HASHED_SIDE; x += 1) {
      const here = square[y * HASHED_SIDE + x]!;
      sum += Math.min(MAX_STEP, Math.abs(here - square[y * HASHED_SIDE + x - 1]!));
      sum += Math.min(MAX_STEP, Math.abs(here - square[(y - 1) * HASHED_SIDE + x]!));
    }
  return sum / (2 * (HASHED_SIDE - 1) ** 2);
}
