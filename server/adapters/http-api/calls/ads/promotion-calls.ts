import { PROMOTION_CALLS } from '../../../../../wire/calls/ads/promotion.ts';
import type { WirePromotion } from '../../../../../wire/promotion.ts';
import { timeToWire } from '../../../../../wire/time.ts';
import type { PromotionTerms } from '../../../../../src/domain/promotions/promotion.ts';
import type { LeadForm } from '../../../../../src/domain/promotions/lead-form.ts';
import type { ManageOutcome } from '../../../../application/promotions/manage-promotions.ts';
import type { UserRecord } from '../../../../application/ports/records.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import {
  CallFailure,
  invalidParameter,
  invalidParameters,
  objectNotFound,
} from '../../core/call/call-failure.ts';
import { implementCalls, OK, type Answer, type Call } from '../../core/call/define-call.ts';
import type { SignedInViewer } from '../../core/visit/viewer.ts';
import { promotionToWire } from '../../serialize/promotion-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import type { CallDeps } from '../call-deps.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { AdUseCases } from './ad-use-cases.ts';

/** Calls of partners about their promotions, and of operators who review them. */
export function promotionCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(PROMOTION_CALLS, {
    listPromotions: listPromotions(deps),
    createPromotion: createPromotion(deps),
    updatePromotion: updatePromotion(deps),
    deletePromotion: async (context, { promotion_id }) => {
      const { managePromotions } = partnersOnly(deps, context.user);
      if (!(await managePromotions.remove(context.user, promotion_id))) throw objectNotFound('promotion');
      return { data: OK };
    },
    listLeads: listLeads(deps),
    listReviews: listReviews(deps),
    decidePromotion: decidePromotion(deps),
  });
}

function listPromotions(deps: CallDeps): Answer<typeof PROMOTION_CALLS.listPromotions> {
  return async (context) => {
    const { managePromotions } = partnersOnly(deps, context.user);
    const { position, size: limit } = context.page;
    const page = await managePromotions.list(context.viewerId, { position, limit });
    if (page === undefined) throw new CallFailure('invalid_bookmark');
    const serialization = serializationContext(context, deps.writing);
    return {
      data: page.views.map((view) => promotionToWire(view, serialization, 'advertiser')),
      next: page.next,
    };
  };
}

function createPromotion(deps: CallDeps): Answer<typeof PROMOTION_CALLS.createPromotion> {
  return async (context, options) => {
    const { managePromotions } = partnersOnly(deps, context.user);
    const { budget } = options;
    if (budget === undefined) throw invalidParameter('budget', 'missing');
    const terms: PromotionTerms = { ...usualTerms(context.now), ...givenTerms(options), budget };
    const outcome = await managePromotions.create(context.user, options.pin_id, terms);
    const promotion = doneOrFailure(outcome, context, deps);
    return { data: promotion, made: promotion.id };
  };
}

function updatePromotion(deps: CallDeps): Answer<typeof PROMOTION_CALLS.updatePromotion> {
  return async (context, options) => {
    const { managePromotions } = partnersOnly(deps, context.user);
    const { status } = options;
    const terms = givenTerms(options);
    const outcome = await managePromotions.update(context.user, options.promotion_id, {
      ...(status === undefined ? {} : { status }),
      ...(Object.keys(terms).length === 0 ? {} : { terms }),
    });
    return { data: doneOrFailure(outcome, context, deps) };
  };
}

function listLeads(deps: CallDeps): Answer<typeof PROMOTION_CALLS.listLeads> {
  return async (context, { promotion_id }) => {
    const { leadForms } = partnersOnly(deps, context.user);
    const { position, size: limit } = context.page;
    const page = await leadForms.answers(context.viewerId, promotion_id, { position, limit });
    if (page === undefined) throw objectNotFound('promotion');
    const leads = page.answers.map(({ id, createdAt, answers }) => ({
      id,
      created_at: timeToWire(createdAt),
      answers,
    }));
    return { data: leads, next: page.next };
  };
}

