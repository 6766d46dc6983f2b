import { makeAutoObservable, observableRef } from 'mobx';
import type { Refused } from '../../application/ports/refused.ts';
import type { SaveBoards } from '../../application/ports/pins/save-gateway.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { SavingServices } from '../../application/saving/saving-services.ts';
import type { BoardShort, Section } from '../../domain/boards/board.ts';
import type { BoardId, PinId } from '../../domain/ids/ids.ts';
import type { SaveChoice } from '../../domain/saving/save-choice.ts';
import {
  asksForPlace,
  preselectedBoard,
  preselectsProfile,
  quickSaveApplies,
  type SaveForm,
} from '../../domain/saving/save-target.ts';
import { isQuickSaves } from '../../domain/saving/saved-place.ts';
import type { ContextStore } from '../base/stores/context-store.ts';
import type { SessionStore } from '../base/stores/session-store.ts';
import { PROFILE_TARGET, type SaveTarget } from './save-target.ts';

type UseCases = Pick<SavingServices, 'saves' | 'sections' | 'lastChoice'>;
/** The board that the page is about, which all saves go to. */
type Page = { readonly pageBoard: BoardShort | null };

/** The viewer's places for saving, as far as they are loaded, last used first. */
export class SaveBoardsStore {
  /** Null until they are loaded. */
  all: readonly BoardShort[] | null = null;
  suggested: readonly BoardShort[] = [];
  /** The pin of the suggestions. */
  suggestedFor: PinId | null = null;
  /** The error of the last attempt to load the boards. */
  failure: ServiceError['kind'] | null = null;
  /** True when the boards may have changed since they were loaded. */
  outdated = false;
  /** Deleted boards. */
  gone: ReadonlySet<BoardId> = new Set();
  /** The latest choice in this session; the next save goes there too. */
  private lastChoice: SaveChoice | null;
  #reading: Promise<void> | null = null;
  /** Number of changes in this app: answers to earlier requests do not contain them. */
  #changes = 0;
  readonly #useCases: UseCases;
  readonly #session: Pick<SessionStore, 'viewer'>;
  readonly #context: Pick<ContextStore, 'groups'>;
  readonly #page: Page;

  constructor(
    useCases: UseCases,
    session: Pick<SessionStore, 'viewer'>,
    context: Pick<ContextStore, 'groups'>,
    page: Page,
  ) {
    this.#useCases = useCases;
    this.#session = session;
    this.#context = context;
    this.#page = page;
    this.lastChoice = session.viewer && useCases.lastChoice.of(session.viewer.entityId);
    makeAutoObservable<SaveBoardsStore, 'lastChoice'>(
      this,
      { all: observableRef, suggested: observableRef, gone: observableRef, lastChoice: observableRef },
      { autoBind: true },
    );
  }

  /** The place of the next save; undefined while that depends on boards that are not loaded. */
  preselected(form: SaveForm): SaveTarget | undefined {
    const { pageBoard } = this.#page;
    if (pageBoard !== null) return { board: pageBoard, section: null };
    const { all, lastChoice } = this;
    const chosenId = lastChoice?.boardId;
    if (form === 'classic' || chosenId === null) return PROFILE_TARGET;
    const count = this.#session.viewer?.boardCount ?? 0;
    if (all === null) return chosenId === undefined && preselectsProfile(count) ? PROFILE_TARGET : undefined;
    const board = preselectedBoard(form, all, chosenId);
    const isChoice = board !== null && board.entityId === chosenId;
    return { board, section: isChoice ? (lastChoice?.section ?? null) : null };
  }

