/**
 * The first `limit` of what was found, and where the next page begins: behind the id of the last one.
 * @param found one more than `limit` when there are more
 */
export function pageOf<Item extends { readonly id: string }>(
  found: readonly Item[],
  limit: number,
): { readonly items: readonly Item[]; readonly next: Item['id'] | null } {
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}
