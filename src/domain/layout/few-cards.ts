import type { MasonryLayout } from './masonry-layout.ts';

/** Up to this number of cards look lost at the side of a wide window. */
const FEW_CARDS = 4;

/** True for a few cards that no others follow. They are shown as a group in the middle of the page. */
export function areFew(count: number, isAll: boolean): boolean {
  return isAll && count <= FEW_CARDS;
}

/** Number of columns in the middle of the page: the columns of a group of few cards, otherwise all columns. */
export function columnsInMiddle(layout: MasonryLayout, gathered: boolean): number {
  let used = 0;
  if (gathered && layout.count <= FEW_CARDS)
    for (let index = 0; index < layout.count; index++)
      used = Math.max(used, layout.columnOf(index) + layout.spanOf(index));
  return used || layout.shape.columns;
}
