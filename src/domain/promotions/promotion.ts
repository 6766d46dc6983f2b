import { refuse, type Refusal } from '../limits/checked.ts';
import type { LeadForm } from './lead-form.ts';

/** `review` waits for an operator. `ended`: its time is over, or its budget is used up. */
export const PROMOTION_STATUSES = ['review', 'active', 'paused', 'ended', 'rejected'] as const;
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

/** The stored statuses; `ended` follows from the terms. */
export type StoredPromotionStatus = Exclude<PromotionStatus, 'ended'>;

/** What an advertiser decides about a promotion. */
export type PromotionTerms = {
  /** Milliseconds since the epoch. */
  readonly startAt: number;
  /** Null: until the budget is used up. */
  readonly endAt: number | null;
  /** The most impressions on one UTC day; null: none. */
  readonly dailyCap: number | null;
  /** The most impressions in all. */
  readonly budget: number;
  /** Two-letter codes; empty: everywhere. */
  readonly countries: readonly string[];
  /** Ids of topics that the surrounding pins are about; empty: anywhere. */
  readonly interestIds: readonly string[];
  /** Null: the link of the pin. */
  readonly destinationUrl: string | null;
  /** Who pays when it is not the advertiser itself, so that people see their name; null for other ads. */
  readonly thirdParty: string | null;
  /** The form of a lead ad; null for other ads. */
  readonly leadForm: LeadForm | null;
};

export const PROMOTION_LIMITS = {
  minBudget: 100,
  maxBudget: 10_000_000,
  minDailyCap: 10,
  countries: 20,
  interests: 10,
  /** The longest period. */
  days: 366,
} as const;

const DAY_MS = 86_400_000;

export type TermsProblem = {
  readonly field: 'start_at' | 'end_at' | 'daily_impression_cap' | 'budget';
} & Omit<Refusal, 'ok'>;

/** The problems of terms whose single values were checked: the order of times, and caps beside the budget. */
export function termsProblems(
  terms: Pick<PromotionTerms, 'startAt' | 'endAt' | 'dailyCap' | 'budget'>,
  now: number,
): readonly TermsProblem[] {
  const { startAt, endAt, dailyCap, budget } = terms;
  const problems: TermsProblem[] = [];
  const add = (field: TermsProblem['field'], limit?: number) => {
    const { problem, ...beside } = refuse('out_of_range', limit);
    problems.push({ field, problem, ...(beside.limit === undefined ? {} : { limit: beside.limit }) });
  };
  if (startAt > now + PROMOTION_LIMITS.days * DAY_MS) add('start_at');
  if (
    endAt !== null &&
    (endAt <= startAt || endAt <= now || endAt > startAt + PROMOTION_LIMITS.days * DAY_MS)
  )
    add('end_at');
  if (dailyCap !== null && dailyCap > budget) add('daily_impression_cap', budget);
  return problems;
}

/** The status that people see. */
export function shownStatus(
  promotion: {
    readonly status: StoredPromotionStatus;
    readonly terms: Pick<PromotionTerms, 'endAt' | 'budget'>;
  },
  impressions: number,
  now: number,
): PromotionStatus {
  const { status, terms } = promotion;
  if (status === 'review' || status === 'rejected') return status;
  const isOver = (terms.endAt !== null && terms.endAt <= now) || impressions >= terms.budget;
  return isOver ? 'ended' : status;
}

/** Whether an approved promotion waits for its first day. */
export function isScheduled(
  { status, terms }: { readonly status: PromotionStatus; readonly terms: Pick<PromotionTerms, 'startAt'> },
  now: number,
): boolean {
  return status === 'active' && terms.startAt > now;
}

/** Whether an approved promotion was in its period at a time. Its budget is not considered. */
export function ranAt(
  {
    status,
    terms: { startAt, endAt },
  }: {
    readonly status: StoredPromotionStatus;
    readonly terms: Pick<PromotionTerms, 'startAt' | 'endAt'>;
  },
  time: number,
): boolean {
  return (status === 'active' || status === 'paused') && startAt <= time && (endAt === null || time < endAt);
}

/** What its advertiser may do with a promotion that was approved. */
export const PROMOTION_TURNS = ['active', 'paused', 'ended'] as const;
export type PromotionTurn = (typeof PROMOTION_TURNS)[number];

/** Whether its advertiser may pause, resume or end a promotion. */
export function mayTurn(from: PromotionStatus, to: PromotionTurn): boolean {
  return from === to || from === 'active' || from === 'paused';
}

/** The terms of a promotion that its advertiser ends now; its counts and answers stay. */
export function endedTerms<Terms extends Pick<PromotionTerms, 'startAt' | 'endAt'>>(
  terms: Terms,
  now: number,
): Terms {
  return { ...terms, startAt: Math.min(terms.startAt, now), endAt: now };
}

/** The status after its advertiser has changed the terms: what people see or are asked is reviewed again. */
export function statusAfterEdit(
  status: StoredPromotionStatus,
  before: PromotionTerms,
  after: PromotionTerms,
): StoredPromotionStatus {
  const isSame =
    before.destinationUrl === after.destinationUrl &&
    before.thirdParty === after.thirdParty &&
    JSON.stringify(before.leadForm) === JSON.stringify(after.leadForm);
  return isSame && status !== 'rejected' ? status : 'review';
}

/** Whether a promotion goes on only after a review, because its pin or its advertiser changed when it was over. */
export function hasLostApproval({
  status,
  decidedAt,
}: {
  readonly status: StoredPromotionStatus;
  readonly decidedAt: number | null;
}): boolean {
  return decidedAt === null && (status === 'active' || status === 'paused');
}

/** Whether an operator may decide about it: not once it is over. */
export function mayDecide(status: PromotionStatus): boolean {
  return status !== 'ended';
}

/** The facts that make a pin one that its pinner may promote. */
export type PromotablePin = {
  readonly isOwn: boolean;
  readonly isPartner: boolean;
  readonly isRepin: boolean;
  readonly privacy: 'public' | 'protected' | 'secret';
};

/** Own public pins of partners that are no copies of pins of others. */
export function isPromotable({ isOwn, isPartner, isRepin, privacy }: PromotablePin): boolean {
  return isOwn && isPartner && !isRepin && privacy === 'public';
}
