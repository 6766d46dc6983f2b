import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { PromotionTerms } from '../../../../src/domain/promotions/promotion.ts';
import type { LeadAnswerRecord, PromotionRecord } from '../../ports/pins/promotions.ts';
import type { ExportDocument } from './export-document.ts';
import { AT_ONCE, type FormatTime, type Sources } from './export-sources.ts';

/** The user's promotions, newest first. */
export async function ownPromotions(userId: UserId, { store, formatTime }: Sources) {
  const all: PromotionRecord[] = [];
  for (;;) {
    const before = all.at(-1)?.id ?? null;
    const page = await store.promotions.ofAdvertiser(userId, { before, limit: AT_ONCE });
    all.push(...page);
    if (page.length < AT_ONCE) break;
  }
  return all.map((promotion): ExportDocument<PromotionRecord, 'advertiserId'> => ({
    id: promotion.id,
    pin_id: promotion.pinId,
    status: promotion.status,
    terms: termsDocument(promotion.terms, formatTime),
    reason: promotion.reason,
    created_at: formatTime(promotion.createdAt),
    decided_at: promotion.decidedAt === null ? null : formatTime(promotion.decidedAt),
  }));
}

function termsDocument(terms: PromotionTerms, formatTime: FormatTime): ExportDocument<PromotionTerms> {
  return {
    start_at: formatTime(terms.startAt),
    end_at: terms.endAt === null ? null : formatTime(terms.endAt),
    daily_cap: terms.dailyCap,
    budget: terms.budget,
    countries: terms.countries,
    interest_ids: terms.interestIds,
    destination_url: terms.destinationUrl,
    third_party: terms.thirdParty,
    lead_form: terms.leadForm,
  };
}

/** What the user has answered to the forms of ads. */
export async function ownLeadAnswers(userId: UserId, { store, formatTime }: Sources) {
  const all = await store.promotions.answersOf(userId);
  return all.map(({ id, promotionId, answers, createdAt }): ExportDocument<LeadAnswerRecord, 'userId'> => ({
    id,
    promotion_id: promotionId,
    answers,
    created_at: formatTime(createdAt),
  }));
}