function listReviews(deps: CallDeps): Answer<typeof PROMOTION_CALLS.listReviews> {
  return async (context, { status }) => {
    const { reviewPromotions } = adsOrUnknown(deps);
    const { position, size: limit } = context.page;
    const page = await reviewPromotions.list(context.viewerId, { status, position, limit });
    if (page === undefined) throw new CallFailure('invalid_bookmark');
    const serialization = serializationContext(context, deps.writing);
    return {
      data: page.views.map((view) => ({
        ...promotionToWire(view, serialization, 'operator'),
        revision: reviewPromotions.revisionOf(view),
      })),
      next: page.next,
    };
  };
}

function decidePromotion(deps: CallDeps): Answer<typeof PROMOTION_CALLS.decidePromotion> {
  return async (context, { promotion_id, status, reason, revision }) => {
    const { reviewPromotions } = adsOrUnknown(deps);
    if (status === 'rejected' && reason === '') throw invalidParameter('reason', 'missing');
    const decision = { status, reason: status === 'rejected' ? reason : null, revision };
    const outcome = await reviewPromotions.decide(context.viewerId, promotion_id, decision);
    if (outcome.kind === 'not_found') throw objectNotFound('promotion');
    if (outcome.kind === 'conflict') throw new CallFailure('conflict');
    return {
      data: promotionToWire(outcome.view, serializationContext(context, deps.writing), 'operator'),
    };
  };
}

/** @throws {CallFailure} 404/11 without ads */
function adsOrUnknown({ ads }: CallDeps): AdUseCases {
  if (ads === null) throw new CallFailure('unknown_call');
  return ads;
}

/** @throws {CallFailure} 404/11 without ads, 403/7 for people who are no partners */
function partnersOnly(deps: CallDeps, user: Pick<UserRecord, 'accountType'>): AdUseCases {
  const ads = adsOrUnknown(deps);
  if (user.accountType !== 'business') throw new CallFailure('forbidden');
  return ads;
}

type GivenTerms = {
  readonly start_at: number | undefined;
  readonly end_at: number | null | undefined;
  readonly daily_impression_cap: number | null | undefined;
  readonly budget: number | undefined;
  readonly countries: readonly string[] | null | undefined;
  readonly interest_ids: readonly string[] | null | undefined;
  readonly destination_url: string | null | undefined;
  readonly third_party_name: string | null | undefined;
  readonly lead_form: LeadForm | null | undefined;
};

function usualTerms(now: number): Omit<PromotionTerms, 'budget'> {
  return {
    startAt: now,
    endAt: null,
    dailyCap: null,
    countries: [],
    interestIds: [],
    destinationUrl: null,
    thirdParty: null,
    leadForm: null,
  };
}

/** The terms that a call names. */
function givenTerms(options: GivenTerms): Partial<PromotionTerms> {
  return omitUndefined<Partial<PromotionTerms>>({
    startAt: options.start_at,
    endAt: options.end_at,
    dailyCap: options.daily_impression_cap,
    budget: options.budget,
    countries: options.countries === null ? [] : options.countries,
    interestIds: options.interest_ids === null ? [] : options.interest_ids,
    destinationUrl: options.destination_url,
    thirdParty: options.third_party_name,
    leadForm: options.lead_form,
  });
}

/** @throws {CallFailure} for every other outcome */
function doneOrFailure(
  outcome: ManageOutcome,
  context: CallContext<SignedInViewer>,
  { writing }: CallDeps,
): WirePromotion {
  switch (outcome.kind) {
    case 'done':
      return promotionToWire(outcome.view, serializationContext(context, writing), 'advertiser');
    case 'invalid':
      throw invalidParameters(outcome.problems.map(({ field, ...problem }) => ({ name: field, ...problem })));
    case 'not_found':
      throw objectNotFound('promotion');
    default:
      throw new CallFailure(outcome.kind);
  }
}
