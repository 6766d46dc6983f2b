import type { Tally } from './tally.ts';

/** A list of numbers of documents, best first, and how much it counts. */
export type RankedList = { readonly weight: number; readonly numbers: ArrayLike<number> };

/** The larger, the less the first places count more than later ones. */
const RANK_OFFSET = 60;

/** Adds several lists by reciprocal rank: what stands high in many of them gets the largest sum. */
export function tallyRanks(lists: readonly RankedList[], tally: Tally): void {
  for (const { weight, numbers } of lists) {
    for (let rank = 0; rank < numbers.length; rank += 1) {
      tally.add(numbers[rank]!, weight / (RANK_OFFSET + rank));
    }
  }
}
