import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EMPTY_AD, termsOf } from '../../../src/ui/ads/internal/ad-form-values.ts';

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
