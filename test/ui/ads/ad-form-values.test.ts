import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PromotionTerms } from '../../../src/domain/promotions/promotion.ts';
import { EMPTY_AD, termsOf, valuesOf, type AdValues } from '../../../src/ui/ads/internal/ad-form-values.ts';

beforeAll(() => vi.stubEnv('TZ', 'Asia/Tokyo'));
afterAll(() => vi.unstubAllEnvs());

test('the days of an ad are UTC days, wherever they are typed, and its last day counts in full', () => {
  const values = { ...EMPTY_AD, startAt: '2026-06-20', endAt: '2026-06-21' };
  expect(termsOf(values, Date.UTC(2026, 5, 15))).toMatchObject({
    terms: { startAt: Date.UTC(2026, 5, 20), endAt: Date.UTC(2026, 5, 22) },
  });
});

test('an ad that begins today begins now', () => {
  const now = Date.UTC(2026, 5, 15, 12);
  expect(termsOf({ ...EMPTY_AD, startAt: '2026-06-15' }, now)).toMatchObject({ terms: { startAt: now } });
});

const NOW = Date.UTC(2026, 5, 15, 12);
const problemsOf = (values: Partial<AdValues>, before?: PromotionTerms) => {
  const outcome = termsOf({ ...EMPTY_AD, ...values }, NOW, before);
  return outcome.kind === 'refused' ? outcome.fields.map(({ name, problem }) => `${name}: ${problem}`) : [];
};

test.each(['1000', '1,000', '1.000', '1 000', '1 000', '1’000'])('%s is a thousand', (budget) => {
  expect(termsOf({ ...EMPTY_AD, budget }, NOW)).toMatchObject({ terms: { budget: 1000 } });
});

test.each(['1.5', '100.50', '1,00', '-500', '1e3', '1000000000000', 'many', ''])(
  '%s is no budget',
  (budget) => {
    expect(problemsOf({ budget })).toEqual(['budget: out_of_range']);
  },
);

test.each([
  ['a day that is over', { startAt: '2026-06-14' }, 'start_at: out_of_range'],
  ['a start of a year that nobody meant', { startAt: '20266-06-20' }, 'start_at: out_of_range'],
  ['an end of such a year', { endAt: '20266-06-20' }, 'end_at: out_of_range'],
  ['an end before the start', { startAt: '2026-06-20', endAt: '2026-06-19' }, 'end_at: out_of_range'],
])('%s is refused', (_what, values, problem) => {
  expect(problemsOf(values)).toEqual([problem]);
});

test('a form without a title and without questions misses both', () => {
  const values = { asks: true, formTitle: ' ', formFields: [] };
  expect(problemsOf(values)).toEqual(['lead_form.title: missing', 'lead_form.fields: missing']);
  expect(problemsOf({ asks: true, formTitle: 'x'.repeat(101) })).toEqual(['lead_form.title: too_long']);
});

describe('the terms of an ad that is changed', () => {
  const terms: PromotionTerms = {
    startAt: Date.UTC(2026, 5, 10, 9, 30),
    endAt: Date.UTC(2026, 5, 21),
    dailyCap: 50,
    budget: 1200,
    countries: ['DE'],
    interestIds: ['7'],
    destinationUrl: 'https://acme.example/',
    thirdParty: 'Forge & Sons',
    leadForm: { title: 'Ask', fields: ['email', 'message'] },
  };

  test('stay as they are when nothing is typed, also after they began', () => {
    const values = valuesOf(terms);
    expect(values).toMatchObject({ startAt: '2026-06-10', endAt: '2026-06-20', budget: '1200' });
    expect(termsOf(values, NOW, terms)).toEqual({ kind: 'terms', terms });
  });

  test('take other days, and no days that are over', () => {
    const values = valuesOf(terms);
    const longer = termsOf({ ...values, endAt: '2026-06-30' }, NOW, terms);
    expect(longer).toMatchObject({ terms: { startAt: terms.startAt, endAt: Date.UTC(2026, 6, 1) } });
    expect(problemsOf({ ...values, startAt: '2026-06-11' }, terms)).toEqual(['start_at: out_of_range']);
    expect(problemsOf({ ...values, endAt: '2026-06-14' }, terms)).toEqual(['end_at: out_of_range']);
  });
});
