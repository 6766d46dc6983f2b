import type { PinId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { PartnershipAnswer } from '../../domain/sponsorship/partnership-say.ts';
import type { PinGateway } from '../ports/pins/pin-gateway.ts';
import type { Refused } from '../ports/refused.ts';
import type { SponsorshipGateway } from '../ports/pins/sponsorship-gateway.ts';

type AnswerSponsorshipDeps = { readonly sponsorships: SponsorshipGateway; readonly pins: PinGateway };

/** `overtaken`: something else was answered meanwhile; the pin as it is now, unless it is gone. */
export type AnswerSponsorshipOutcome =
  | { readonly kind: 'answered'; readonly pin: Pin }
  | { readonly kind: 'overtaken'; readonly pin: Pin | undefined }
  | Refused;

/** Says for the viewer, who is its sponsor or its creator, how it is with who pays for a pin. */
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
