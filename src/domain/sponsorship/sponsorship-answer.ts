/** 0 awaits the sponsor's answer, 1 is confirmed, 2 declined or withdrawn, 3 ended by the sponsor. */
export const SPONSORSHIP_STATUSES = [0, 1, 2, 3] as const;
export type SponsorshipStatus = (typeof SPONSORSHIP_STATUSES)[number];

export type SponsorshipSide = 'sponsor' | 'creator';

/** `unchanged`: the status is the same already. `conflict`: another answer came in the meantime. */
export type SponsorshipAnswer = 'changed' | 'unchanged' | 'forbidden' | 'conflict';

/** The possible answers of each side. */
const SAYINGS: Readonly<Record<SponsorshipSide, readonly SponsorshipStatus[]>> = {
  sponsor: [1, 2, 3],
  creator: [2],
};

/** The possible transitions of a sponsorship; declined and ended ones are final. */
const STEPS: Readonly<
  Record<SponsorshipStatus, Readonly<Record<SponsorshipSide, readonly SponsorshipStatus[]>>>
> = {
  0: { sponsor: [1, 2], creator: [2] },
  1: { sponsor: [3], creator: [2] },
  2: { sponsor: [], creator: [] },
  3: { sponsor: [], creator: [] },
};

/** The possible answers of this side; empty in a final state. */
export function sponsorshipAnswers(
  current: SponsorshipStatus,
  side: SponsorshipSide,
): readonly SponsorshipStatus[] {
  return STEPS[current][side];
}

/** The result of one side's answer. */
export function answerSponsorship(
  current: SponsorshipStatus,
  side: SponsorshipSide,
  wanted: SponsorshipStatus,
): SponsorshipAnswer {
  if (!SAYINGS[side].includes(wanted)) return 'forbidden';
  if (wanted === current) return 'unchanged';
  return sponsorshipAnswers(current, side).includes(wanted) ? 'changed' : 'conflict';
}
