import type { DraftValues } from '../../../../domain/drafts/draft.ts';
import type { BoardId } from '../../../../domain/ids/ids.ts';
import type { SaveBoardsStore } from '../../../saving/save-boards-store.ts';
import { PROFILE_TARGET } from '../../../saving/save-target.ts';

type KnownBoards = Pick<SaveBoardsStore, 'all' | 'preselected'>;

/**
 * The place of a new pin: the chosen place, or else the place of the next save. A board that no longer exists counts as
 * not chosen.
 * @param meant the board from whose page the user opened the creation page
 * @param boards the viewer's; null until they are loaded
 */
export function chosenPlace(
  chosen: DraftValues['place'],
  boards: KnownBoards | null,
  meant: BoardId | null = null,
): NonNullable<DraftValues['place']> {
  const all = boards?.all ?? null;
  const isThere = (id: BoardId) => all === null || all.some(({ entityId }) => entityId === id);
  if (chosen !== null && (chosen.boardId === null || isThere(chosen.boardId))) return chosen;
  if (all !== null && meant !== null && isThere(meant)) return { boardId: meant, sectionId: null };
  const { board, section } = boards?.preselected('inline') ?? PROFILE_TARGET;
  return { boardId: board?.entityId ?? null, sectionId: section?.entityId ?? null };
}
