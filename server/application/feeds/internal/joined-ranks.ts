/** The larger, the less the first places count more than later ones. */
const RANK_OFFSET = 60;

/** One list of several by reciprocal rank: what stands high in many of them comes first. */
export function joinedRanks<T>(
  lists: readonly { readonly weight: number; readonly items: readonly T[] }[],
): readonly T[] {
  const scores = new Map<T, number>();
  for (const { weight, items } of lists)
    for (const [rank, item] of items.entries())
      scores.set(item, (scores.get(item) ?? 0) + weight / (RANK_OFFSET + rank));
  return [...scores].sort(([, one], [, other]) => other - one).map(([item]) => item);
}
