import { parseHomeMode, type HomeMode } from '../feeds/home-mode.ts';
import type { BoardSort, ProfileBoardFilter } from '../boards/board-list.ts';
import { parseBoardSort } from '../boards/board-sort.ts';

export type Density = 'dense' | 'default';

export const PIN_FILTERS = [
  'NONE',
  'COLORS',
  'CREATED_BY_ME',
  'FAVORITED',
  'FAVORITED_AND_CREATED_BY_ME',
  'INTERESTS',
] as const;
export type PinFilter = (typeof PIN_FILTERS)[number];

export const BOARD_FILTERS: readonly ProfileBoardFilter[] = ['NONE', 'GROUP', 'SECRET', 'ARCHIVED'];

/** Preferences for viewing lists: those of the own profile, and the home feed. */
export interface ProfileView {
  readonly boardPinDensity: Density;
  readonly profilePinDensity: Density;
  readonly boardSort: BoardSort;
  readonly pinFilter: PinFilter;
  readonly boardFilter: ProfileBoardFilter;
  readonly homeFeed: HomeMode;
}

export function parseDensity(value: unknown): Density {
  return value === 'dense' ? 'dense' : 'default';
}

export function parsePinFilter(value: unknown): PinFilter {
  return PIN_FILTERS.find((filter) => filter === value) ?? 'NONE';
}

export function parseBoardFilter(value: unknown): ProfileBoardFilter {
  return BOARD_FILTERS.find((filter) => filter === value) ?? 'NONE';
}

/** Parses stored preferences; unknown or missing ones get their defaults. */
export function profileView(kept: { readonly [key in keyof ProfileView]?: unknown }): ProfileView {
  return {
    boardPinDensity: parseDensity(kept.boardPinDensity),
    profilePinDensity: parseDensity(kept.profilePinDensity),
    boardSort: parseBoardSort(kept.boardSort),
    pinFilter: parsePinFilter(kept.pinFilter),
    boardFilter: parseBoardFilter(kept.boardFilter),
    homeFeed: parseHomeMode(kept.homeFeed),
  };
}
