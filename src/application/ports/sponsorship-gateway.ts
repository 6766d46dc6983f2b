import type { PinId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { SponsorsAnswer } from '../../domain/sponsorship/sponsors-say.ts';
import type { Refused } from './refused.ts';

/** `conflict`: something else was answered in the meantime, by either side. */
export type SponsorshipOutcome =
  { readonly kind: 'answered'; readonly pin: Pin } | { readonly kind: 'conflict' } | Refused;

/** What the viewer says as the sponsor of pins. @throws {ServiceError} */
export interface SponsorshipGateway {
  /** Twice the same is fine. Gives the pin as it is afterwards; nobody but the sponsor is listened to. */
  answer(pinId: PinId, answer: SponsorsAnswer): Promise<SponsorshipOutcome>;
}
