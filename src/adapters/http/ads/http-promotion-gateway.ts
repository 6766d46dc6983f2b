import type {
  Lead,
  Promotion,
  PromotionDone,
  PromotionGateway,
  PromotionsOutcome,
  ReviewedStatus,
} from '../../../application/ports/ads/promotion-gateway.ts';
import type { DoneOutcome } from '../../../application/ports/done-outcome.ts';
import type { Refused } from '../../../application/ports/refused.ts';
import { toPinId, type PinId } from '../../../domain/ids/ids.ts';
import { checkLeadForm, type LeadAnswers, type LeadForm } from '../../../domain/promotions/lead-form.ts';
import {
  PROMOTION_STATUSES,
  type PromotionTerms,
  type PromotionTurn,
} from '../../../domain/promotions/promotion.ts';
import {
  count,
  flag,
  numberOrNull,
  objectOrNull,
  objectsOf,
  oneOf,
  rawObject,
  text,
  textOrNull,
  textsOf,
  type Raw,
} from '../../../../wire/raw.ts';
import { promotionTermsToWire } from '../../../../wire/promotion-terms-to-wire.ts';
import { timeFromWire } from '../../../../wire/time.ts';
import { refusedBy, type CallOutcome, type ResourceClient } from '../client/resource-client.ts';

/** Promotions over the resource calls. */
export class HttpPromotionGateway implements PromotionGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async list(bookmark: string | null): Promise<PromotionsOutcome> {
    return pageOf(await this.#calls.get('Promotion', pageOptions(bookmark)));
  }

  async reviews(status: ReviewedStatus, bookmark: string | null): Promise<PromotionsOutcome> {
    return pageOf(await this.#calls.get('PromotionReview', { status, ...pageOptions(bookmark) }));
  }

  async create(pinId: PinId, terms: PromotionTerms): Promise<PromotionDone | Refused> {
    return doneOf(await this.#calls.create('Promotion', { pin_id: pinId, ...promotionTermsToWire(terms) }));
  }

  async change(promotionId: string, terms: PromotionTerms): Promise<PromotionDone | Refused> {
    const options = { promotion_id: promotionId, ...promotionTermsToWire(terms) };
    return doneOf(await this.#calls.update('Promotion', options));
  }

  async turn(promotionId: string, status: PromotionTurn): Promise<PromotionDone | Refused> {
    return doneOf(await this.#calls.update('Promotion', { promotion_id: promotionId, status }));
  }

  async remove(promotionId: string): Promise<DoneOutcome> {
    const answer = await this.#calls.delete('Promotion', { promotion_id: promotionId });
    return answer.kind === 'ok' ? { kind: 'done' } : refusedBy(answer.error);
  }

  async decide(
    { id, revision }: Pick<Promotion, 'id' | 'revision'>,
    status: 'active' | 'rejected',
    reason: string,
  ): Promise<PromotionDone | Refused> {
    const decision = { promotion_id: id, status, reason, ...(revision !== '' && { revision }) };
    return doneOf(await this.#calls.update('PromotionReview', decision));
  }

  async leads(promotionId: string): ReturnType<PromotionGateway['leads']> {
    const leads: Lead[] = [];
    const of = { promotion_id: promotionId, page_size: 250 };
    let bookmark: string | null = null;
    do {
      const page: CallOutcome = await this.#calls.get('PromotionLeads', { ...of, ...pageOptions(bookmark) });
      if (page.kind === 'failed') return refusedBy(page.error);
      leads.push(...objectsOf(page.data, leadOf));
      bookmark = page.bookmark;
    } while (bookmark !== null);
    return { kind: 'leads', leads };
  }

  async leadForm(formId: string): Promise<LeadForm | undefined> {
    const answer = await this.#calls.get('LeadForm', { lead_form_id: formId });
    return answer.kind === 'failed' ? undefined : (leadFormOf(rawObject(answer.data)) ?? undefined);
  }

  async answer(formId: string, answers: LeadAnswers): Promise<DoneOutcome> {
    const options = { lead_form_id: formId, answers: { ...answers }, consent: true };
    const answer = await this.#calls.create('LeadForm', options);
    if (answer.kind === 'ok') return { kind: 'done' };
    const refused = refusedBy(answer.error);
    const fields = refused.fields.map((field) => ({ ...field, name: field.name.replace(/^answers\./, '') }));
    return { ...refused, fields };
  }
}

function pageOptions(bookmark: string | null) {
  return bookmark === null ? {} : { bookmarks: [bookmark] };
}

function pageOf(answer: CallOutcome): PromotionsOutcome {
  if (answer.kind === 'ok')
    return { kind: 'page', promotions: objectsOf(answer.data, promotionOf), bookmark: answer.bookmark };
  return { kind: answer.error.reason === 'forbidden' ? 'not_partner' : 'off' };
}

function doneOf(answer: CallOutcome): PromotionDone | Refused {
  if (answer.kind === 'failed') return refusedBy(answer.error);
  return { kind: 'done', promotion: promotionOf(rawObject(answer.data)) };
}

function promotionOf(raw: Raw): Promotion {
  const metrics = rawObject(raw['metrics']);
  return {
    id: text(raw['id']),
    pinId: toPinId(text(raw['pin_id'])),
    status: oneOf(raw['status'], PROMOTION_STATUSES, 'review'),
    terms: {
      startAt: timeFromWire(raw['start_at']) ?? 0,
      endAt: timeFromWire(raw['end_at']),
      dailyCap: numberOrNull(raw['daily_impression_cap']),
      budget: count(raw['budget']),
      countries: textsOf(raw['countries']),
      interestIds: textsOf(raw['interest_ids']),
      destinationUrl: textOrNull(raw['destination_url']),
      thirdParty: textOrNull(raw['third_party_name']),
      leadForm: objectOrNull(raw['lead_form'], leadFormOf),
    },
    isLinkBlocked: flag(raw['is_link_blocked']),
    reason: textOrNull(raw['reason']),
    impressions: count(metrics['impressions']),
    pinClicks: count(metrics['pin_clicks']),
    pin: objectOrNull(raw['pin'], (pin) => ({
      title: text(pin['title']),
      link: textOrNull(pin['link']),
      imageUrl: text(pin['image_url']),
      dominantColor: text(pin['dominant_color']),
      isPublic: flag(pin['is_public']),
    })),
    advertiserName: objectOrNull(
      raw['advertiser'],
      (user) => text(user['full_name']) || text(user['username']),
    ),
    revision: text(raw['revision']),
  };
}

function leadFormOf(raw: Raw): LeadForm | null {
  const checked = checkLeadForm({ title: raw['title'], fields: raw['fields'] });
  return checked.ok ? checked.value : null;
}

function leadOf(raw: Raw): Lead {
  return { time: text(raw['created_at']), answers: rawObject(raw['answers']) as LeadAnswers };
}
