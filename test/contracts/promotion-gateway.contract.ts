import { describe, expect, test } from 'vitest';
import type { PromotionGateway } from '../../src/application/ports/ads/promotion-gateway.ts';
import { toPinId, type PinId } from '../../src/domain/ids/ids.ts';
import type { PromotionTerms } from '../../src/domain/promotions/promotion.ts';

/** A public pin of a partner, and the same gateway for three people. */
export type PromotionPeople = {
  readonly pinId: PinId;
  readonly partner: PromotionGateway;
  readonly operator: PromotionGateway;
  /** Neither a partner nor an operator. */
  readonly reader: PromotionGateway;
  readonly now: number;
};

const DAY_MS = 86_400_000;

/** Proves that an adapter promotes pins, and asks people, as it promises. */
export function describePromotionGateway(name: string, open: () => Promise<PromotionPeople>): void {
  const termsFrom = (now: number, terms: Partial<PromotionTerms> = {}): PromotionTerms => ({
    startAt: now,
    endAt: now + 7 * DAY_MS,
    dailyCap: 100,
    budget: 1000,
    countries: ['DE', 'AT'],
    interestIds: [],
    destinationUrl: 'https://acme.example/sale',
    thirdParty: 'Forge & Sons',
    leadForm: null,
    ...terms,
  });
  const promoted = async ({ partner, pinId, now }: PromotionPeople, terms?: Partial<PromotionTerms>) => {
    const outcome = await partner.create(pinId, termsFrom(now, terms));
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    return outcome.promotion;
  };
  const idsOf = async (list: ReturnType<PromotionGateway['list']>) => {
    const page = await list;
    return page.kind === 'page' ? page.promotions.map(({ id }) => id) : page.kind;
  };
  const problemsOf = (outcome: { kind: string; fields?: readonly { name: string; problem: string }[] }) =>
    outcome.kind === 'refused' ? outcome.fields?.map((each) => `${each.name}: ${each.problem}`) : null;

  describe(`promotion gateway: ${name}`, () => {
    test('a new promotion waits for its review, with its terms', async () => {
      const people = await open();
      const { partner, operator, pinId, now } = people;
      const made = await promoted(people);
      expect(made).toMatchObject({
        pinId,
        status: 'review',
        terms: termsFrom(now),
        isLinkBlocked: false,
        reason: null,
        impressions: 0,
        pinClicks: 0,
        pin: { title: 'An anvil', isPublic: true },
        advertiserName: null,
      });
      const second = await promoted(people);
      expect(await idsOf(partner.list(null))).toEqual([second.id, made.id]);
      expect(await idsOf(operator.reviews('review', null))).toEqual([made.id, second.id]);
      const queue = await operator.reviews('review', null);
      expect(queue.kind === 'page' && queue.promotions[0]?.advertiserName).toBe('Acme');
    });

    test('lists nothing to people who are no partners, or no operators', async () => {
      const { reader, partner } = await open();
      expect(await idsOf(reader.list(null))).toBe('not_partner');
      expect(await idsOf(partner.reviews('review', null))).toBe('off');
    });

    test('refuses pins of others, pins that are not there, and a period that ends before it begins', async () => {
      const { partner, reader, pinId, now } = await open();
      expect((await reader.create(pinId, termsFrom(now))).kind).toBe('refused');
      expect((await partner.create(toPinId('4711'), termsFrom(now))).kind).toBe('refused');
      const wrong = await partner.create(pinId, termsFrom(now, { endAt: now - DAY_MS }));
      expect(problemsOf(wrong)).toEqual(['end_at: out_of_range']);
      expect(await idsOf(partner.list(null))).toEqual([]);
    });

    test('runs after the review, and is paused and resumed', async () => {
      const people = await open();
      const { partner, operator } = people;
      const { id } = await promoted(people);
      expect((await partner.turn(id, 'active')).kind).toBe('refused');
      expect(await operator.decide({ id, revision: '' }, 'active', '')).toMatchObject({
        promotion: { status: 'active' },
      });
      expect(await idsOf(operator.reviews('review', null))).toEqual([]);
      expect(await partner.turn(id, 'paused')).toMatchObject({ promotion: { id, status: 'paused' } });
      expect(await partner.turn(id, 'active')).toMatchObject({ promotion: { id, status: 'active' } });
    });

    test('is changed by its advertiser, and waits for a review again when people would see something else', async () => {
      const people = await open();
      const { partner, operator, reader, now } = people;
      const { id } = await promoted(people);
      await operator.decide({ id, revision: '' }, 'active', '');
      expect(await idsOf(operator.reviews('active', null))).toEqual([id]);
      const dearer = termsFrom(now, { budget: 2000, countries: [], dailyCap: null, endAt: null });
      expect(await partner.change(id, dearer)).toMatchObject({
        kind: 'done',
        promotion: { id, status: 'active', terms: dearer },
      });
      const elsewhere = { ...dearer, destinationUrl: 'https://acme.example/other' };
      expect(await partner.change(id, elsewhere)).toMatchObject({ promotion: { status: 'review' } });
      expect(await idsOf(operator.reviews('review', null))).toEqual([id]);
      for (const other of [operator, reader]) expect((await other.change(id, dearer)).kind).toBe('refused');
      const wrong = await partner.change(id, { ...dearer, endAt: now - DAY_MS });
      expect(problemsOf(wrong)).toEqual(['end_at: out_of_range']);
    });

    test('is rejected with a reason, which its advertiser reads', async () => {
      const people = await open();
      const { partner, operator } = people;
      const { id } = await promoted(people);
      expect(problemsOf(await operator.decide({ id, revision: '' }, 'rejected', ''))).toEqual([
        'reason: missing',
      ]);
      expect((await partner.decide({ id, revision: '' }, 'active', '')).kind).toBe('refused');
      await operator.decide({ id, revision: '' }, 'rejected', 'Too heavy.');
      expect(await partner.list(null)).toMatchObject({
        promotions: [{ status: 'rejected', reason: 'Too heavy.' }],
      });
    });

    test('is removed by its advertiser, once', async () => {
      const people = await open();
      const { partner, operator } = people;
      const { id } = await promoted(people);
      expect((await operator.remove(id)).kind).toBe('refused');
      expect((await partner.remove(id)).kind).toBe('done');
      expect((await partner.remove(id)).kind).toBe('refused');
      expect(await idsOf(partner.list(null))).toEqual([]);
    });

    test('has a form while it runs, and gives all answers to its advertiser, newest first', async () => {
      const people = await open();
      const { partner, operator, reader } = people;
      const leadForm = { title: 'Ask for a price', fields: ['email', 'message'] as const };
      const { id } = await promoted(people, { leadForm });
      expect(await reader.leadForm(id)).toBeUndefined();
      expect((await reader.answer(id, { email: 'eve@example.org' })).kind).toBe('refused');
      await operator.decide({ id, revision: '' }, 'active', '');
      expect(await reader.leadForm(id)).toEqual(leadForm);
      expect(problemsOf(await reader.answer(id, { email: 'eve' }))).toEqual(['email: bad_format']);
      expect((await reader.answer(id, { email: 'eve@example.org' })).kind).toBe('done');
      expect((await reader.answer(id, { email: 'bob@example.org', message: 'Hi' })).kind).toBe('done');
      expect(await partner.leads(id)).toMatchObject({
        kind: 'leads',
        leads: [
          { answers: { email: 'bob@example.org', message: 'Hi' } },
          { answers: { email: 'eve@example.org' } },
        ],
      });
      expect((await operator.leads(id)).kind).toBe('refused');
      await partner.turn(id, 'paused');
      expect(await reader.leadForm(id)).toBeUndefined();
    });
  });
}
