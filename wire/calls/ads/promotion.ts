import type { PinId } from '../../../src/domain/ids/ids.ts';
import { PROMOTION_TURNS } from '../../../src/domain/promotions/promotion.ts';
import { id, oneOf, text, textUpTo } from '../../params/kinds.ts';
import { optional, required, withDefault } from '../../params/presence.ts';
import type { WireLead, WirePromotion } from '../../promotion.ts';
import { ACTING_PROFILE } from '../common-params.ts';
import { OK_PAYLOAD, payload, resource } from '../declare.ts';
import { TERMS_PARAMS } from './promotion-params.ts';

/** Calls of partners about their promotions, and of operators who review them. Without ads they do not exist. */
export const PROMOTION_CALLS = {
  listPromotions: resource({
    name: 'PromotionResource',
    action: 'get',
    endpointName: 'promotion_get',
    says: 'Lists the promotions of the caller, the newest first.',
    who: 'S',
    list: {},
    params: ACTING_PROFILE,
    answer: payload<readonly WirePromotion[]>('promotions'),
    errors: ['unknown_call', 'forbidden', 'invalid_bookmark'],
  }),
  createPromotion: resource({
    name: 'PromotionResource',
    action: 'create',
    endpointName: 'promotion_create',
    says: 'Promotes an own public pin. An operator reviews the promotion before it runs.',
    who: 'S',
    params: { pin_id: required(id<PinId>()), ...TERMS_PARAMS, ...ACTING_PROFILE },
    answer: payload<WirePromotion>('the promotion'),
    errors: [
      'unknown_call',
      'forbidden',
      'pin_not_found',
      'topic_not_found',
      'invalid_parameter',
      'limit_reached',
    ],
  }),
  updatePromotion: resource({
    name: 'PromotionResource',
    action: 'update',
    endpointName: 'promotion_update',
    says: 'Pauses, resumes, ends or changes a promotion; an ended one keeps its figures. Another destination, payer or form is reviewed again.',
    who: 'S',
    params: {
      promotion_id: required(id<string>()),
      status: optional(oneOf(PROMOTION_TURNS)),
      ...TERMS_PARAMS,
      ...ACTING_PROFILE,
    },
    answer: payload<WirePromotion>('the promotion'),
    errors: [
      'unknown_call',
      'forbidden',
      'object_not_found',
      'topic_not_found',
      'invalid_parameter',
      'conflict',
    ],
  }),
  deletePromotion: resource({
    name: 'PromotionResource',
    action: 'delete',
    endpointName: 'promotion_delete',
    says: 'Ends and removes a promotion, with its figures and the answers to its form.',
    who: 'S',
    params: { promotion_id: required(id<string>()), ...ACTING_PROFILE },
    answer: OK_PAYLOAD,
    errors: ['unknown_call', 'forbidden', 'object_not_found'],
  }),
  listLeads: resource({
    name: 'PromotionLeadsResource',
    action: 'get',
    endpointName: 'promotion_leads_get',
    says: 'Lists the answers to the form of a promotion of the caller, the newest first. They are stored for 90 days.',
    who: 'S',
    list: {},
    params: { promotion_id: required(id<string>()), ...ACTING_PROFILE },
    answer: payload<readonly WireLead[]>('answers'),
    errors: ['unknown_call', 'forbidden', 'object_not_found'],
  }),
  listReviews: resource({
    name: 'PromotionReviewResource',
    action: 'get',
    endpointName: 'promotion_review_get',
    says: 'Lists promotions of all advertisers, those that have waited longest first.',
    who: 'O',
    list: {},
    params: { status: withDefault(oneOf(['review', 'active', 'rejected']), 'review') },
    answer: payload<readonly WirePromotion[]>('promotions, each with its advertiser'),
    errors: ['unknown_call', 'invalid_bookmark'],
  }),
  decidePromotion: resource({
    name: 'PromotionReviewResource',
    action: 'update',
    endpointName: 'promotion_review_update',
    says: 'Lets a promotion run, or rejects it with a reason for its advertiser. With the `revision` of the list it is refused when what people see of the ad has changed since.',
    who: 'O',
    params: {
      promotion_id: required(id<string>()),
      status: required(oneOf(['active', 'rejected'])),
      reason: withDefault(text('reportText'), ''),
      revision: optional(textUpTo(64, 1)),
    },
    answer: payload<WirePromotion>('the promotion'),
    errors: ['unknown_call', 'object_not_found', 'conflict', 'invalid_parameter'],
  }),
};
