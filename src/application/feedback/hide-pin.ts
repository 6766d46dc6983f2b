import { pinKind } from '../../domain/cards/pin-kind.ts';
import { hidePlace } from '../../domain/feedback/hide-place.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { Surface } from '../../domain/surfaces/surface.ts';
import type { DoneOutcome } from '../ports/done-outcome.ts';
import type { PinFeedbackGateway } from '../ports/pins/pin-feedback-gateway.ts';

export type HideCommand = {
  readonly pin: Pin;
  readonly surface: Surface | null;
  /** The search query of the page, if there is one. */
  readonly query: string | undefined;
  /** False shows the pin again. */
  readonly hidden: boolean;
};

/** Hides a pin from the viewer, with the call for the place where it was shown, or shows it again. */
export class HidePin {
  readonly #deps: { readonly feedback: Pick<PinFeedbackGateway, 'hide'> };
  constructor(deps: { readonly feedback: Pick<PinFeedbackGateway, 'hide'> }) {
    this.#deps = deps;
  }

  /** @throws {ServiceError} */
  run({ pin, surface, query, hidden }: HideCommand): Promise<DoneOutcome> {
    const place = hidePlace(pin, surface, query);
    return this.#deps.feedback.hide({ pinId: pin.entityId, kind: pinKind(pin), place, hidden });
  }
}
