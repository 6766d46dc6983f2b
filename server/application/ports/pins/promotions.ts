import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { LeadAnswers } from '../../../../src/domain/promotions/lead-form.ts';
import type { PromotionTerms, StoredPromotionStatus } from '../../../../src/domain/promotions/promotion.ts';

/** A pin for whose impressions its pinner pays. */
export type PromotionRecord = {
  readonly id: string;
  readonly advertiserId: UserId;
  readonly pinId: PinId;
  readonly status: StoredPromotionStatus;
  readonly terms: PromotionTerms;
  /** The operator's reason for a rejection; null when there is none. */
  readonly reason: string | null;
  /** Milliseconds since the epoch, like all times here. */
  readonly createdAt: number;
  /** When an operator has decided last; null also when what was approved has changed after the promotion was over. */
  readonly decidedAt: number | null;
};

/** `placed`: how often it was put on a page. `impressions`: how often it was seen there. */
export type PromotionCounts = {
  readonly placed: number;
  readonly impressions: number;
  readonly pinClicks: number;
};

export type PromotionDayCounts = PromotionCounts & {
  readonly promotionId: string;
  /** Days since the epoch, in UTC. */
  readonly day: number;
};

export type PromotionTotals = PromotionCounts & { readonly impressionsToday: number };

/** An answer to the form of a lead ad. */
export type LeadAnswerRecord = {
  readonly id: string;
  readonly promotionId: string;
  /** Null: a visitor. */
  readonly userId: UserId | null;
  readonly answers: LeadAnswers;
  readonly createdAt: number;
};

export interface PromotionReader {
  find(id: string): Promise<PromotionRecord | undefined>;
  /** Newest first, those before `before`. */
  ofAdvertiser(
    userId: UserId,
    options: { readonly before: string | null; readonly limit: number },
  ): Promise<readonly PromotionRecord[]>;
  /** Those of all advertisers with this status; oldest first, those after `after`. */
  withStatus(
    status: StoredPromotionStatus,
    options: { readonly after: string | null; readonly limit: number },
  ): Promise<readonly PromotionRecord[]>;
  /** Those of these pins, in any order. */
  ofPins(pinIds: readonly PinId[]): Promise<readonly PromotionRecord[]>;
  /** Active ones that have not ended by their time, also of the future. Whether their pins may be shown is not checked. */
  running(now: number): Promise<readonly PromotionRecord[]>;
  /** The sums of all days, with the impressions of `today`; those without counts are omitted. */
  totals(ids: readonly string[], today: number): Promise<ReadonlyMap<string, PromotionTotals>>;
  /** The counts of each day on which something was counted. */
  daysOf(id: string): Promise<readonly PromotionDayCounts[]>;
  /** Newest first. */
  leadAnswers(
    promotionId: string,
    options: { readonly before: string | null; readonly limit: number },
  ): Promise<readonly LeadAnswerRecord[]>;
  /** The answers that this user has given, oldest first. */
  answersOf(userId: UserId): Promise<readonly LeadAnswerRecord[]>;
}

/** A promotion is removed with its pin and with its advertiser, and so are its counts and answers. */
export interface PromotionRepository extends PromotionReader {
  insert(promotion: PromotionRecord): Promise<void>;
  /** Changes the named fields. An unknown id is fine. */
  update(
    id: string,
    change: Partial<Pick<PromotionRecord, 'status' | 'terms' | 'reason' | 'decidedAt'>>,
  ): Promise<void>;
  /** These promotions wait for their review again. Unknown ids are fine. */
  reviewAgain(ids: readonly string[]): Promise<void>;
  /** The decisions about these promotions do not hold any more. Unknown ids are fine. */
  forgetDecisions(ids: readonly string[]): Promise<void>;
  /** An unknown id is fine. */
  remove(id: string): Promise<void>;
  /**
   * Adds to the counts of days. There are never more impressions, nor more clicks, than placements; missing promotions
   * are skipped.
   */
  addCounts(counts: readonly PromotionDayCounts[]): Promise<void>;
  /** An answer goes with its promotion, and with the account of who gave it. */
  insertAnswer(answer: LeadAnswerRecord): Promise<void>;
  /** Removes answers from before `time`; returns how many. */
  removeAnswersBefore(time: number): Promise<number>;
}
