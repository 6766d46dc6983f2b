import type { BoardShort } from '../boards/board.ts';
import { ENABLED_GROUP } from '../experiments/experiment.ts';
import type { BoardId } from '../ids/ids.ts';
import type { Viewer } from '../users/user.ts';
import { isQuickSaves } from './saved-place.ts';

/** From this number of boards on, the last used one is preselected instead of the profile. */
const BOARDS_FOR_LAST_USED = 5;

/** The experiment in which all saves to the profile go directly to the quick saves board. */
const SAVES_TO_PROFILE_FOR_ALL = 'profile_saves_for_all';

/** `classic` saves to the profile with one tap, `inline` also offers the boards beside it. */
export type SaveForm = 'classic' | 'inline';

export function saveForm(behavior: Viewer['save_behavior'] | undefined): SaveForm {
  return behavior === 0 ? 'classic' : 'inline';
}

/** With few boards a save goes to the profile unless another place was chosen in this session. */
export function preselectsProfile(boardCount: number): boolean {
  return boardCount < BOARDS_FOR_LAST_USED;
}

/**
 * The board that a tap saves to; null is the profile.
 * @param boards the viewer's, last used first
 * @param lastChoice the person's latest choice in this session, null for the profile; undefined: none yet
 */
export function preselectedBoard<Board extends Pick<BoardShort, 'layout' | 'entityId'>>(
  form: SaveForm,
  boards: readonly Board[],
  lastChoice?: BoardId | null,
): Board | null {
  const real = boards.filter((board) => !isQuickSaves(board));
  if (form === 'classic' || lastChoice === null) return null;
  const chosen = real.find(({ entityId }) => entityId === lastChoice);
  if (chosen !== undefined) return chosen;
  return preselectsProfile(real.length) ? null : (real[0] ?? null);
}

/**
 * Whether a tap on a save button first asks for the place: when it would save to the profile, which the person has not
 * chosen, and the quick saves board does not replace it.
 * @param target the board that the tap would save to; null is the profile
 * @param lastChoice as in `preselectedBoard`
 */
export function asksForPlace(
  target: BoardId | null,
  lastChoice: BoardId | null | undefined,
  quickSavesApply: boolean,
): boolean {
  return target === null && lastChoice !== null && !quickSavesApply;
}

/**
 * Whether a tap saves to the person's profile although they have not chosen it.
 * @param groups of the person, by experiment
 */
export function quickSaveApplies(
  viewer: Pick<Viewer, 'has_quicksave_board'>,
  groups: Readonly<Record<string, string>>,
): boolean {
  return viewer.has_quicksave_board || groups[SAVES_TO_PROFILE_FOR_ALL] === ENABLED_GROUP;
}

/**
 * Whether to request the quick saves board: only in the experiment, and only for members who are not known to have one.
 * @param groups of the person, by experiment
 */
export function asksForQuickSavesBoard(
  viewer: Pick<Viewer, 'has_quicksave_board'>,
  groups: Readonly<Record<string, string>>,
): boolean {
  return !viewer.has_quicksave_board && quickSaveApplies(viewer, groups);
}
