/** A rectangle in the window, px from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The minimum visible share of a card for its pin to count as seen. */
const SEEN_FROM = 0.5;

/** Whether a card counts as seen: half of it is visible, or it fills half of the window. */
export function isSeen(card: Box, window: Box): boolean {
  const inView = areaOf({
    left: Math.max(card.left, window.left),
    top: Math.max(card.top, window.top),
    right: Math.min(card.right, window.right),
    bottom: Math.min(card.bottom, window.bottom),
  });
  const needed = SEEN_FROM * Math.min(areaOf(card), areaOf(window));
  return needed > 0 && inView >= needed;
}

function areaOf({ left, top, right, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}
