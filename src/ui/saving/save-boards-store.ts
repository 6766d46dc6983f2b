import { makeAutoObservable, observableRef } from 'mobx';
import type { SaveBoards } from '../../application/ports/save-gateway.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { SavingServices } from '../../application/saving/saving-services.ts';
import type { BoardShort, Section } from '../../domain/boards/board.ts';
import type { BoardId, PinId } from '../../domain/ids/ids.ts';
import { preselectedBoard, type SaveForm } from '../../domain/saving/save-target.ts';

/** The places that the viewer can save to, as far as they were read, last used first. */
export class SaveBoardsStore {
  /** Null until they were read. */
  all: readonly BoardShort[] | null = null;
  suggested: readonly BoardShort[] = [];
  /** Why they could not be read the last time. */
  failure: ServiceError['kind'] | null = null;
  #reading: Promise<void> | null = null;
  readonly #useCases: Pick<SavingServices, 'listSaveBoards' | 'sections'>;

  constructor(useCases: Pick<SavingServices, 'listSaveBoards' | 'sections'>) {
    this.#useCases = useCases;
    makeAutoObservable(this, { all: observableRef, suggested: observableRef }, { autoBind: true });
  }

  /** The board of the last save, once the boards are known; null for the profile. */
  preselected(form: SaveForm): BoardShort | null | undefined {
    return this.all === null ? undefined : preselectedBoard(form, this.all);
  }

  /** Reads them unless they are known or on their way. Never rejects: see `failure`. */
  async know(): Promise<void> {
    if (this.all === null) await this.read(null);
  }

  /** Reads them again, for the pin that is about to be saved. Never rejects: see `failure`. */
  read(pinId: PinId | null): Promise<void> {
    this.#reading ??= this.#read(pinId).finally(() => (this.#reading = null));
    return this.#reading;
  }

  /** Something was saved there: it is now the last used one. */
  use(board: BoardShort): void {
    if (this.all !== null)
      this.all = [board, ...this.all.filter(({ entityId }) => entityId !== board.entityId)];
    this.suggested = this.suggested.map((known) => (known.entityId === board.entityId ? board : known));
  }

  /** @throws {ServiceError} */
  async sectionsOf(boardId: BoardId): Promise<readonly Section[]> {
    return (await this.#useCases.sections.ofBoard(boardId)) ?? [];
  }

  async #read(pinId: PinId | null): Promise<void> {
    try {
      this.show(await this.#useCases.listSaveBoards.run(pinId));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.fail(error.kind);
    }
  }

  private show({ all, suggested }: SaveBoards): void {
    this.all = all;
    this.suggested = suggested;
    this.failure = null;
  }

  private fail(kind: ServiceError['kind']): void {
    this.failure = kind;
  }
}