  /** Whether the next save asks for its place first; undefined while that is unknown. */
  asksFirst(form: SaveForm): boolean | undefined {
    const target = this.preselected(form);
    if (target === undefined) return undefined;
    const boardId = target.board?.entityId ?? null;
    const { viewer } = this.#session;
    const quickSaves = viewer !== null && quickSaveApplies(viewer, this.#context.groups);
    return asksForPlace(boardId, this.lastChoice?.boardId, quickSaves);
  }

  /** Records a chosen place after a save. */
  choose({ board, section }: SaveTarget): void {
    const isProfile = board === null || isQuickSaves(board);
    this.keepChoice(isProfile ? { boardId: null, section: null } : { boardId: board.entityId, section });
  }

  /** Loads the data for the preselected place. Never rejects: see `failure`. */
  async knowPreselection(form: SaveForm): Promise<void> {
    if (this.preselected(form) === undefined) await this.know();
  }

  /** Loads the boards unless they are loaded or loading. Never rejects: see `failure`. */
  async know(): Promise<void> {
    if (this.all === null || this.outdated) await this.read(null);
  }

  /** Loads the suggestions for this pin when the pointer or the focus comes near the picker. Never rejects. */
  async prepare(pinId: PinId | null): Promise<void> {
    if (this.all === null || this.outdated || this.suggestedFor !== pinId) await this.read(pinId);
  }

  /** The loaded suggestions for this pin. */
  suggestedTo(pinId: PinId | null): readonly BoardShort[] {
    return this.suggestedFor === pinId ? this.suggested : [];
  }

  /** Loads the boards again, for the pin to save. Never rejects: see `failure`. */
  read(pinId: PinId | null): Promise<void> {
    this.#reading ??= this.#read(pinId).finally(() => (this.#reading = null));
    return this.#reading;
  }

  /** Moves a board to the top after a save. */
  use(board: BoardShort): void {
    this.#changes += 1;
    if (this.all !== null)
      this.all = [board, ...this.all.filter(({ entityId }) => entityId !== board.entityId)];
    this.suggested = this.suggested.map((known) => (known.entityId === board.entityId ? board : known));
  }

  /** Marks the boards as outdated: they are loaded again when the pointer or the focus next comes near a picker. */
  outdate(): void {
    this.#changes += 1;
    this.outdated = true;
  }

  /** Removes a deleted board, so that it is no longer offered. */
  drop(id: BoardId): void {
    this.gone = new Set([...this.gone, id]);
    if (this.lastChoice?.boardId === id) this.keepChoice(null);
    const others = ({ entityId }: BoardShort) => entityId !== id;
    this.all = this.all && this.all.filter(others);
    this.suggested = this.suggested.filter(others);
    this.outdate();
  }

  /** Updates the boards when a refusal says that the chosen place no longer exists. */
  believe({ missing }: Refused, { board }: SaveTarget): void {
    if (missing === 'board' && board !== null) this.drop(board.entityId);
    else if (missing === 'section') this.outdate();
    if (missing === 'section' && board !== null && this.lastChoice?.boardId === board.entityId)
      this.keepChoice({ boardId: board.entityId, section: null });
  }

  /** @throws {ServiceError} */
  async sectionsOf(boardId: BoardId): Promise<readonly Section[]> {
    return (await this.#useCases.sections.ofBoard(boardId)) ?? [];
  }

  async #read(pinId: PinId | null): Promise<void> {
    try {
      for (let changes; changes !== this.#changes;) {
        changes = this.#changes;
        const read = await this.#useCases.saves.boards(pinId);
        if (changes === this.#changes) this.show(read, pinId);
      }
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.fail(error.kind);
    }
  }

  private show({ all, suggested }: SaveBoards, pinId: PinId | null): void {
    this.suggestedFor = pinId;
    this.all = all;
    this.suggested = suggested;
    const there = new Set(all.map(({ entityId }) => entityId));
    this.gone = new Set([...this.gone].filter((id) => !there.has(id)));
    this.failure = null;
    this.outdated = false;
  }

  private keepChoice(choice: SaveChoice | null): void {
    this.lastChoice = choice;
    const { viewer } = this.#session;
    if (viewer !== null) this.#useCases.lastChoice.keep(viewer.entityId, choice);
  }

  private fail(kind: ServiceError['kind']): void {
    this.failure = kind;
  }
}
