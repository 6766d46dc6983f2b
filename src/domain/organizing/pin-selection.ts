/**
 * The selected items of a list. After "select all" the exceptions are stored instead, because a long list is not loaded
 * completely.
 */
export type Selection<Id> =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<Id> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<Id> };

export function nothingSelected<Id>(): Selection<Id> {
  return { kind: 'some', ids: new Set() };
}

export function everythingSelected<Id>(): Selection<Id> {
  return { kind: 'all', except: new Set() };
}

export function isSelected<Id>(selection: Selection<Id>, id: Id): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);
}

/** Inverts the selection of an item. */
export function toggled<Id>(selection: Selection<Id>, id: Id): Selection<Id> {
  return withSelected(selection, [id], !isSelected(selection, id));
}

/**
 * Shift-click: gives every item between the last clicked and this one the new state of this one. Without a known last
 * one, only this one changes.
 */
export function rangeToggled<Id>(
  selection: Selection<Id>,
  list: readonly Id[],
  last: Id | null,
  id: Id,
): Selection<Id> {
  const to = list.indexOf(id);
  const from = last === null ? -1 : list.indexOf(last);
  if (from < 0 || to < 0) return toggled(selection, id);
  const range = list.slice(Math.min(from, to), Math.max(from, to) + 1);
  return withSelected(selection, range, !isSelected(selection, id));
}

/** The number of selected items in a list of `total` items, including those that are not loaded. */
export function selectedCount<Id>(selection: Selection<Id>, total: number): number {
  return selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size);
}

/** The loaded items that are selected, in the order of the list. */
export function selectedOf<Id>(selection: Selection<Id>, list: readonly Id[]): Id[] {
  return list.filter((id) => isSelected(selection, id));
}

/** The selection with all of these items, or without any of them. */
export function withSelected<Id>(selection: Selection<Id>, ids: Iterable<Id>, on: boolean): Selection<Id> {
  const named = new Set(selection.kind === 'some' ? selection.ids : selection.except);
  const naming = (selection.kind === 'some') === on;
  for (const id of ids) {
    if (naming) named.add(id);
    else named.delete(id);
  }
  return selection.kind === 'some' ? { kind: 'some', ids: named } : { kind: 'all', except: named };
}
