import type { MasonryLayout } from './masonry-layout.ts';

/** `start` and `end` follow the writing direction: in English `end` is right. */
export type Direction = 'up' | 'down' | 'start' | 'end';

const SEARCH_STEP = 1024;

/** The card next to `index` on screen, or undefined at the edge of the grid. */
export function cardNeighbour(
  layout: MasonryLayout,
  index: number,
  direction: Direction,
): number | undefined {
  const column = layout.columnOf(index);
  const nextColumn = column + layout.spanOf(index);
  switch (direction) {
    case 'up':
      return above(layout, index, column, nextColumn);
    case 'down':
      return below(layout, index, column, nextColumn);
    case 'start':
      return column === 0 ? undefined : beside(layout, index, column - 1);
    case 'end':
      return nextColumn === layout.shape.columns ? undefined : beside(layout, index, nextColumn);
  }
}

/** The card of the same column about `distance` away, or the next one if that is further. */
export function cardFurther(
  layout: MasonryLayout,
  index: number,
  direction: 'up' | 'down',
  distance: number,
): number | undefined {
  let found = cardNeighbour(layout, index, direction);
  for (let next = found; next !== undefined; next = cardNeighbour(layout, next, direction)) {
    if (Math.abs(layout.topOf(next) - layout.topOf(index)) > distance) break;
    found = next;
  }
  return found;
}

function above(layout: MasonryLayout, index: number, from: number, to: number): number | undefined {
  const limit = layout.topOf(index);
  for (let top = limit - SEARCH_STEP; top > -SEARCH_STEP; top -= SEARCH_STEP) {
    let best: number | undefined;
    for (const other of layout.touching(top, limit)) {
      if (other === index || !covers(layout, other, from, to) || layout.bottomOf(other) > limit) continue;
      if (best === undefined || layout.bottomOf(other) > layout.bottomOf(best)) best = other;
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

function below(layout: MasonryLayout, index: number, from: number, to: number): number | undefined {
  const limit = layout.bottomOf(index);
  for (let bottom = limit + SEARCH_STEP; bottom < layout.height + SEARCH_STEP; bottom += SEARCH_STEP) {
    let best: number | undefined;
    for (const other of layout.touching(limit, bottom)) {
      if (other === index || !covers(layout, other, from, to) || layout.topOf(other) < limit) continue;
      if (best === undefined || layout.topOf(other) < layout.topOf(best)) best = other;
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** The card of that column that shares the most height with `index`; if there is none, the nearest one. */
function beside(layout: MasonryLayout, index: number, column: number): number | undefined {
  const top = layout.topOf(index);
  const bottom = layout.bottomOf(index);
  for (let reach = 0; reach < layout.height + SEARCH_STEP; reach = 2 * reach + SEARCH_STEP) {
    let best: number | undefined;
    let most = -Infinity;
    for (const other of layout.touching(top - reach, bottom + reach)) {
      if (!covers(layout, other, column, column + 1)) continue;
      const shared = Math.min(bottom, layout.bottomOf(other)) - Math.max(top, layout.topOf(other));
      if (shared > most) {
        most = shared;
        best = other;
      }
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

function covers(layout: MasonryLayout, index: number, from: number, to: number): boolean {
  const column = layout.columnOf(index);
  return column < to && column + layout.spanOf(index) > from;
}
