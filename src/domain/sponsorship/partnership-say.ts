import type { UserId } from '../ids/ids.ts';
import type { Sponsorship } from '../pins/pin-relations.ts';
import { feedbackName } from '../text/truncation.ts';
import type { UserShort } from '../users/user.ts';
import {
  sponsorshipAnswers,
  SPONSORSHIP_STATUSES,
  type SponsorshipSide,
  type SponsorshipStatus,
} from './sponsorship-answer.ts';

/** What can be said of who pays for a pin, by the status that comes of it. */
export type PartnershipAnswer = Exclude<SponsorshipStatus, 0>;

/** How things stand for the sponsor of a pin or for its creator, and what there is to say. */
export type PartnershipSay = {
  readonly side: SponsorshipSide;
  readonly text: string;
  readonly answers: readonly PartnershipAnswer[];
};

/** What the viewer is told, and asked, as one of the two sides of who pays for a pin; null for everybody else. */
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

const GONE = () => 'This partnership was declined or withdrawn.';

/** What each side is told, with the name of the other. */
const STANDING: Readonly<
  Record<SponsorshipSide, Readonly<Record<SponsorshipStatus, (other: string) => string>>>
> = {
  sponsor: {
    0: (creator) => `${creator} says you’re paying for this Pin. Its label will name you once you confirm.`,
    1: () => 'You confirmed this paid partnership.',
    2: GONE,
    3: () => 'You ended this partnership.',
  },
  creator: {
    0: (sponsor) => `${sponsor} hasn’t confirmed this paid partnership yet.`,
    1: (sponsor) => `${sponsor} confirmed this paid partnership.`,
    2: GONE,
    3: (sponsor) => `${sponsor} ended this partnership.`,
  },
};

function nameOf(user: UserShort | null): string {
  return feedbackName(user?.fullName || user?.username || '') || 'Someone';
}
