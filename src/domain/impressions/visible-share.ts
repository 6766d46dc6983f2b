/** What is covered at the top of the window does not count as visible. px */
export const IMPRESSION_TOP_OFFSET_PX = 143;

/** Edges in the window, px from its upper left corner. */
type Edges = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** The share of a card that is visible beneath the top offset, from 0 to 1. */
export function visibleShare(
  card: Edges,
  window: { readonly width: number; readonly height: number },
): number {
  const width = Math.min(card.right, window.width) - Math.max(card.left, 0);
  const height = Math.min(card.bottom, window.height) - Math.max(card.top, IMPRESSION_TOP_OFFSET_PX);
  const area = (card.right - card.left) * (card.bottom - card.top);
  return width > 0 && height > 0 && area > 0 ? (width * height) / area : 0;
}
