import { hammingDistance } from '../../../../src/domain/looks/picture-hash.ts';
import { SKETCH_WORDS } from './sketch.ts';

const DISTANCES = SKETCH_WORDS * 32 + 1;

/**
 * The numbers whose sketches are nearest to that of `number`, in any order, with all that are as near as the last one
 * of `count`. `present` is 1 for each number that takes part.
 */
export function nearestSketches(
  number: number,
  { sketches, present }: { readonly sketches: Uint32Array; readonly present: Uint8Array },
  count: number,
): Uint32Array {
  const distances = new Uint16Array(present.length);
  const counts = new Uint32Array(DISTANCES);
  const from = number * SKETCH_WORDS;
  for (let other = 0; other < present.length; other += 1) {
    if (present[other] !== 1) continue;
    const distance = hammingDistance(sketches, sketches, from, other * SKETCH_WORDS);
    distances[other] = distance;
    counts[distance]! += 1;
  }
  let limit = 0;
  let size = counts[0]!;
  while (size < count && limit < DISTANCES - 1) size += counts[(limit += 1)]!;
  const nearest = new Uint32Array(size);
  let filled = 0;
  for (let other = 0; other < present.length; other += 1)
    if (present[other] === 1 && distances[other]! <= limit) nearest[filled++] = other;
  return nearest;
}
