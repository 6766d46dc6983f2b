/**
 * The distance between two pins that come to a board one after the other. A pin can be put between them 28 times in
 * a row before others have to make room, and a board has room for 33 million arrivals.
 */
export const PLACE_STEP = 2 ** 28;

/**
 * Places for `count` pins, largest first, spread evenly between two others; `above` is the larger one. Undefined when
 * there is no room.
 */
export function placesBetween(above: number, below: number, count: number): readonly number[] | undefined {
  const step = (above - below) / (count + 1);
  if (step < 1) return undefined;
  return Array.from({ length: count }, (_, index) => Math.round(above - step * (index + 1)));
}
