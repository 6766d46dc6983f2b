import type { MasonryLayout } from './masonry-layout.ts';

/** So many at most look lost at the side of a wide window. */
const FEW_CARDS = 4;

/** A handful of cards that no others follow: they are shown as a group in the middle. */
export function areFew(count: number, isAll: boolean): boolean {
  return isAll && count <= FEW_CARDS;
}

/** How many columns the middle of the page holds: those that a group of a few cards takes, else all of them. */
export function columnsInMiddle(layout: MasonryLayout, gathered: boolean): number {
  let used = 0;
  if (gathered && layout.count <= FEW_CARDS)
    for (let index = 0; index < layout.count; index++)
      used = Math.max(used, layout.columnOf(index) + layout.spanOf(index));
  return used || layout.shape.columns;
}
