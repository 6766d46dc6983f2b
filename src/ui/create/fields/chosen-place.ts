import type { DraftValues } from '../../../domain/drafts/draft.ts';
import type { BoardId } from '../../../domain/ids/ids.ts';
import type { SaveBoardsStore } from '../../saving/save-boards-store.ts';
import { PROFILE_TARGET } from '../../saving/save-target.ts';

type KnownBoards = Pick<SaveBoardsStore, 'all' | 'preselected'>;

/**
 * Where a pin goes: to the chosen place, else where a save would go now.
 * A board that is not among the boards any more counts as not chosen.
 * @param meant the board that the person came from to make pins for
 * @param boards the viewer's; null while they are not known
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
