import type { PinId } from '../../../domain/ids/ids.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { PartnershipAnswer } from '../../../domain/sponsorship/partnership-say.ts';
import type { Refused } from '../refused.ts';

/** `conflict`: the other side answered in the meantime. */
export type SponsorshipOutcome =
  { readonly kind: 'answered'; readonly pin: Pin } | { readonly kind: 'conflict' } | Refused;

/** Confirms or ends the sponsorship of pins. @throws {ServiceError} */
export interface SponsorshipGateway {
  /** Idempotent. Returns the updated pin. Only the sponsor, and the creator who withdraws, may call it. */
  answer(pinId: PinId, answer: PartnershipAnswer): Promise<SponsorshipOutcome>;
}
