/** The experiment about grids: measuring all cards before any is placed, and counting only cards that are placed. */
export const MASONRY_EXPERIMENT = 'masonry';

/**
 * All groups behave the same here. The grid knows the heights of all cards before it places the first, and only cards
 * in view are counted, so each group gets correct places and counts.
 */
export const MASONRY_GROUPS = [
  'enabled_measure_all',
  'control_impression_fix',
  'enabled_impression_fix',
  'enabled_measure_all_impression_fix',
] as const;
