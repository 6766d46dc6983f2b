import type { PinId } from '../../../domain/ids/ids.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { PartnershipAnswer } from '../../../domain/sponsorship/partnership-say.ts';
import type { Refused } from '../refused.ts';

/** `conflict`: something else was answered in the meantime, by either side. */
export type SponsorshipOutcome =
  { readonly kind: 'answered'; readonly pin: Pin } | { readonly kind: 'conflict' } | Refused;

/** What the viewer says of who pays for pins. @throws {ServiceError} */
export interface SponsorshipGateway {
  /** Twice the same is fine. Gives the pin as it is afterwards; the sponsor is listened to, and the creator who takes it back. */
  answer(pinId: PinId, answer: PartnershipAnswer): Promise<SponsorshipOutcome>;
}
