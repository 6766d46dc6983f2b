import { LOOKS_SAME_BITS } from '../../../../src/domain/looks/duplicate-level.ts';
import { hammingDistance, HASH_WORDS, type PictureHash } from '../../../../src/domain/looks/picture-hash.ts';

/**
 * The smallest distance of any of the hashes to the two that lie at `at`, or more than `LOOKS_SAME_BITS` when all are
 * farther away. Most pairs are recognized as different by their first words.
 */
export function nearestSide(turned: readonly PictureHash[], hashes: Uint32Array, at: number): number {
  let nearest = LOOKS_SAME_BITS + 1;
  for (const hash of turned)
    for (let side = at; side <= at + HASH_WORDS; side += HASH_WORDS)
      nearest = Math.min(nearest, hammingDistance(hash, hashes, 0, side, nearest));
  return nearest;
}
