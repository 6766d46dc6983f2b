/** A list of numbers of documents, best first, and how much it counts. */
export type RankedList = { readonly weight: number; readonly numbers: ArrayLike<number> };

/** The larger, the less the first places count more than later ones. */
const RANK_OFFSET = 60;

/** One list of several by reciprocal rank: what stands high in many of them comes first. */
export function fuse(lists: readonly RankedList[]): readonly number[] {
  const scores = new Map<number, number>();
  for (const { weight, numbers } of lists) {
    for (let rank = 0; rank < numbers.length; rank += 1) {
      const number = numbers[rank]!;
      scores.set(number, (scores.get(number) ?? 0) + weight / (RANK_OFFSET + rank));
    }
  }
  return [...scores]
    .sort(([one, score], [other, best]) => best - score || one - other)
    .map(([number]) => number);
}
