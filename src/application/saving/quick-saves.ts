import { ENABLED_GROUP } from '../../domain/experiments/experiment.ts';
import { toBoardId } from '../../domain/ids/ids.ts';
import {
  asksForQuickSavesBoard,
  quickSaveApplies,
  SAVES_TO_PROFILE_FOR_ALL,
} from '../../domain/saving/save-target.ts';
import type { Viewer } from '../../domain/users/user.ts';
import type { ExperimentGateway } from '../ports/experiment-gateway.ts';
import type { Refused } from '../ports/refused.ts';
import type { QuickSavesBoard, SaveGateway } from '../ports/save-gateway.ts';
import type { UserStateGateway } from '../ports/user-state-gateway.ts';

/** The state under which the server tells the board; it cannot be written. */
const BOARD_STATE = 'QUICK_SAVES_BOARD_ID';

export type QuickSaver = Pick<Viewer, 'entityId' | 'has_quicksave_board' | 'quicksaveBoardId'>;

type QuickSavesDeps = {
  readonly saves: Pick<SaveGateway, 'quickSavesBoard'>;
  readonly experiments: ExperimentGateway;
  readonly states: Pick<UserStateGateway, 'read'>;
};

/** Finds the board that people see as their profile. */
export class QuickSaves {
  readonly #deps: QuickSavesDeps;
  constructor(deps: QuickSavesDeps) {
    this.#deps = deps;
  }

  /** Whether a save goes to the profile although nobody chose it. */
  async applyTo(saver: QuickSaver): Promise<boolean> {
    return quickSaveApplies(saver, await this.#isInExperiment(saver));
  }

  /**
   * The board for a save of a member to the profile. Null leaves it to the server, which makes one with the first save.
   * @throws {ServiceError}
   */
  async boardFor(saver: QuickSaver): Promise<QuickSavesBoard | Refused | null> {
    const { saves, states } = this.#deps;
    if (saver.quicksaveBoardId !== null) return { kind: 'board', boardId: saver.quicksaveBoardId };
    const inExperiment = await this.#isInExperiment(saver);
    if (!quickSaveApplies(saver, inExperiment) || !asksForQuickSavesBoard(true, inExperiment)) return null;
    const known = await states.read(BOARD_STATE);
    return typeof known === 'string'
      ? { kind: 'board', boardId: toBoardId(known) }
      : saves.quickSavesBoard(saver.entityId);
  }

  /** Who has the board is not asked about: for them nothing depends on it. */
  async #isInExperiment(saver: QuickSaver): Promise<boolean> {
    if (saver.has_quicksave_board) return false;
    return (await this.#deps.experiments.groupOf(SAVES_TO_PROFILE_FOR_ALL)) === ENABLED_GROUP;
  }
}
