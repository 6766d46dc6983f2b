/**
 * The gap between two pins that are added to a board in succession. A pin can be inserted between them 28 times in a
 * row before others are renumbered, and a board has room for 33 million additions.
 */
export const PLACE_STEP = 2 ** 28;

/**
 * Positions for `count` pins, largest first, spread evenly between two others; `above` is the larger one. Undefined
 * when there is no gap.
 */
export function placesBetween(above: number, below: number, count: number): readonly number[] | undefined {
  const step = (above - below) / (count + 1);
  if (step < 1) return undefined;
  return Array.from({ length: count }, (_, index) => Math.round(above - step * (index + 1)));
}
