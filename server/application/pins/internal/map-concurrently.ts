/**
 * Maps items concurrently and yields the results in order. Up to `atOnce` are in progress; the next one begins when a
 * result was consumed. Results that are never consumed are dropped.
 */
export async function* mapConcurrently<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const begun: Promise<Result>[] = [];
  const begin = (item: Item) => {
    const result = work(item);
    // The consumer handles the rejection; without this it would count as unhandled.
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
