import type { UserId } from '../ids/ids.ts';
import type { Sponsorship } from '../pins/pin-relations.ts';
import { feedbackName } from '../text/truncation.ts';
import { sponsorshipAnswers, SPONSORSHIP_STATUSES, type SponsorshipStatus } from './sponsorship-answer.ts';

/** What a sponsor can say of a pin, by the status that comes of it. */
export type SponsorsAnswer = Exclude<SponsorshipStatus, 0>;

/** How things stand for somebody who is named as a sponsor, and what there is to say. */
export type SponsorsSay = { readonly text: string; readonly answers: readonly SponsorsAnswer[] };

/** What the viewer is told, and asked, as the sponsor of a pin; null for everybody else. */
export function sponsorsSay(sponsorship: Sponsorship | null, viewerId: UserId | null): SponsorsSay | null {
  if (viewerId === null || sponsorship?.sponsor?.entityId !== viewerId) return null;
  const status = SPONSORSHIP_STATUSES.find((known) => known === sponsorship.status);
  if (status === undefined) return null;
  const answers = sponsorshipAnswers(status, 'sponsor').filter((answer) => answer !== 0);
  return { text: STANDING[status](creatorName(sponsorship)), answers };
}

const STANDING: Readonly<Record<SponsorshipStatus, (creator: string) => string>> = {
  0: (creator) => `${creator} says that you pay for this Pin. Its label names you once you confirm.`,
  1: () => 'You have confirmed that you pay for this Pin.',
  2: () => 'This partnership was declined or taken back.',
  3: () => 'You have ended this partnership.',
};

function creatorName({ creator }: Sponsorship): string {
  return feedbackName(creator?.fullName || creator?.username || '') || 'Somebody';
}
