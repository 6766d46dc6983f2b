import type { PinId } from '../../domain/ids/ids.ts';
import type { ReactionType } from '../../domain/pins/pin-relations.ts';
import type { PinFeedbackGateway, ReactOutcome } from '../ports/pins/pin-feedback-gateway.ts';

/** Gives the viewer's reaction to a pin, in place of any before; null takes it back. */
export class ReactToPin {
  readonly #deps: { readonly feedback: Pick<PinFeedbackGateway, 'react'> };
  constructor(deps: { readonly feedback: Pick<PinFeedbackGateway, 'react'> }) {
    this.#deps = deps;
  }

  /** @throws {ServiceError} */
  run(pinId: PinId, reaction: ReactionType | null): Promise<ReactOutcome> {
    return this.#deps.feedback.react(pinId, reaction);
  }
}
