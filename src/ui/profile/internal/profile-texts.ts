import type { BoardSort, ProfileBoardFilter } from '../../../domain/boards/board-list.ts';
import type { Phrase } from '../../../domain/messages/message.ts';
import type { PinFilter } from '../../../domain/surfaces/profile-view.ts';
import { profileMessages } from './messages.en.ts';

export const BOARD_SORT_TEXTS: Readonly<Record<BoardSort, Phrase>> = {
  last_pinned_to: profileMessages.sortSavedTo,
  alphabetical: profileMessages.sortName,
  newest: profileMessages.sortNewest,
  oldest: profileMessages.sortOldest,
  group_boards_at_top: profileMessages.sortGroup,
  custom: profileMessages.sortCustom,
};

export const BOARD_FILTER_TEXTS: Readonly<Record<ProfileBoardFilter, Phrase>> = {
  NONE: profileMessages.boardsAll,
  GROUP: profileMessages.boardsGroup,
  SECRET: profileMessages.boardsSecret,
  ARCHIVED: profileMessages.boardsArchived,
};

export const PIN_FILTER_TEXTS: Readonly<Record<PinFilter, Phrase>> = {
  NONE: profileMessages.allPins,
  COLORS: profileMessages.pinsByColor,
  CREATED_BY_ME: profileMessages.pinsCreated,
  FAVORITED: profileMessages.pinsFavorite,
  FAVORITED_AND_CREATED_BY_ME: profileMessages.pinsFavoriteCreated,
  INTERESTS: profileMessages.pinsByInterest,
};
