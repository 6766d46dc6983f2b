import { toBoardId } from '../../domain/ids/ids.ts';
import { asksForQuickSavesBoard } from '../../domain/saving/save-target.ts';
import type { Viewer } from '../../domain/users/user.ts';
import type { Refused } from '../ports/refused.ts';
import type { NewSave, QuickSavesBoard, SaveGateway, SaveOutcome } from '../ports/pins/save-gateway.ts';
import type { UserStateGateway } from '../ports/people/user-state-gateway.ts';

type SavePinDeps = {
  readonly saves: Pick<SaveGateway, 'save' | 'quickSavesBoard'>;
  readonly states: Pick<UserStateGateway, 'read'>;
};

export type SaveCommand = Omit<NewSave, 'userId'> & {
  readonly saver: Pick<Viewer, 'entityId' | 'has_quicksave_board' | 'quicksaveBoardId'>;
  /** The saver's groups, by experiment. */
  readonly groups: Readonly<Record<string, string>>;
};

/** The state with which the server returns the quick saves board; it is read-only. */
const BOARD_STATE = 'QUICK_SAVES_BOARD_ID';

/** Saves a pin: creates the viewer's own copy on a board, in a section or on the profile. */
export class SavePin {
  readonly #deps: SavePinDeps;
  constructor(deps: SavePinDeps) {
    this.#deps = deps;
  }

  /** @throws {ServiceError} */
  async run({ saver, groups, ...save }: SaveCommand): Promise<SaveOutcome> {
    const { saves } = this.#deps;
    const userId = saver.entityId;
    if (save.boardId !== null) return saves.save({ ...save, userId });
    const profile = await this.#quickSavesBoard(saver, groups);
    if (profile?.kind === 'refused') return profile;
    return saves.save({ ...save, userId, boardId: profile?.boardId ?? null });
  }

  /** The board that is shown as the profile. Null leaves it to the server, which creates one with the first save. */
  async #quickSavesBoard(
    saver: SaveCommand['saver'],
    groups: SaveCommand['groups'],
  ): Promise<QuickSavesBoard | Refused | null> {
    const { saves, states } = this.#deps;
    if (saver.quicksaveBoardId !== null) return { kind: 'board', boardId: saver.quicksaveBoardId };
    if (!asksForQuickSavesBoard(saver, groups)) return null;
    const known = await states.read(BOARD_STATE);
    return typeof known === 'string'
      ? { kind: 'board', boardId: toBoardId(known) }
      : saves.quickSavesBoard(saver.entityId);
  }
}
