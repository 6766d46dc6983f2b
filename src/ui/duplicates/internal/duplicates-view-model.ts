import { makeAutoObservable, observableRef } from 'mobx';
import { newCancellation } from '../../../application/cancellation.ts';
import type { DuplicateGateway, DuplicatePage } from '../../../application/ports/pins/duplicate-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { BoardId } from '../../../domain/ids/ids.ts';
import type { AppValue } from '../../base/app-context.ts';
import { attempt } from '../../base/attempt.ts';
import { text } from '../../text/language.ts';
import { DuplicateGroupModel } from './duplicate-group-model.ts';
import { duplicateMessages } from './messages.en.ts';

type App = Pick<AppValue, 'services' | 'stores'>;

/** The list of duplicates, and what the viewer does with them. */
export class DuplicatesViewModel {
  groups: readonly DuplicateGroupModel[] = [];
  page: DuplicatePage;
  /** The comparison could not go on. */
  failure: ServiceError['kind'] | null = null;
  /** Removed pins so far, while all are merged. */
  mergingAll: { readonly removed: number } | null = null;
  /** What `mergeAll` has done, until it is taken back or done again. */
  mergedAll: { readonly mergeIds: readonly string[]; readonly removedCount: number } | null = null;
  readonly #app: App;
  readonly #boardId: BoardId | null;
  #cancellation = newCancellation();

  constructor(app: App, boardId: BoardId | null, page: DuplicatePage) {
    this.#app = app;
    this.#boardId = boardId;
    this.page = page;
    makeAutoObservable(
      this,
      { groups: observableRef, page: observableRef, mergingAll: observableRef, mergedAll: observableRef },
      { autoBind: true },
    );
    this.showFirst(page);
  }

  /** Groups that nothing was done with yet. */
  get openCount(): number {
    return Math.max(0, this.page.groupCount - this.#closed().length);
  }

  /** Pins that `mergeAll` would merge. */
  get sameCount(): number {
    const closed = this.#closed().flatMap(({ pins }) => pins.slice(1));
    const same = closed.filter(({ level }) => level === 'same_picture');
    return Math.max(0, this.page.sameCount - same.length);
  }

  #closed(): readonly DuplicateGroupModel[] {
    return this.groups.filter(({ state }) => state.kind === 'merged' || state.kind === 'apart');
  }

