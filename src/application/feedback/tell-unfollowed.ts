import type { PinId } from '../../domain/ids/ids.ts';
import type { DoneOutcome } from '../ports/done-outcome.ts';
import type { PinFeedbackGateway } from '../ports/pins/pin-feedback-gateway.ts';

/** Tells that a pin was why its source is followed no more, or that it is followed again. */
export class TellUnfollowed {
  readonly #deps: { readonly feedback: Pick<PinFeedbackGateway, 'tell'> };
  constructor(deps: { readonly feedback: Pick<PinFeedbackGateway, 'tell'> }) {
    this.#deps = deps;
  }

  /** @throws {ServiceError} */
  run(pinId: PinId, undo: boolean): Promise<DoneOutcome> {
    return this.#deps.feedback.tell(pinId, 'unfollow', undo);
  }
}
