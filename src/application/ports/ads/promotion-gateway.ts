import type { PinId } from '../../../domain/ids/ids.ts';
import type { LeadAnswers, LeadField, LeadForm } from '../../../domain/promotions/lead-form.ts';
import type { PromotionStatus, PromotionTerms, PromotionTurn } from '../../../domain/promotions/promotion.ts';
import type { DoneOutcome } from '../done-outcome.ts';
import type { Refused } from '../refused.ts';

/** A promotion of the viewer, or for an operator one of anybody. */
export type Promotion = {
  readonly id: string;
  readonly pinId: PinId;
  readonly status: PromotionStatus;
  readonly terms: PromotionTerms;
  /** The operator has blocked the site to which it leads: the promotion rests. */
  readonly isLinkBlocked: boolean;
  /** The operator's reason for a rejection. */
  readonly reason: string | null;
  readonly impressions: number;
  readonly pinClicks: number;
  /** Null when the pin is gone. */
  readonly pin: {
    readonly title: string;
    readonly link: string | null;
    readonly imageUrl: string;
    readonly dominantColor: string;
    /** False: the promotion rests. */
    readonly isPublic: boolean;
  } | null;
  /** For operators only. */
  readonly advertiserName: string | null;
  /** Names what the operator sees of it; empty for its advertiser. */
  readonly revision: string;
};

export type PromotionPage = {
  readonly promotions: readonly Promotion[];
  readonly bookmark: string | null;
};

/** `off`: the operator has not switched ads on. `not_partner`: the viewer has no business account. */
export type PromotionsOutcome =
  ({ readonly kind: 'page' } & PromotionPage) | { readonly kind: 'off' } | { readonly kind: 'not_partner' };

/** What operators list: what waits for a decision, or what was approved, also when it is over. */
export type ReviewedStatus = 'review' | 'active';

export type Lead = { readonly time: string; readonly answers: LeadAnswers };

/** Promotions and the forms of lead ads. @throws {ServiceError} */
export interface PromotionGateway {
  /** The viewer's own, newest first. */
  list(bookmark: string | null): Promise<PromotionsOutcome>;
  /** For an operator: promotions of all people that wait or were approved, oldest first. */
  reviews(status: ReviewedStatus, bookmark: string | null): Promise<PromotionsOutcome>;
  create(pinId: PinId, terms: PromotionTerms): Promise<PromotionDone | Refused>;
  /** Replaces the terms. Another destination, payer or form is reviewed again. */
  change(promotionId: string, terms: PromotionTerms): Promise<PromotionDone | Refused>;
  /** Pauses, resumes, or ends: its figures and answers stay. */
  turn(promotionId: string, status: PromotionTurn): Promise<PromotionDone | Refused>;
  remove(promotionId: string): Promise<DoneOutcome>;
  /**
   * Refused when the ad has changed since it was listed.
   * @param reason for the advertiser; empty when it may run
   */
  decide(
    promotion: Pick<Promotion, 'id' | 'revision'>,
    status: 'active' | 'rejected',
    reason: string,
  ): Promise<PromotionDone | Refused>;
  /** All answers to the form of an own promotion, newest first; refused when some of them cannot be read. */
  leads(promotionId: string): Promise<{ readonly kind: 'leads'; readonly leads: readonly Lead[] } | Refused>;
  /** Undefined when the ad does not run any more. */
  leadForm(formId: string): Promise<LeadForm | undefined>;
  /** Sends answers with the consent of who gives them; refused fields are named as the fields of the form. */
  answer(formId: string, answers: Readonly<Partial<Record<LeadField, string>>>): Promise<DoneOutcome>;
}

export type PromotionDone = { readonly kind: 'done'; readonly promotion: Promotion };
