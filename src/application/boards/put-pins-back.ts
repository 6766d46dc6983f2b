import type { PinId } from '../../domain/ids/ids.ts';
import { LIST_LIMITS } from '../../domain/limits/count-limits.ts';
import { inParts } from '../../domain/organizing/list-order.ts';
import type { MovedPins, PinBatchGateway } from '../ports/pins/pin-batch-gateway.ts';
import { needsLogIn, ServiceError } from '../ports/service-error.ts';

/** The pins that are back in their former place; the others stayed where they had been moved to. */
export type PutBackOutcome = {
  readonly done: ReadonlySet<PinId>;
  readonly failed: boolean;
  /** Why some pins failed, as a text of the server; null without one. */
  readonly message: string | null;
};

/** Undoes a move: every pin goes back to its former board and section. */
export class PutPinsBack {
  readonly #deps: { readonly pins: Pick<PinBatchGateway, 'move'> };
  constructor(deps: { readonly pins: Pick<PinBatchGateway, 'move'> }) {
    this.#deps = deps;
  }

  async run(moved: readonly MovedPins[]): Promise<PutBackOutcome> {
    const done = new Set<PinId>();
    let failed = false;
    let message: string | null = null;
    try {
      for (const { from, pinIds } of moved)
        for (const part of inParts(pinIds, LIST_LIMITS.pin_ids)) {
          const outcome = await this.#deps.pins.move(part, from);
          if (outcome.kind === 'refused') message = outcome.message;
          else for (const id of outcome.ok) done.add(id);
          failed ||= outcome.kind === 'refused' || outcome.failed.length > 0;
        }
      return { done, failed, message };
    } catch (error) {
      if (!(error instanceof ServiceError) || needsLogIn(error.kind)) throw error;
      return { done, failed: true, message: error.shown };
    }
  }
}
