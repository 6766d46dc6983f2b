import { toPinId, toUserId } from '../../src/domain/ids/ids.ts';
import type { PromotionTerms } from '../../src/domain/promotions/promotion.ts';
import type { PromotionRecord } from '../../server/application/ports/pins/promotions.ts';

type Fields = Partial<Omit<PromotionRecord, 'terms'>> & { readonly terms?: Partial<PromotionTerms> };

/** An active promotion without limits but a budget of 1,000 impressions. */
export function aPromotionRecord({ terms, ...fields }: Fields = {}): PromotionRecord {
  return {
    id: '901',
    advertiserId: toUserId('1'),
    pinId: toPinId('301'),
    status: 'active',
    reason: null,
    createdAt: 0,
    decidedAt: null,
    ...fields,
    terms: {
      startAt: 0,
      endAt: null,
      dailyCap: null,
      budget: 1_000,
      countries: [],
      interestIds: [],
      destinationUrl: null,
      thirdParty: null,
      leadForm: null,
      ...terms,
    },
  };
}
