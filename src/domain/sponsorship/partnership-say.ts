import type { UserId } from '../ids/ids.ts';
import { phrase, type Phrase } from '../messages/message.ts';
import type { Sponsorship } from '../pins/pin-relations.ts';
import { feedbackName } from '../text/truncation.ts';
import type { UserShort } from '../users/user.ts';
import { sponsorshipMessages } from './internal/messages.en.ts';
import {
  sponsorshipAnswers,
  SPONSORSHIP_STATUSES,
  type SponsorshipSide,
  type SponsorshipStatus,
} from './sponsorship-answer.ts';

/** The answers to a sponsorship, by the resulting status. */
export type PartnershipAnswer = Exclude<SponsorshipStatus, 0>;

/** The state of a sponsorship for the sponsor or for the creator, with the possible answers. */
export type PartnershipSay = {
  readonly side: SponsorshipSide;
  readonly text: Phrase;
  readonly answers: readonly PartnershipAnswer[];
};

/** The text and the answers for the viewer, if they are the sponsor or the creator; null for everybody else. */
export function partnershipSay(
  sponsorship: Sponsorship | null,
  viewerId: UserId | null,
): PartnershipSay | null {
  const { creator = null, sponsor = null } = sponsorship ?? {};
  const status = SPONSORSHIP_STATUSES.find((known) => known === sponsorship?.status);
  if (viewerId === null || sponsor === null || status === undefined) return null;
  const side = sponsor.entityId === viewerId ? 'sponsor' : creator?.entityId === viewerId ? 'creator' : null;
  if (side === null) return null;
  const text = STANDING[side][status](nameOf(side === 'sponsor' ? creator : sponsor));
  return { side, text, answers: sponsorshipAnswers(status, side).filter((answer) => answer !== 0) };
}

/** The text for each side, with the other side's name. */
const STANDING: Readonly<
  Record<SponsorshipSide, Readonly<Record<SponsorshipStatus, (name: string) => Phrase>>>
> = {
  sponsor: {
    0: (name) => phrase(sponsorshipMessages.asked, { named: name === '' ? 'no' : 'yes', name }),
    1: () => sponsorshipMessages.confirmed,
    2: () => sponsorshipMessages.gone,
    3: () => sponsorshipMessages.ended,
  },
  creator: {
    0: (name) => phrase(sponsorshipMessages.awaited, { name }),
    1: (name) => phrase(sponsorshipMessages.confirmedBy, { name }),
    2: () => sponsorshipMessages.gone,
    3: (name) => phrase(sponsorshipMessages.endedBy, { name }),
  },
};

/** Empty when nobody is known. */
function nameOf(user: UserShort | null): string {
  return feedbackName(user?.fullName || user?.username || '');
}
