import type {
  SponsorshipGateway,
  SponsorshipOutcome,
} from '../../application/ports/pins/sponsorship-gateway.ts';
import type { PinId, UserId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { answerSponsorship, SPONSORSHIP_STATUSES } from '../../domain/sponsorship/sponsorship-answer.ts';
import type { PartnershipAnswer } from '../../domain/sponsorship/partnership-say.ts';

/** Pins with their sponsorships in memory, from one person's view; null is a visitor. */
export class InMemorySponsorshipGateway implements SponsorshipGateway {
  readonly pins: Map<PinId, Pin>;
  readonly #viewerId: UserId | null;

  constructor(pins: Map<PinId, Pin>, viewerId: UserId | null) {
    this.pins = pins;
    this.#viewerId = viewerId;
  }

  async answer(pinId: PinId, answer: PartnershipAnswer): Promise<SponsorshipOutcome> {
    const pin = this.pins.get(pinId);
    const sponsorship = pin?.sponsorship ?? null;
    const side = sponsorship?.sponsor?.entityId === this.#viewerId ? 'sponsor' : 'creator';
    const refused = { kind: 'refused', message: 'You are not asked here.', fields: [] } as const;
    if (pin === undefined || sponsorship === null) return refused;
    if (side === 'creator' && sponsorship.creator?.entityId !== this.#viewerId) return refused;
    const status = SPONSORSHIP_STATUSES.find((known) => known === sponsorship.status) ?? 2;
    const said = answerSponsorship(status, side, answer);
    if (said === 'forbidden') return refused;
    if (said === 'conflict') return { kind: 'conflict' };
    const answered = { ...pin, sponsorship: { ...sponsorship, status: answer } };
    this.pins.set(pinId, answered);
    return { kind: 'answered', pin: answered };
  }
}
