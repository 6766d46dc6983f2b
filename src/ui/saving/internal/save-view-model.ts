import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SaveOutcome } from '../../../application/ports/pins/save-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { SavingServices } from '../../../application/saving/saving-services.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { parseRoute } from '../../../domain/routes/parse-route.ts';
import { effectOfTap, type TapEffect } from '../../../domain/saving/one-tap-save.ts';
import { saveEvent } from '../../../domain/saving/save-event.ts';
import { SAVED_INDICATOR_MS, SAVE_TOAST_MS } from '../../../domain/saving/save-messages.ts';
import { saveForm, type SaveForm } from '../../../domain/saving/save-target.ts';
import { copyToTakeBack, originalIdOf, shownPlace } from '../../../domain/saving/saved-copy.ts';
import { savedPlace } from '../../../domain/saving/saved-place.ts';
import type { Stores } from '../../base/stores/stores.ts';
import { showCopy, showGone, showMoved } from '../copies-on-screen.ts';
import { CopyRemoval } from './copy-removal.ts';
import type { SaveBoardsStore } from '../save-boards-store.ts';
import { afterPaint } from '../../kit/after-paint.ts';
import type { SaveTarget } from '../save-target.ts';
import { failedText, movedToast, refusedToast, saveToast } from './save-toast.tsx';
import type { SaveProgress } from '../saving-store.ts';

type SaveViewModelDeps = {
  readonly useCases: SavingServices;
  readonly stores: Stores;
  readonly boards: SaveBoardsStore;
};

type SaveOptions = {
  readonly toastDelayMs: number;
  readonly listStays: boolean;
  /** True if the user chose the place instead of the preselected one. */
  readonly isChoice: boolean;
};
const AS_USUAL: SaveOptions = { toastDelayMs: 0, listStays: false, isChoice: false };

/** Saves pins and undoes saves. It updates the view at once, and reverts it when the server refuses. */
export class SaveViewModel {
  /** The pin that a visitor wanted to save, while the log-in dialog is open. */
  asking: Pin | null = null;
  /** The pin to save, while its place is being chosen. */
  choosing: Pin | null = null;
  /** The viewer's pin whose board is being changed. */
  placing: Pin | null = null;
  readonly removal: CopyRemoval;
  readonly #deps: SaveViewModelDeps;
  readonly #timers = new Map<PinId, ReturnType<typeof setTimeout>[]>();

  constructor(deps: SaveViewModelDeps) {
    this.#deps = deps;
    this.removal = new CopyRemoval(deps);
    makeAutoObservable(
      this,
      { asking: observableRef, choosing: observableRef, placing: observableRef, removal: false },
      { autoBind: true },
    );
  }

  /** Performs the effect of a tap on the pin's save button. */
  async press(pin: Pin, effect: TapEffect | 'ask-to-log-in'): Promise<void> {
    const copy = copyToTakeBack(pin);
    if (effect === 'ask-to-log-in') this.ask(pin);
    else if (effect === 'save' && this.asksFirst) {
      // A tap before this code was loaded has shown the save already; the place would not be taken while it is under way.
      this.#show(originalIdOf(pin), undefined);
      this.askWhere(pin);
    } else if (effect === 'save') await this.#save(pin, null);
    else if (effect === 'delete' && copy !== null) await this.removal.takeBack(pin, copy);
  }

  /**
   * Saves to a chosen place; a pin that is already saved gets another copy. The toast can be delayed until another
   * animation has ended. `listStays`: the list of places is still open, so that another place can be chosen if this one
   * is gone.
   */
  async saveTo(
    pin: Pin,
    target: SaveTarget,
    options: Partial<Omit<SaveOptions, 'isChoice'>> = {},
  ): Promise<Pin | undefined> {
    const state = this.#deps.stores.saving.stateOf(pin);
    const busy = effectOfTap({ state, hasCopy: false }) === 'nothing';
    return busy ? undefined : this.#save(pin, target, { ...AS_USUAL, isChoice: true, ...options });
  }

  /** Moves a copy, or one of the viewer's pins, to another place. False: it was not moved, and a toast said so. */
  async move(pin: Pin, target: SaveTarget): Promise<boolean> {
    const { useCases, stores, boards } = this.#deps;
    const { viewer } = stores.session;
    if (viewer === null) return false;
    const place = { boardId: target.board?.entityId ?? null, sectionId: target.section?.entityId ?? null };
    try {
      const outcome = await useCases.changePin.run(pin.entityId, { place }, viewer.entityId);
      if (outcome.kind === 'refused') {
        stores.toasts.say(refusedToast(pin, target, outcome, { listStays: true }));
        boards.believe(outcome, target);
        return false;
      }
      const board = outcome.pin.board ?? target.board;
      runInAction(() => {
        if (board !== null) boards.use(board);
        boards.choose({ board, section: target.section });
        showMoved(stores, pin, outcome.pin, target);
      });
      stores.toasts.say(movedToast(outcome.pin, savedPlace(board, target.section)));
      return true;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      stores.toasts.say({ text: failedText(error.shown), kind: 'problem' });
      return false;
    }
  }

  /** True if the next tap asks for the place first. */
  get asksFirst(): boolean {
    return this.#deps.boards.asksFirst(this.#form) === true;
  }

