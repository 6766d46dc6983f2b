import type { Lead, Promotion, PromotionGateway } from '../../application/ports/ads/promotion-gateway.ts';
import type { Refused } from '../../application/ports/refused.ts';
import type { PinId, UserId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { cardImage } from '../../domain/pins/pin-image.ts';
import { checkLeadAnswers } from '../../domain/promotions/lead-form.ts';
import {
  endedTerms,
  mayDecide,
  mayTurn,
  statusAfterEdit,
  termsProblems,
} from '../../domain/promotions/promotion.ts';

/** Who calls: a partner, an operator, or somebody who is neither. */
export type PromotionCaller = {
  readonly userId: UserId;
  readonly isPartner: boolean;
  readonly isOperator: boolean;
};

type Stored = { readonly advertiserId: UserId; readonly promotion: Promotion; readonly leads: Lead[] };

/** The promotions of all people in memory. */
export class InMemoryPromotions {
  readonly #pins: ReadonlyMap<PinId, Pin>;
  readonly #now: () => number;
  #stored: readonly Stored[] = [];
  #count = 0;

  constructor(pins: ReadonlyMap<PinId, Pin>, now: () => number) {
    this.#pins = pins;
    this.#now = now;
  }

  /** The gateway in the session of this person. */
  of({ userId, isPartner, isOperator }: PromotionCaller): PromotionGateway {
    const own = (id: string) => this.#find(id, ({ advertiserId }) => advertiserId === userId);
    return {
      list: async () => {
        if (!isPartner) return { kind: 'not_partner' };
        const mine = this.#stored.filter(({ advertiserId }) => advertiserId === userId);
        return { kind: 'page', promotions: mine.map(({ promotion }) => promotion), bookmark: null };
      },
      reviews: async (status) => {
        if (!isOperator) return { kind: 'off' };
        const waiting = this.#stored.filter(({ promotion }) => promotion.status === status);
        const named = waiting.map(({ promotion }) => ({
          ...promotion,
          advertiserName: this.#pins.get(promotion.pinId)?.pinner?.fullName ?? null,
        }));
        return { kind: 'page', promotions: named.toReversed(), bookmark: null };
      },
      create: async (pinId, terms) => {
        const pin = this.#pins.get(pinId);
        if (pin === undefined || pin.pinner?.entityId !== userId || !isPartner) return refused();
        const problems = termsProblems(terms, this.#now());
        if (problems.length > 0)
          return refused(problems.map(({ field, ...problem }) => ({ name: field, ...problem })));
        this.#count += 1;
        const promotion: Promotion = {
          id: String(this.#count),
          pinId,
          status: 'review',
          terms,
          isLinkBlocked: false,
          reason: null,
          impressions: 0,
          pinClicks: 0,
          pin: promotedPin(pin),
          advertiserName: null,
          revision: '',
        };
        this.#stored = [{ advertiserId: userId, promotion, leads: [] }, ...this.#stored];
        return { kind: 'done', promotion };
      },
      change: async (id, terms) => {
        const found = own(id);
        if (found === undefined) return refused();
        const problems = termsProblems(terms, this.#now());
        if (problems.length > 0)
          return refused(problems.map(({ field, ...problem }) => ({ name: field, ...problem })));
        const { status, terms: before, reason } = found.promotion;
        const next = status === 'ended' ? status : statusAfterEdit(status, before, terms);
        return this.#change(found, { terms, status: next, reason: next === 'review' ? null : reason });
      },
      turn: async (id, status) => {
        const found = own(id);
        if (found === undefined || !mayTurn(found.promotion.status, status)) return refused();
        if (status !== 'ended') return this.#change(found, { status });
        return this.#change(found, { status, terms: endedTerms(found.promotion.terms, this.#now()) });
      },
      remove: async (id) => {
        const found = own(id);
        if (found === undefined) return refused();
        this.#stored = this.#stored.filter((each) => each !== found);
        return { kind: 'done' };
      },
      decide: async ({ id }, status, reason) => {
        const found = this.#find(id, () => isOperator);
        if (found === undefined || !mayDecide(found.promotion.status)) return refused();
        if (status === 'active') return this.#change(found, { status, reason: null });
        if (reason === '') return refused([{ name: 'reason', problem: 'missing' }]);
        return this.#change(found, { status, reason });
      },
      leads: async (id) => {
        const found = own(id);
        return found === undefined ? refused() : { kind: 'leads', leads: found.leads.toReversed() };
      },
      leadForm: async (id) => this.#running(id)?.promotion.terms.leadForm ?? undefined,
      answer: async (id, raw) => {
        const running = this.#running(id);
        const form = running?.promotion.terms.leadForm ?? null;
        if (running === undefined || form === null) return refused();
        const { answers, problems } = checkLeadAnswers(form, raw);
        if (problems.length > 0)
          return refused(problems.map(({ field, ...problem }) => ({ name: field, ...problem })));
        running.leads.push({ time: new Date(this.#now()).toISOString(), answers });
        return { kind: 'done' };
      },
    };
  }

  #find(id: string, accepts: (stored: Stored) => boolean): Stored | undefined {
    return this.#stored.find((each) => each.promotion.id === id && accepts(each));
  }

  #running(id: string): Stored | undefined {
    return this.#find(id, ({ promotion }) => promotion.status === 'active');
  }

  #change(stored: Stored, change: Partial<Promotion>) {
    const promotion = { ...stored.promotion, ...change };
    this.#stored = this.#stored.map((each) => (each === stored ? { ...stored, promotion } : each));
    return { kind: 'done', promotion } as const;
  }
}

function promotedPin({ title, link, imageSpec, dominantColor, board }: Pin): Promotion['pin'] {
  const imageUrl = cardImage(imageSpec)?.url ?? '';
  return {
    title: title ?? '',
    link,
    imageUrl,
    dominantColor: dominantColor ?? '',
    isPublic: board?.privacy === 'public',
  };
}

function refused(fields: Refused['fields'] = []): Refused {
  return { kind: 'refused', message: 'That isn’t possible.', fields };
}
