/**
 * The tallest canvas that every browser draws (device pixels are limited to about 2²⁵, at a pixel ratio of 3 that is
 * 11 million; this leaves room for the rest of the page).
 */
export const MAX_CANVAS_HEIGHT = 8_000_000;

/** The base moves when the view is closer than this to an end of the canvas that is not an end of the grid. */
const MARGIN = 1_000_000;

/**
 * The part of the grid that is drawn at the top of the canvas, for a grid taller than any element can be. Returns
 * `base` unchanged while the view is far from both ends of the canvas; otherwise a base that centres the view.
 * @param base the current base
 * @param viewTop the top of the view, relative to the whole grid
 * @param height height of the whole grid
 */
export function scrollBase(base: number, viewTop: number, height: number): number {
  if (height <= MAX_CANVAS_HEIGHT) return 0;
  const place = viewTop - base;
  const nearStart = base > 0 && place < MARGIN;
  const nearEnd = base + MAX_CANVAS_HEIGHT < height && place > MAX_CANVAS_HEIGHT - MARGIN;
  if (!nearStart && !nearEnd) return Math.min(base, Math.max(0, height - MAX_CANVAS_HEIGHT));
  const middle = Math.round(viewTop - MAX_CANVAS_HEIGHT / 2);
  return Math.max(0, Math.min(middle, height - MAX_CANVAS_HEIGHT));
}
