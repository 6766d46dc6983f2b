import { isIdText, type UserId } from '../../../src/domain/ids/ids.ts';
import {
  checkLeadAnswers,
  type LeadForm,
  type LeadProblem,
} from '../../../src/domain/promotions/lead-form.ts';
import { pageOf } from '../arrays/page-of.ts';
import type { LeadAnswerRecord } from '../ports/pins/promotions.ts';
import type { ViewerId } from '../ports/pins/views.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import type { AdServer } from './ad-server.ts';

type LeadFormsDeps = {
  readonly store: Pick<Store, 'promotions' | 'transaction'>;
  readonly ads: Pick<AdServer, 'find' | 'whenRead'>;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
};

export type AnswerLeadOutcome =
  | { readonly kind: 'answered' | 'not_found' }
  | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] };

/** The forms of running lead ads, by the ids of their promotions, and the answers to them. */
export class LeadForms {
  readonly #deps: LeadFormsDeps;

  constructor(deps: LeadFormsDeps) {
    this.#deps = deps;
  }

  async read(formId: string): Promise<LeadForm | null> {
    const { ads } = this.#deps;
    await ads.whenRead();
    return ads.find(formId)?.terms.leadForm ?? null;
  }

  async answer(
    formId: string,
    viewerId: ViewerId,
    raw: Readonly<Record<string, unknown>>,
  ): Promise<AnswerLeadOutcome> {
    const { store, ids, clock } = this.#deps;
    const form = await this.read(formId);
    if (form === null) return { kind: 'not_found' };
    const { answers, problems } = checkLeadAnswers(form, raw);
    if (problems.length > 0) return { kind: 'invalid', problems };
    return store.transaction(async (tx): Promise<AnswerLeadOutcome> => {
      const promotion = await tx.promotions.find(formId);
      if (promotion?.status !== 'active') return { kind: 'not_found' };
      await tx.promotions.insertAnswer({
        id: ids.next(),
        promotionId: formId,
        userId: viewerId,
        answers,
        createdAt: clock.now(),
      });
      return { kind: 'answered' };
    });
  }

  /** For the advertiser alone, newest first; undefined when there is no such promotion, or for an invalid position. */
  async answers(
    advertiserId: UserId,
    promotionId: string,
    { position, limit }: { readonly position: string | null; readonly limit: number },
  ): Promise<{ readonly answers: readonly LeadAnswerRecord[]; readonly next: string | null } | undefined> {
    const { promotions } = this.#deps.store;
    if (position !== null && !isIdText(position)) return undefined;
    const promotion = await promotions.find(promotionId);
    if (promotion?.advertiserId !== advertiserId) return undefined;
    const found = await promotions.leadAnswers(promotionId, { before: position, limit: limit + 1 });
    const { items: answers, next } = pageOf(found, limit);
    return { answers, next };
  }
}