  /** Asks for the place of this pin; null closes the question. */
  askWhere(pin: Pin | null): void {
    this.choosing = pin;
  }

  /** Asks a visitor to log in first; null closes the question. */
  ask(pin: Pin | null): void {
    this.asking = pin;
  }

  /** Asks for the board of one of the viewer's pins; null closes the question. */
  askForPlace(pin: Pin | null): void {
    this.placing = pin;
  }

  /** @returns the copy; undefined when it failed, which a toast reported */
  async #save(pin: Pin, chosen: SaveTarget | null, options = AS_USUAL): Promise<Pin | undefined> {
    const { useCases, stores } = this.#deps;
    const original = originalIdOf(pin);
    const viewer = stores.session.viewer;
    if (viewer === null) return undefined;
    this.#show(original, {
      state: 'saving',
      freshness: 'new',
      place: chosen && shownPlace(chosen.board, chosen.section),
    });
    this.#agePerTime(original);
    // Paint the pressed state first.
    await afterPaint();
    try {
      const target = chosen ?? (await this.#preselected());
      if (target === 'ask') {
        this.#show(original, undefined);
        this.askWhere(pin);
        return undefined;
      }
      this.#update(original, { place: shownPlace(target.board, target.section) });
      const outcome = await useCases.savePin.run({
        pinId: pin.entityId,
        saver: viewer,
        groups: stores.context.groups,
        boardId: target.board?.entityId ?? null,
        sectionId: target.section?.entityId ?? null,
        trackingParams: pin.trackingParams,
      });
      return this.#finish(pin, target, outcome, options);
    } catch (error) {
      this.#show(original, undefined);
      if (!(error instanceof ServiceError)) throw error;
      stores.toasts.say({ text: failedText(error.shown), kind: 'problem' });
      return undefined;
    }
  }

  #finish(pin: Pin, target: SaveTarget, outcome: SaveOutcome, options: SaveOptions): Pin | undefined {
    const { useCases, stores, boards } = this.#deps;
    const original = originalIdOf(pin);
    if (outcome.kind === 'refused') {
      this.#show(original, undefined);
      stores.toasts.say(refusedToast(pin, target, outcome, options));
      boards.believe(outcome, target);
      if (outcome.missing === 'pin') showGone(stores, pin.entityId);
      return undefined;
    }
    const { copy } = outcome;
    const savedInfo = runInAction(() => {
      const board = copy.board ?? target.board;
      this.#update(original, { state: 'saved', place: shownPlace(board, target.section) });
      if (board !== null) boards.use(board);
      if (options.isChoice) boards.choose({ board, section: target.section });
      return showCopy(stores, pin, copy, target);
    });
    const toast = saveToast({
      pin,
      copy,
      place: savedPlace(copy.board ?? target.board, target.section),
      viewer: { createdAt: stores.session.viewer?.createdAt ?? null },
      nowMs: Date.now(),
      undo: savedInfo === null ? undefined : () => void this.removal.takeBack(pin, savedInfo),
    });
    const event = saveEvent(
      pin,
      copy,
      {
        suggestedBoards: boards.suggestedTo(pin.entityId).map(({ entityId }) => entityId),
        clickType: options.isChoice ? 'board_picker' : 'one_tap',
        closeupNavigation: parseRoute(location).route.kind === 'pin' ? 'closeup' : null,
      },
      Date.now(),
    );
    const tell = () => {
      stores.toasts.say(toast);
      useCases.events.record(event);
    };
    if (options.toastDelayMs === 0) tell();
    else setTimeout(tell, options.toastDelayMs);
    return copy;
  }

  /** @throws {ServiceError} when the boards are needed and cannot be loaded */
  async #preselected(): Promise<SaveTarget | 'ask'> {
    const { boards } = this.#deps;
    // The card shows the known preselection, so the save must use it.
    await boards.knowPreselection(this.#form);
    const target = boards.preselected(this.#form);
    if (target === undefined) throw new ServiceError(boards.failure ?? 'unavailable');
    return this.asksFirst ? 'ask' : target;
  }

  get #form(): SaveForm {
    return saveForm(this.#deps.stores.session.viewer?.save_behavior);
  }

  #show(original: PinId, progress: SaveProgress | undefined): void {
    for (const timer of this.#timers.get(original) ?? []) clearTimeout(timer);
    this.#timers.delete(original);
    const { saving } = this.#deps.stores;
    if (!isSame(saving.progressOf(original), progress)) saving.setProgress(original, progress);
  }

  #update(original: PinId, change: Partial<SaveProgress>): void {
    const { saving } = this.#deps.stores;
    const progress = saving.progressOf(original);
    if (progress !== undefined) saving.setProgress(original, { ...progress, ...change });
  }

  /** Shows "Saved!" first, then the place, which stays as long as the toast. */
  #agePerTime(original: PinId): void {
    this.#timers.set(original, [
      setTimeout(() => this.#update(original, { freshness: 'placed' }), SAVED_INDICATOR_MS),
      setTimeout(() => this.#update(original, { freshness: 'rest' }), SAVE_TOAST_MS),
    ]);
  }
}

function isSame(one: SaveProgress | undefined, other: SaveProgress | undefined): boolean {
  return one?.state === other?.state && one?.freshness === other?.freshness && one?.place === other?.place;
}
