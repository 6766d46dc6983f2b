/** Minimum visible share of a card. */
const ENOUGH = 0.5;

export function isSeenEnough(share: number): boolean {
  return share >= ENOUGH;
}

/** The most visible item, or the first of equals; `current` stays unless another one is more visible. */
export function mostVisible<Item>(
  items: readonly Item[],
  shareOf: (item: Item) => number,
  current: Item | undefined,
): Item | undefined {
  const seen = items.filter((item) => isSeenEnough(shareOf(item)));
  const most = Math.max(...seen.map(shareOf));
  const best = seen.filter((item) => shareOf(item) === most);
  return best.find((item) => item === current) ?? best[0];
}
