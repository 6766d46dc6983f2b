/** What is tried out about grids: measuring all cards before any is placed, and counting only cards that are placed. */
export const MASONRY_EXPERIMENT = 'masonry';

/**
 * Its groups. None is a case of its own here: a grid knows the heights of all its cards before it places the first, and
 * what is counted is what stands in view; so each group gets the right places and the right counts.
 */
export const MASONRY_GROUPS = [
  'enabled_measure_all',
  'control_impression_fix',
  'enabled_impression_fix',
  'enabled_measure_all_impression_fix',
] as const;
