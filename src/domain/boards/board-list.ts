/** The order of a list of boards. */
export type BoardSort =
  'alphabetical' | 'last_pinned_to' | 'oldest' | 'newest' | 'group_boards_at_top' | 'custom';

/** The filter of a profile's boards. */
export type ProfileBoardFilter = 'NONE' | 'GROUP' | 'SECRET' | 'ARCHIVED';
