import type { BoardShort, Section } from '../boards/board.ts';
import { phrase, type Phrase } from '../messages/message.ts';
import { formatRoute } from '../routes/format-route.ts';
import type { UserShort } from '../users/user.ts';
import { savedMessages } from './messages.en.ts';

/** The place of a saved pin: the profile (the quick saves board or none), a section, or a board. */
export type SavedPlace =
  | { readonly kind: 'profile'; readonly profileUrl: string }
  | {
      readonly kind: 'section';
      readonly boardName: string;
      readonly boardUrl: string;
      readonly sectionName: string;
      readonly sectionSlug: string;
    }
  | { readonly kind: 'board'; readonly boardName: string; readonly boardUrl: string };

/** The name that the server gives to the place of pins without a board. */
export const PROFILE_NAME = 'Profile';

export function savedPlace(
  board: Pick<BoardShort, 'name' | 'url' | 'layout' | 'owner'> | null,
  section: Pick<Section, 'title' | 'slug'> | null = null,
): SavedPlace {
  if (board === null || isQuickSaves(board)) return { kind: 'profile', profileUrl: profilePinsPath(board) };
  const place = { boardName: board.name, boardUrl: board.url };
  if (section === null) return { kind: 'board', ...place };
  return { kind: 'section', ...place, sectionName: section.title, sectionSlug: section.slug };
}

/** The board of a user that is never shown as a board. */
export function isQuickSaves(board: Pick<BoardShort, 'layout'>): boolean {
  return board.layout === 'quick_saves';
}

/** The address of a person's pins without a board; the viewer's when the owner is unknown. */
export function profilePinsPath(
  board: { readonly owner: Pick<UserShort, 'username'> | null } | null,
): string {
  const username = board?.owner?.username;
  if (username === undefined) return formatRoute({ kind: 'me' });
  return formatRoute({ kind: 'profile', username, tab: 'saved' });
}

/** The text of toast and indicator after a save. */
export function savedText(place: SavedPlace): Phrase {
  switch (place.kind) {
    case 'profile':
      return savedMessages.toProfile;
    case 'section':
      return phrase(savedMessages.toSection, { section: place.sectionName, board: place.boardName });
    case 'board':
      return phrase(savedMessages.toBoard, { board: place.boardName });
  }
}

/** The address of the saved overlay's link. */
export function savedPlaceLink(place: SavedPlace): string {
  switch (place.kind) {
    case 'profile':
      return place.profileUrl;
    case 'section':
      return `${place.boardUrl}${place.sectionSlug}/`;
    case 'board':
      return place.boardUrl;
  }
}
