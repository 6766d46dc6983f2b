import type { PromotionTerms } from '../src/domain/promotions/promotion.ts';
import { timeToWire } from './time.ts';

/** The terms of a promotion, as they are sent and answered. */
export function promotionTermsToWire(terms: PromotionTerms) {
  return {
    start_at: timeToWire(terms.startAt),
    end_at: terms.endAt === null ? null : timeToWire(terms.endAt),
    daily_impression_cap: terms.dailyCap,
    budget: terms.budget,
    countries: terms.countries,
    interest_ids: terms.interestIds,
    destination_url: terms.destinationUrl,
    third_party_name: terms.thirdParty,
    lead_form: terms.leadForm,
  };
}
