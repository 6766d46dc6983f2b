/** The list without some of its items, in the same order. */
export function without<Id>(list: readonly Id[], gone: ReadonlySet<Id>): Id[] {
  return list.filter((id) => !gone.has(id));
}

/**
 * Puts items back to their former places: each behind the nearest preceding item of the former list that is in the
 * current list; at the front without one. Items that are in the current list stay where they are.
 */
export function restored<Id>(
  now: readonly Id[],
  before: readonly Id[],
  back: ReadonlySet<Id>,
): readonly Id[] {
  const present = new Set(now);
  const behind = new Map<Id | null, Id[]>();
  let anchor: Id | null = null;
  for (const id of before) {
    if (present.has(id)) anchor = id;
    else if (back.has(id)) behind.set(anchor, [...(behind.get(anchor) ?? []), id]);
  }
  const after = (id: Id | null) => behind.get(id) ?? [];
  return [...after(null), ...now.flatMap((id) => [id, ...after(id)])];
}

/** Moves an item to `index`, its place in the new list, limited to the list. An unknown item changes nothing. */
export function movedTo<Id>(list: readonly Id[], id: Id, index: number): readonly Id[] {
  const from = list.indexOf(id);
  const to = Math.max(0, Math.min(index, list.length - 1));
  if (from < 0 || from === to) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, id);
}

/** Moves an item right behind another one. With null or an unknown item it goes to the front. */
export function movedBehind<Id>(list: readonly Id[], id: Id, behind: Id | null): readonly Id[] {
  const rest = list.filter((other) => other !== id);
  return movedTo(list, id, behind === null ? 0 : rest.indexOf(behind) + 1);
}

/** The item before another one, null for the first one. */
export function predecessor<Id>(list: readonly Id[], id: Id): Id | null {
  return list[list.indexOf(id) - 1] ?? null;
}

/** The list in chunks of at most `size` items. */
export function inParts<Id>(list: readonly Id[], size: number): readonly (readonly Id[])[] {
  const parts: (readonly Id[])[] = [];
  for (let start = 0; start < list.length; start += size) parts.push(list.slice(start, start + size));
  return parts;
}
