/** A module can let at most this many following cards go first. It also looks this far beyond a page border. */
export const LOOK_AHEAD = 6;

/** Cost per layout pixel of empty space and of depth below the shortest column, and per waiting card. */
const COST = { hole: 1, depth: 0.15, wait: 6 };

export interface ModulePlace {
  /** The number of following cards that are placed before the module. */
  readonly wait: number;
  readonly column: number;
}

/**
 * The place where a card that spans columns leaves the least empty space above it. Up to `followers.length` of the
 * following cards may fill the shortest columns first. Early places win over equal later ones, left over right.
 * @param bottoms height of each column; not modified
 * @param followers heights (including the gap) of the single-column cards after the module, at most `LOOK_AHEAD`
 */
export function modulePlace(bottoms: Float64Array, span: number, followers: readonly number[]): ModulePlace {
  const heights = bottoms.slice();
  const place = { wait: 0, column: 0 };
  let bestCost = Infinity;
  for (let wait = 0; wait <= followers.length; wait++) {
    const first = shortestColumn(heights);
    for (let column = 0; column + span <= heights.length; column++) {
      let top = 0;
      let sum = 0;
      for (let covered = column; covered < column + span; covered++) {
        const bottom = heights[covered]!;
        sum += bottom;
        if (bottom > top) top = bottom;
      }
      const hole = span * top - sum;
      const cost = COST.hole * hole + COST.depth * (top - heights[first]!) + COST.wait * wait;
      if (cost < bestCost) {
        bestCost = cost;
        place.wait = wait;
        place.column = column;
      }
    }
    if (wait < followers.length) heights[first] = heights[first]! + followers[wait]!;
  }
  return place;
}

/** The left-most of the shortest columns. */
export function shortestColumn(bottoms: Float64Array): number {
  let column = 0;
  let least = bottoms[0]!;
  for (let candidate = 1; candidate < bottoms.length; candidate++) {
    const bottom = bottoms[candidate]!;
    if (bottom < least) {
      least = bottom;
      column = candidate;
    }
  }
  return column;
}
