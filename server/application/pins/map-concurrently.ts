/**
 * What becomes of each item, in their order. Up to `atOnce` are worked on together, and no further one is begun before
 * the first of these was taken. What was begun for nothing, since nobody goes on, is let go.
 */
export async function* mapConcurrently<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const begun: Promise<Result>[] = [];
  const begin = (item: Item) => {
    const result = work(item);
    // Who takes it hears of it.
    result.catch(() => undefined);
    begun.push(result);
  };
  items.slice(0, atOnce).forEach(begin);
  for (let taken = 0; taken < items.length; taken += 1) {
    yield await begun[taken]!;
    const next = items[taken + atOnce];
    if (next !== undefined) begin(next);
  }
}
