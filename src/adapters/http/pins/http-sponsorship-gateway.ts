import type {
  SponsorshipGateway,
  SponsorshipOutcome,
} from '../../../application/ports/pins/sponsorship-gateway.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { PartnershipAnswer } from '../../../domain/sponsorship/partnership-say.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import { refusedBy, type ResourceClient } from '../client/resource-client.ts';

/** Sponsorships over the resource calls. */
export class HttpSponsorshipGateway implements SponsorshipGateway {
  readonly #calls: Pick<ResourceClient, 'update'>;
  constructor(calls: Pick<ResourceClient, 'update'>) {
    this.#calls = calls;
  }

  async answer(pinId: PinId, answer: PartnershipAnswer): Promise<SponsorshipOutcome> {
    const told = await this.#calls.update('Sponsorship', { pin_id: pinId, status: answer });
    if (told.kind === 'ok') return { kind: 'answered', pin: pinFromWire(told.data) };
    return told.error.reason === 'conflict' ? { kind: 'conflict' } : refusedBy(told.error);
  }
}
