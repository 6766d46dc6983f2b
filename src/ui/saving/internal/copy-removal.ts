import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DeleteOutcome } from '../../../application/ports/pins/save-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { SavingServices } from '../../../application/saving/saving-services.ts';
import type { BoardId, PinId } from '../../../domain/ids/ids.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { SavedInfo } from '../../../domain/pins/pin-relations.ts';
import { savedMessages } from '../../../domain/saving/messages.en.ts';
import { SAVE_TOAST_MS } from '../../../domain/saving/save-messages.ts';
import { isOwnCopy, originalIdOf } from '../../../domain/saving/saved-copy.ts';
import { markDeleted } from '../../pins/deleted-pins.ts';
import type { Stores } from '../../base/stores/stores.ts';
import { countPin, showSavedInfo } from '../copies-on-screen.ts';
import { takeFromFeeds } from '../pins-in-feeds.ts';
import { failedText, smallPicture } from './save-toast.tsx';
import { text } from '../../text/language.ts';
import { savingMessages } from './messages.en.ts';

type RemovalDeps = { readonly useCases: SavingServices; readonly stores: Stores };

/** Deletes the viewer's pins: they disappear at once, and return to their place on failure. */
export class CopyRemoval {
  /** The pin whose deletion must be confirmed, because it cannot be undone. */
  asked: { readonly pin: Pin; readonly onDeleted: () => void } | null = null;
  readonly #deps: RemovalDeps;
  /** Pins that are being deleted, so that further presses do nothing. */
  readonly #going = new Set<PinId>();

  constructor(deps: RemovalDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  /** Undoes the save of a pin by deleting the viewer's copy. */
  async takeBack(pin: Pin, copy: SavedInfo): Promise<void> {
    const known = this.#deps.stores.pins.find(copy.localPinId);
    const source = known?.originalPinId ?? (pin.entityId === copy.localPinId ? null : pin.entityId);
    if (source === null && known !== undefined) this.ask(known);
    else await this.#delete(pin, copy, source);
  }

  /** Deletes an open pin; asks first if it cannot be undone. */
  async delete(pin: Pin, onDeleted: () => void): Promise<void> {
    const { savedInfo, originalPinId } = pin;
    if (savedInfo === null || originalPinId === null || !isOwnCopy(pin)) this.ask(pin, onDeleted);
    else if (await this.#delete(pin, savedInfo, originalPinId)) onDeleted();
  }

  /** Asks for confirmation; null closes the question. */
  ask(pin: Pin | null, onDeleted: () => void = () => undefined): void {
    this.asked = pin === null ? null : { pin, onDeleted };
  }

  /** Deletes the pin after the confirmation. */
  async confirm(): Promise<void> {
    const { asked } = this;
    this.ask(null);
    if (asked === null) return;
    const { pin, onDeleted } = asked;
    const place = { localPinId: pin.entityId, boardId: pin.board?.entityId ?? null, sectionId: null };
    if (await this.#delete(pin, place, null)) onDeleted();
  }

  async #delete(pin: Pin, copy: Copy, source: PinId | null): Promise<boolean> {
    if (this.#going.has(copy.localPinId)) return false;
    this.#going.add(copy.localPinId);
    try {
      return await this.#deleteNow(pin, copy, source);
    } finally {
      this.#going.delete(copy.localPinId);
    }
  }

  async #deleteNow(pin: Pin, copy: Copy, source: PinId | null): Promise<boolean> {
    const { useCases, stores } = this.#deps;
    const original = originalIdOf(pin);
    const before = stores.pins.find(copy.localPinId);
    let putBack: (id: PinId) => void = () => undefined;
    runInAction(() => {
      stores.saving.setProgress(original, { state: 'deleting', freshness: 'rest', place: null });
      putBack = takeFromFeeds(stores.feeds, copy.localPinId);
      if (copy.boardId !== null) countPin(stores, copy.boardId, -1);
    });
    const outcome = await this.#outcomeOf(() =>
      useCases.saves.delete({
        pinId: copy.localPinId,
        boardId: copy.boardId,
        trackingParams: pin.trackingParams,
      }),
    );
    runInAction(() => {
      stores.saving.setProgress(original, undefined);
      if (outcome === 'deleted') {
        markDeleted(stores.pageData, [copy.localPinId]);
        showSavedInfo(stores, pin, null);
      }
      if (outcome !== 'deleted' && copy.boardId !== null) countPin(stores, copy.boardId, 1);
      if (outcome !== 'deleted') putBack(copy.localPinId);
    });
    if (outcome !== 'deleted') stores.toasts.say({ text: text(savedMessages.deleteFailed), kind: 'problem' });
    else
      stores.toasts.say({
        text: text(savedMessages.deleted),
        picture: smallPicture(before ?? pin),
        kind: 'done',
        durationMs: SAVE_TOAST_MS,
        undo: source === null ? undefined : () => void this.#restore({ pin, before, copy, source, putBack }),
      });
    return outcome === 'deleted';
  }

  /** Creates the copy again with its former texts, and puts it back in its place. */
  async #restore({ pin, before, copy, source, putBack }: Deleted): Promise<void> {
    const { useCases, stores } = this.#deps;
    const { viewer } = stores.session;
    if (viewer === null) return;
    try {
      const outcome = await useCases.savePin.run({
        pinId: source,
        saver: viewer,
        groups: stores.context.groups,
        boardId: copy.boardId,
        sectionId: copy.sectionId,
        trackingParams: pin.trackingParams,
        ...(before === undefined ? {} : { texts: textsOf(before) }),
      });
      if (outcome.kind === 'refused') {
        stores.toasts.say({ text: failedText(outcome.message), kind: 'problem' });
        return;
      }
      const again = outcome.copy;
      runInAction(() => {
        stores.pins.put([again]);
        showSavedInfo(stores, pin, again.savedInfo);
        if (copy.boardId !== null) countPin(stores, copy.boardId, 1);
        putBack(again.entityId);
      });
      stores.toasts.say({ text: text(savingMessages.restored), picture: smallPicture(again), kind: 'done' });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      stores.toasts.say({ text: failedText(error.shown), kind: 'problem' });
    }
  }

  async #outcomeOf(run: () => Promise<DeleteOutcome>): Promise<'deleted' | 'failed'> {
    try {
      return (await run()).kind === 'deleted' ? 'deleted' : 'failed';
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return 'failed';
    }
  }
}

type Copy = Pick<SavedInfo, 'localPinId' | 'sectionId'> & { readonly boardId: BoardId | null };
type Deleted = {
  readonly pin: Pin;
  readonly before: Pin | undefined;
  readonly copy: Copy;
  /** The source of the copy. */
  readonly source: PinId;
  readonly putBack: (id: PinId) => void;
};

function textsOf(pin: Pin) {
  return { title: pin.title, description: pin.description, note: pin.unifiedUserNote ?? '' };
}
