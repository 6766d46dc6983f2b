import type { PinId } from '../../domain/ids/ids.ts';
import { LIST_LIMITS, PAGE_SIZE_MAX } from '../../domain/limits/count-limits.ts';
import { inParts } from '../../domain/organizing/list-order.ts';
import { isSelected, type Selection } from '../../domain/organizing/pin-selection.ts';
import type { FeedGateway, FeedSource } from '../ports/pins/feed-gateway.ts';
import type { BatchOutcome, MovedPins, PinBatchGateway, PinTarget } from '../ports/pins/pin-batch-gateway.ts';
import { needsLogIn, ServiceError } from '../ports/service-error.ts';
import type { Cancellation } from '../ports/media/upload-gateway.ts';

/** The action on the selected pins. */
export type PinTask =
  | { readonly kind: 'move'; readonly to: PinTarget }
  | { readonly kind: 'copy'; readonly to: PinTarget }
  /** `from` contains the pins. `trackingParams`: those from the pin's feed. */
  | { readonly kind: 'delete'; readonly from: PinTarget; readonly trackingParams: (id: PinId) => string };

export type OrganizeCommand = {
  readonly task: PinTask;
  readonly selection: Selection<PinId>;
  /** The list of the selection; it is read completely when all pins are selected. */
  readonly source: FeedSource;
};

/** The pins that were processed; all other chosen pins are unchanged. */
export type OrganizeOutcome = {
  readonly done: ReadonlySet<PinId> | 'everything';
  readonly failed: boolean;
  /** Why some pins failed, as a text of the server; null without one. */
  readonly message: string | null;
  /** The former places of the moved pins. */
  readonly movedFrom: readonly MovedPins[];
};

/** Called after each batch with the number of processed pins and the total. */
export type OrganizeProgress = (dealtWith: number, total: number) => void;

type OrganizePinsDeps = { readonly pins: PinBatchGateway; readonly feeds: FeedGateway };

/**
 * Moves, copies or deletes the chosen pins in batches, so that one call does not carry thousands of them. Stops when it
 * is cancelled or the service is unavailable; the result lists what was done until then.
 */
export class OrganizePins {
  readonly #deps: OrganizePinsDeps;
  constructor(deps: OrganizePinsDeps) {
    this.#deps = deps;
  }

  async run(
    { task, selection, source }: OrganizeCommand,
    onProgress: OrganizeProgress,
    cancellation: Cancellation,
  ): Promise<OrganizeOutcome> {
    const done = new Set<PinId>();
    const movedFrom: MovedPins[] = [];
    let refusal: string | null = null;
    let failed = false;
    try {
      if (task.kind === 'delete' && selection.kind === 'all' && selection.except.size <= LIST_LIMITS.pin_ids)
        return await this.#deleteAllBut(selection.except, task.from);
      const ids =
        selection.kind === 'some'
          ? [...selection.ids]
          : await this.#readChosen(source, selection, cancellation);
      let dealtWith = 0;
      for (const part of inParts(ids, LIST_LIMITS.pin_ids)) {
        if (cancellation.cancelled) break;
        const outcome = await this.#deal(task, part);
        if (outcome.kind === 'refused') refusal = outcome.message;
        else {
          for (const id of outcome.ok) done.add(id);
          movedFrom.push(...(outcome.movedFrom ?? []));
        }
        failed ||= outcome.kind === 'refused' || outcome.failed.length > 0;
        onProgress((dealtWith += part.length), ids.length);
      }
      return { done, failed, message: refusal, movedFrom };
    } catch (error) {
      if (!(error instanceof ServiceError) || needsLogIn(error.kind)) throw error;
      return { done, failed: true, message: error.shown, movedFrom };
    }
  }

  async #deleteAllBut(kept: ReadonlySet<PinId>, from: PinTarget): Promise<OrganizeOutcome> {
    const outcome = await this.#deps.pins.removeAllBut([...kept], from);
    return outcome.kind === 'done'
      ? { done: 'everything', failed: false, message: null, movedFrom: [] }
      : { done: new Set(), failed: true, message: outcome.message, movedFrom: [] };
  }

  async #deal(task: PinTask, ids: readonly PinId[]): Promise<BatchOutcome> {
    const { pins } = this.#deps;
    if (task.kind === 'move') return pins.move(ids, task.to);
    if (task.kind === 'copy') return pins.copy(ids, task.to);
    const [only] = ids;
    if (only === undefined || ids.length > 1) return pins.remove(ids, task.from);
    const outcome = await pins.removeOne(only, task.trackingParams(only));
    return outcome.kind === 'done' ? { kind: 'done', ok: [only], failed: [] } : outcome;
  }

  /** The selected ids of the whole list, read in pages of the maximum size. */
  async #readChosen(
    source: FeedSource,
    selection: Selection<PinId>,
    cancellation: Cancellation,
  ): Promise<readonly PinId[]> {
    const ids = new Set<PinId>();
    let bookmark: string | null = null;
    do {
      const page = await this.#deps.feeds.page(source, bookmark, PAGE_SIZE_MAX);
      if (typeof page === 'string') throw new ServiceError('unavailable');
      for (const { entityId } of page.pins) if (isSelected(selection, entityId)) ids.add(entityId);
      bookmark = page.bookmark;
    } while (bookmark !== null && !cancellation.cancelled);
    return [...ids];
  }
}
