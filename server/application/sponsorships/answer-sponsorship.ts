import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import {
  answerSponsorship,
  type SponsorshipSide,
  type SponsorshipStatus,
} from '../../../src/domain/sponsorship/sponsorship-answer.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { PinView } from '../ports/pins/views.ts';

type AnswerSponsorshipDeps = { readonly store: Store; readonly clock: Clock };

export type AnswerSponsorshipOutcome =
  | { readonly kind: 'answered'; readonly pin: PinView }
  | { readonly kind: 'not_found' | 'forbidden' | 'conflict' };

/** Sets the sponsor's or creator's answer about a sponsorship; on a copy it applies to the original. */
export class AnswerSponsorship {
  readonly #deps: AnswerSponsorshipDeps;

  constructor(deps: AnswerSponsorshipDeps) {
    this.#deps = deps;
  }

  run(pinId: PinId, actorId: UserId, status: SponsorshipStatus): Promise<AnswerSponsorshipOutcome> {
    const { store, clock } = this.#deps;
    return store.transaction(async (tx): Promise<AnswerSponsorshipOutcome> => {
      const [view] = await tx.pins.views([pinId], actorId);
      if (view === undefined || !canSeePin(view, actorId, clock.now())) return { kind: 'not_found' };
      const { sponsorship } = view;
      const side = sideOf(view, actorId);
      if (side === null) return { kind: 'forbidden' };
      if (sponsorship === null) return { kind: 'conflict' };
      const answer = answerSponsorship(sponsorship.status, side, status);
      if (answer === 'forbidden' || answer === 'conflict') return { kind: answer };
      if (answer === 'unchanged') return { kind: 'answered', pin: view };
      await tx.sponsorships.setStatus(view.pin.originalPinId ?? pinId, status);
      const [pin] = await tx.pins.views([pinId], actorId);
      return pin === undefined ? { kind: 'not_found' } : { kind: 'answered', pin };
    });
  }
}

function sideOf({ sponsorship, pinner }: PinView, actorId: UserId): SponsorshipSide | null {
  if (sponsorship?.sponsor?.id === actorId) return 'sponsor';
  return (sponsorship?.creator ?? pinner).id === actorId ? 'creator' : null;
}
