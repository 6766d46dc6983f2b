import type { PinId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { PartnershipAnswer } from '../../domain/sponsorship/partnership-say.ts';
import type { PinGateway } from '../ports/pins/pin-gateway.ts';
import type { Refused } from '../ports/refused.ts';
import type { SponsorshipGateway } from '../ports/pins/sponsorship-gateway.ts';

type AnswerSponsorshipDeps = { readonly sponsorships: SponsorshipGateway; readonly pins: PinGateway };

/** `overtaken`: the other side answered meanwhile. It carries the current pin, unless it was deleted. */
export type AnswerSponsorshipOutcome =
  | { readonly kind: 'answered'; readonly pin: Pin }
  | { readonly kind: 'overtaken'; readonly pin: Pin | undefined }
  | Refused;

/** Confirms, declines or ends a sponsorship for the viewer, who is the sponsor or the creator. */
export class AnswerSponsorship {
  readonly #deps: AnswerSponsorshipDeps;
  constructor(deps: AnswerSponsorshipDeps) {
    this.#deps = deps;
  }

  /** @throws {ServiceError} */
  async run(pinId: PinId, answer: PartnershipAnswer): Promise<AnswerSponsorshipOutcome> {
    const { sponsorships, pins } = this.#deps;
    const outcome = await sponsorships.answer(pinId, answer);
    return outcome.kind === 'conflict' ? { kind: 'overtaken', pin: await pins.find(pinId) } : outcome;
  }
}
