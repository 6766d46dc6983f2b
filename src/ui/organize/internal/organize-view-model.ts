import { makeAutoObservable, observableRef } from 'mobx';
import { newCancellation } from '../../../application/cancellation.ts';
import type { OrganizeOutcome, PinTask } from '../../../application/boards/organize-pins.ts';
import type { PinTarget } from '../../../application/ports/pins/pin-batch-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import {
  movedBehind,
  movedTo,
  predecessor,
  restored,
  without,
} from '../../../domain/organizing/list-order.ts';
import {
  everythingSelected,
  isSelected,
  nothingSelected,
  rangeToggled,
  selectedCount,
  selectedOf,
  toggled,
  withSelected,
  type Selection,
} from '../../../domain/organizing/pin-selection.ts';
import type { AppValue } from '../../base/app-context.ts';
import { attempt } from '../../base/attempt.ts';
import type { Feed } from '../../base/stores/feed.ts';
import { markDeleted } from '../../pins/deleted-pins.ts';
import { refreshPlaces } from './refresh-places.ts';
import { failedText, organizedText } from './organize-texts.ts';
import { undoMove } from './undo-move.ts';
import { text } from '../../text/language.ts';
import { organizeMessages } from './messages.en.ts';

type App = Pick<AppValue, 'services' | 'stores'>;

export type OrganizePlace = PinTarget & {
  readonly feed: Feed;
  /** Number of pins in the list according to the server, including those that are not loaded. */
  readonly total: () => number;
};

/** The target of the selected pins, with its name. */
export type OrganizeTarget = PinTarget & { readonly name: string; readonly url: string };

/** The progress of a task in pins; `total` is null until the list is read. */
export type OrganizeWork = {
  readonly kind: PinTask['kind'];
  readonly done: number;
  readonly total: number | null;
};

/** Selects pins of one list and runs actions on all of them. */
export class OrganizeViewModel {
  selection: Selection<PinId> = nothingSelected();
  work: OrganizeWork | null = null;
  /** The last change, for screen readers. */
  told = '';
  readonly #app: App;
  readonly #place: OrganizePlace;
  #last: PinId | null = null;
  #reordered: Promise<void> = Promise.resolve();
  /** Pins that are being moved: the number of unanswered moves, and the predecessor on the server. */
  readonly #moving = new Map<PinId, { waiting: number; behind: PinId | null }>();
  #cancellation = newCancellation();

  constructor(app: App, place: OrganizePlace) {
    this.#app = app;
    this.#place = place;
    makeAutoObservable(this, { selection: observableRef, work: observableRef }, { autoBind: true });
  }

  get feed(): Feed {
    return this.#place.feed;
  }