  /** Goes on until all pictures are compared; call the result to stop. */
  compare(): () => void {
    let isStopped = false;
    const look = async () => {
      while (!isStopped && this.page.comparing !== null && (await this.#readFirst()));
    };
    look().catch((error: unknown) => {
      if (!(error instanceof ServiceError)) throw error;
      this.fail(error.kind);
    });
    return () => (isStopped = true);
  }

  retry(): void {
    this.failure = null;
  }

  /** @throws {ServiceError} */
  async loadMore(): Promise<void> {
    const outcome = await (await this.#gateway()).list(this.#boardId, this.page.bookmark);
    if (outcome.kind === 'expired') await this.#readFirst();
    if (outcome.kind !== 'page') return;
    this.#app.stores.pins.put(outcome.pins);
    this.showMore(outcome.page);
  }

  async merge(group: DuplicateGroupModel): Promise<void> {
    const { keptId, others } = group;
    const outcome = await this.#run(group, 'merge', (gateway) => gateway.merge(keptId, others));
    if (outcome === undefined) return;
    const { mergeId, removed, stays } = outcome;
    group.show({ kind: 'merged', mergeId, removedCount: removed.length, stays });
    this.#app.stores.toasts.say({
      text: text(removed.length === 0 ? duplicateMessages.nothingMerged : duplicateMessages.merged, {
        count: removed.length,
      }),
      kind: 'done',
      ...(mergeId === null ? {} : { undo: () => void this.undo(group) }),
    });
  }

  async keepApart(group: DuplicateGroupModel): Promise<void> {
    const ids = group.pins.map(({ pinId }) => pinId);
    const outcome = await this.#run(group, 'apart', (gateway) => gateway.keepApart(ids));
    if (outcome !== undefined) group.show({ kind: 'apart', id: outcome.id });
  }

  /** Takes back what was done with a group. */
  async undo(group: DuplicateGroupModel): Promise<void> {
    const { state } = group;
    if (state.kind === 'apart') {
      const done = await this.#run(group, 'undo', (gateway) => gateway.forgetApart(state.id));
      if (done !== undefined) group.show({ kind: 'open' });
    }
    if (state.kind === 'merged' && state.mergeId !== null) {
      const { mergeId, removedCount } = state;
      const done = await this.#run(group, 'undo', (gateway) => gateway.undoMerge(mergeId));
      if (done === undefined) return;
      group.show({ kind: 'open' });
      this.#sayRestored(removedCount);
    }
  }

  /** Merges everything that shows the same picture. */
  async mergeAll(): Promise<void> {
    if (this.mergingAll !== null) return;
    const { stores, services } = this.#app;
    this.#cancellation = newCancellation();
    this.showAll({ removed: 0 });
    const outcome = await attempt(stores, async () => {
      const { mergeSamePictures } = await services.openBoardTools();
      return mergeSamePictures.run(this.#boardId, (removed) => this.showAll({ removed }), this.#cancellation);
    });
    if (outcome !== undefined) {
      await this.#readAnew();
      const { removedCount, stayCount, mergeIds } = outcome;
      if (mergeIds.length > 0) this.showMerged({ mergeIds, removedCount });
      stores.toasts.say({
        text: text(removedCount === 0 ? duplicateMessages.nothingMerged : duplicateMessages.merged, {
          count: removedCount,
        }),
        ...(stayCount === 0 ? {} : { detail: text(duplicateMessages.stays, { count: stayCount }) }),
        kind: 'done',
        ...(mergeIds.length === 0 ? {} : { undo: () => void this.undoAll() }),
      });
    }
    this.showAll(null);
  }

  /** Stops after the current groups. */
  stop(): void {
    this.#cancellation.cancel();
  }

  /** Takes back what `mergeAll` has done. */
  async undoAll(): Promise<void> {
    const { mergedAll } = this;
    if (mergedAll === null) return;
    this.showMerged(null);
    const { mergeIds, removedCount } = mergedAll;
    const done = await attempt(this.#app.stores, async () => {
      const gateway = await this.#gateway();
      for (const mergeId of mergeIds) {
        const outcome = await gateway.undoMerge(mergeId);
        if (outcome.kind === 'refused') return outcome;
      }
      return { kind: 'done' as const };
    });
    await this.#readAnew();
    if (done === undefined) this.showMerged(mergedAll);
    else this.#sayRestored(removedCount);
  }

  async #run<Outcome extends { readonly kind: string }>(
    group: DuplicateGroupModel,
    work: 'merge' | 'apart' | 'undo',
    change: (gateway: DuplicateGateway) => Promise<Outcome>,
  ) {
    const before = group.state;
    if (before.kind === 'busy') return undefined;
    group.show({ kind: 'busy', work });
    const outcome = await attempt(this.#app.stores, async () => change(await this.#gateway()));
    if (outcome === undefined) group.show(before);
    return outcome;
  }

  /** False when the board is gone. */
  async #readFirst(): Promise<boolean> {
    const outcome = await (await this.#gateway()).list(this.#boardId, null);
    if (outcome.kind !== 'page') return false;
    this.#app.stores.pins.put(outcome.pins);
    this.showFirst(outcome.page);
    return true;
  }

  /** The shown groups stay when the list cannot be read. */
  async #readAnew(): Promise<void> {
    try {
      await this.#readFirst();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
    }
  }

  #sayRestored(count: number): void {
    this.#app.stores.toasts.say({ text: text(duplicateMessages.restored, { count }), kind: 'done' });
  }

  async #gateway(): Promise<DuplicateGateway> {
    return (await this.#app.services.openBoardTools()).duplicates;
  }

  private showFirst(page: DuplicatePage): void {
    this.page = page;
    this.groups = page.groups.map((pins) => new DuplicateGroupModel(pins));
  }

  private showMore(page: DuplicatePage): void {
    const shown = new Set(this.groups.map(({ pins }) => pins[0]?.pinId));
    const fresh = page.groups.filter(([best]) => !shown.has(best?.pinId));
    this.page = { ...page, groupCount: this.page.groupCount, sameCount: this.page.sameCount };
    this.groups = [...this.groups, ...fresh.map((pins) => new DuplicateGroupModel(pins))];
  }

  private showAll(mergingAll: { readonly removed: number } | null): void {
    this.mergingAll = mergingAll;
  }

  private showMerged(mergedAll: DuplicatesViewModel['mergedAll']): void {
    this.mergedAll = mergedAll;
  }

  private fail(failure: ServiceError['kind']): void {
    this.failure = failure;
  }
}
