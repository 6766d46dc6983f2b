import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { BoardShort } from '../../domain/boards/board.ts';
import type { PinId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { effectOfTap, type OneTapState } from '../../domain/saving/one-tap-save.ts';
import { copyToTakeBack, originalIdOf, type ShownPlace } from '../../domain/saving/saved-copy.ts';
import { savedMessages } from '../../domain/saving/messages.en.ts';
import { LazyModule } from '../base/lazy/lazy-module.ts';
import type { ToastStore } from '../base/stores/toast-store.ts';
import type { SavingParts } from './saving-parts.tsx';
import { text } from '../text/language.ts';

declare module '../base/stores/stores.ts' {
  interface Stores {
    readonly saving: SavingStore;
  }
}

/** The state of a save of this visit. */
export type SaveProgress = {
  readonly state: OneTapState;
  /** `new`: shows "Saved!". `placed`: always shows the place. `rest`: shows the place on hover or focus. */
  readonly freshness: 'new' | 'placed' | 'rest';
  /** The place of the save, as far as it is known. */
  readonly place: ShownPlace | null;
};

/**
 * The progress of saves by original, so that all copies of a picture show it. The saving code is loaded on hover or
 * focus; a tap responds at once anyway.
 */
export class SavingStore {
  /** The board that the page is about: a tap saves to it instead of the preselected place. */
  pageBoard: BoardShort | null = null;
  readonly #late: LazyModule<SavingParts>;
  readonly #progress = observable.map<PinId, SaveProgress>([], { deep: false });
  readonly #toasts: ToastStore;

  constructor(fetchParts: () => Promise<SavingParts>, toasts: ToastStore) {
    this.#late = new LazyModule(fetchParts);
    this.#toasts = toasts;
    makeAutoObservable(this, { pageBoard: observableRef }, { autoBind: true });
  }

  setPageBoard(board: BoardShort | null): void {
    this.pageBoard = board;
  }

  /** Null until it is loaded. */
  get parts(): SavingParts | null {
    return this.#late.parts;
  }

  progressOf(original: PinId): SaveProgress | undefined {
    return this.#progress.get(original);
  }

  /** Undefined removes it: the pin then shows its own state. */
  setProgress(original: PinId, progress: SaveProgress | undefined): void {
    if (progress === undefined) this.#progress.delete(original);
    else this.#progress.set(original, progress);
  }

  stateOf(pin: Pin): OneTapState {
    return this.progressOf(originalIdOf(pin))?.state ?? (copyToTakeBack(pin) === null ? 'none' : 'saved');
  }

  /** True right after a save; every copy shows it. */
  isFresh(pin: Pin): boolean {
    return (this.progressOf(originalIdOf(pin))?.freshness ?? 'rest') !== 'rest';
  }

  /** The originals of recent saves. */
  get fresh(): readonly PinId[] {
    return [...this.#progress].flatMap(([original, { freshness }]) =>
      freshness === 'rest' ? [] : [original],
    );
  }

  /** Imports the saving code once. Rejects on failure; the next call tries again. */
  open(): Promise<SavingParts> {
    return this.#late.open();
  }

  /** The same on hover or focus: a failure is not reported, because nothing is missing yet. */
  prepare(): void {
    this.#late.prepare();
  }

  /** Handles a tap on a save button: saves to the preselected place, or undoes the save. */
  press(pin: Pin, canSave: boolean): void {
    const state = this.stateOf(pin);
    const effect = effectOfTap({ state, hasCopy: copyToTakeBack(pin) !== null });
    if (canSave && effect === 'nothing') return;
    // Respond at once; the saving code takes over from there.
    if (canSave && effect === 'save' && this.parts?.viewModel.asksFirst !== true)
      this.setProgress(originalIdOf(pin), { state: 'saving', freshness: 'new', place: null });
    this.open().then(
      ({ viewModel }) => viewModel.press(pin, canSave ? effect : 'ask-to-log-in'),
      () => this.fail(pin),
    );
  }

  /** Asks for the board of one of the viewer's pins. */
  askForPlace(pin: Pin): void {
    this.open().then(
      ({ viewModel }) => viewModel.askForPlace(pin),
      () => this.fail(pin),
    );
  }

  /** Deletes one of the viewer's pins; asks first if it cannot be undone. */
  remove(pin: Pin, onRemoved: () => void = () => undefined): void {
    this.open().then(
      ({ viewModel }) => viewModel.removal.delete(pin, onRemoved),
      () => this.fail(pin),
    );
  }

  /** Call when boards have changed other than by saving. */
  boardsChanged(): void {
    this.parts?.boards.outdate();
  }

  private fail(pin: Pin): void {
    this.setProgress(originalIdOf(pin), undefined);
    this.#toasts.say({ text: text(savedMessages.failed), kind: 'problem' });
  }
}