  /** Number of pins in the list; exact once it is completely loaded. */
  get total(): number {
    const { ids, phase } = this.feed;
    return phase === 'ended' ? ids.length : Math.max(this.#place.total(), ids.length);
  }

  get count(): number {
    return selectedCount(this.selection, this.total);
  }

  /** The selected pin if exactly one is selected. */
  get only(): PinId | null {
    const [one, ...more] = this.selection.kind === 'some' ? this.selection.ids : [];
    return one !== undefined && more.length === 0 ? one : null;
  }

  isSelected(id: PinId): boolean {
    return isSelected(this.selection, id);
  }

  /** `range`: all pins from the last clicked one to this one. */
  click(id: PinId, range: boolean): void {
    this.selection = range
      ? rangeToggled(this.selection, this.feed.ids, this.#last, id)
      : toggled(this.selection, id);
    this.#last = id;
  }

  selectAll(): void {
    this.selection = everythingSelected();
  }

  clear(): void {
    this.selection = nothingSelected();
    this.#last = null;
  }

  move(to: OrganizeTarget): Promise<void> {
    return this.#run({ kind: 'move', to: targetOf(to) }, to);
  }

  copy(to: OrganizeTarget): Promise<void> {
    return this.#run({ kind: 'copy', to: targetOf(to) }, to);
  }

  remove(): Promise<void> {
    const { pins } = this.#app.stores;
    const trackingParams = (id: PinId) => pins.find(id)?.trackingParams ?? '';
    return this.#run({ kind: 'delete', from: targetOf(this.#place), trackingParams }, null);
  }

  /** Stops after the current batch. */
  cancel(): void {
    this.#cancellation.cancel();
  }

  /** Moves a pin in the board's custom order: at once in the view, and back when the server refuses. */
  reorder(id: PinId, index: number): Promise<void> {
    const before = this.feed.ids;
    const after = movedTo(before, id, index);
    if (after === before) return this.#reordered;
    this.feed.arrange(after);
    this.told = text(organizeMessages.place, { position: after.indexOf(id) + 1, total: this.total });
    const moving = this.#moving.get(id) ?? { waiting: 0, behind: predecessor(before, id) };
    moving.waiting += 1;
    this.#moving.set(id, moving);
    // One after another, because each place depends on the previous one.
    this.#reordered = this.#reordered.then(() => this.#keepPlace(id, predecessor(after, id)));
    return this.#reordered;
  }

  async #keepPlace(id: PinId, behind: PinId | null): Promise<void> {
    const { services, stores } = this.#app;
    const done = await attempt(stores, async () => {
      const { pins } = await services.openBoardTools();
      return pins.reorder(this.#place.boardId, id, behind);
    });
    const moving = this.#moving.get(id)!;
    moving.waiting -= 1;
    if (done !== undefined) moving.behind = behind;
    // The latest request wins.
    if (moving.waiting > 0) return;
    this.#moving.delete(id);
    // Only this pin is moved back, because others may have been moved meanwhile.
    if (done === undefined) this.feed.arrange(movedBehind(this.feed.ids, id, moving.behind));
  }

  async #run(task: PinTask, target: OrganizeTarget | null): Promise<void> {
    if (this.work !== null) return;
    const { services, stores } = this.#app;
    const { selection, count } = this;
    const before = this.feed.ids;
    const leaving = this.#leaves(task) ? new Set(selectedOf(selection, before)) : new Set<PinId>();
    this.begin(task, count, leaving);
    try {
      const { organizePins } = await services.openBoardTools();
      const outcome = await organizePins.run(
        { task, selection, source: this.feed.source },
        (done, total) => this.advance(task, done, total),
        this.#cancellation,
      );
      const { done } = outcome;
      const isDone = (id: PinId) => (done === 'everything' ? isSelected(selection, id) : done.has(id));
      this.finish(
        before,
        [...leaving].filter((id) => !isDone(id)),
        this.#leaves(task) ? isDone : () => false,
      );
      if (outcome.failed || this.#cancellation.cancelled) this.chooseRest(task, selection, outcome);
      if (task.kind === 'delete') markDeleted(stores.pageData, done === 'everything' ? leaving : done);
      const doneCount = done === 'everything' ? count : done.size;
      stores.toasts.say(
        outcome.failed
          ? { text: failedText(task.kind, outcome.message), kind: 'problem' }
          : {
              ...organizedText(task.kind, doneCount, count, target),
              ...this.#undoOf(outcome, target, before),
            },
      );
    } catch (error) {
      this.finish(before, [...leaving], () => false);
      this.chooseRest(task, selection, { done: new Set() });
      if (!(error instanceof ServiceError)) throw error;
      stores.toasts.say({ text: failedText(task.kind, error.shown), kind: 'problem' });
    }
    await refreshPlaces(this.#app, this.feed, target === null ? [this.#place] : [this.#place, target]);
  }

  /** Moves can be undone; deletions cannot. */
  #undoOf({ movedFrom }: OrganizeOutcome, to: OrganizeTarget | null, before: readonly PinId[]) {
    if (movedFrom.length === 0 || to === null) return {};
    const move = { movedFrom, to: targetOf(to), place: this.#place, before };
    return { undo: () => void undoMove(this.#app, move) };
  }

  /** Whether the pins disappear from this list: a section's pins are pins of its board as well. */
  #leaves(task: PinTask): boolean {
    if (task.kind === 'copy') return false;
    const { boardId, sectionId } = this.#place;
    return task.kind === 'delete' || task.to.boardId !== boardId || sectionId !== null;
  }

  private begin(task: PinTask, count: number, leaving: ReadonlySet<PinId>): void {
    this.#cancellation = newCancellation();
    const readFirst = this.selection.kind === 'all' && task.kind !== 'delete';
    this.work = { kind: task.kind, done: 0, total: readFirst ? null : count };
    if (leaving.size > 0) this.feed.arrange(without(this.feed.ids, leaving));
    this.clear();
  }

  private advance({ kind }: PinTask, done: number, total: number): void {
    this.work = { kind, done, total };
  }

  /** Keeps the unprocessed pins selected for another try, in addition to pins that were selected meanwhile. */
  private chooseRest(task: PinTask, tried: Selection<PinId>, { done }: Pick<OrganizeOutcome, 'done'>): void {
    // In "select all" mode, pins that have left the list need no exception.
    const isOut = tried.kind === 'all' && this.#leaves(task);
    const rest = isOut || done === 'everything' ? tried : withSelected(tried, done, false);
    this.selection = withSelected(rest, selectedOf(this.selection, this.feed.ids), true);
  }

  /** `isGone`: pins that have left the list, even if a page that was loading has brought them back. */
  private finish(before: readonly PinId[], back: readonly PinId[], isGone: (id: PinId) => boolean): void {
    this.work = null;
    const left = this.feed.ids.filter((id) => !isGone(id));
    this.feed.arrange(restored(left, before, new Set(back)));
  }
}

function targetOf({ boardId, sectionId }: PinTarget): PinTarget {
  return { boardId, sectionId };
}
