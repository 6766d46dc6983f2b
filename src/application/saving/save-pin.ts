import type { NewSave, SaveGateway, SaveOutcome } from '../ports/save-gateway.ts';
import type { QuickSaver, QuickSaves } from './quick-saves.ts';

type SavePinDeps = {
  readonly saves: Pick<SaveGateway, 'save'>;
  readonly quickSaves: Pick<QuickSaves, 'boardFor'>;
};

export type SaveCommand = Omit<NewSave, 'userId'> & { readonly saver: QuickSaver };

/** Saves a pin: makes the viewer's own copy of it on a board, in a section or on the profile. */
export class SavePin {
  readonly #deps: SavePinDeps;
  constructor(deps: SavePinDeps) {
    this.#deps = deps;
  }

  /** @throws {ServiceError} */
  async run({ saver, ...save }: SaveCommand): Promise<SaveOutcome> {
    const { saves, quickSaves } = this.#deps;
    const userId = saver.entityId;
    if (save.boardId !== null) return saves.save({ ...save, userId });
    const profile = await quickSaves.boardFor(saver);
    if (profile?.kind === 'refused') return profile;
    return saves.save({ ...save, userId, boardId: profile?.boardId ?? null });
  }
}
