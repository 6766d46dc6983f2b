import type { BoardSort, ProfileBoardFilter } from '../../domain/boards/board-list.ts';
import type { PinFilter } from '../../domain/surfaces/profile-view.ts';

export const BOARD_SORT_TEXTS: Readonly<Record<BoardSort, string>> = {
  last_pinned_to: 'Last saved to',
  alphabetical: 'A to Z',
  newest: 'Newest',
  oldest: 'Oldest',
  group_boards_at_top: 'Group boards first',
  custom: 'Custom order',
};

export const BOARD_FILTER_TEXTS: Readonly<Record<ProfileBoardFilter, string>> = {
  NONE: 'All boards',
  GROUP: 'Group boards',
  SECRET: 'Secret boards',
  ARCHIVED: 'Archived boards',
};

export const PIN_FILTER_TEXTS: Readonly<Record<PinFilter, string>> = {
  NONE: 'All pins',
  COLORS: 'By colour',
  CREATED_BY_ME: 'Created by you',
  FAVORITED: 'Favourites',
  FAVORITED_AND_CREATED_BY_ME: 'Favourites and created by you',
  INTERESTS: 'By interest',
};
