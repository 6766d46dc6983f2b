import { describe, expect, test } from 'vitest';
import {
  endedTerms,
  isPromotable,
  isScheduled,
  hasLostApproval,
  mayDecide,
  mayTurn,
  ranAt,
  shownStatus,
  statusAfterEdit,
  termsProblems,
  type PromotionTerms,
} from '../../../src/domain/promotions/promotion.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 4, 1, 12);
const terms: PromotionTerms = {
  startAt: NOW,
  endAt: null,
  dailyCap: null,
  budget: 1000,
  countries: [],
  interestIds: [],
  destinationUrl: null,
  thirdParty: null,
  leadForm: null,
};

describe('terms', () => {
  test.each([
    ['as usual', {}, []],
    ['an end after the start', { endAt: NOW + 1 }, []],
    ['an end at the start', { endAt: NOW }, ['end_at']],
    ['an end in the past', { startAt: NOW - 2 * DAY, endAt: NOW - DAY }, ['end_at']],
    ['more than a year', { endAt: NOW + 367 * DAY }, ['end_at']],
    ['a start in years', { startAt: NOW + 400 * DAY }, ['start_at']],
    ['a daily cap of all of the budget', { dailyCap: 1000 }, []],
    ['a daily cap above the budget', { dailyCap: 1001 }, ['daily_impression_cap']],
  ] as const)('%s', (_name, change, fields) => {
    expect(termsProblems({ ...terms, ...change }, NOW).map(({ field }) => field)).toEqual(fields);
  });
});

test('an approved promotion is scheduled until its first day', () => {
  const isWaiting = (status: 'review' | 'active' | 'paused', startAt: number) =>
    isScheduled({ status, terms: { startAt } }, NOW);
  expect(isWaiting('active', NOW + 1)).toBe(true);
  expect(isWaiting('active', NOW)).toBe(false);
  expect(isWaiting('paused', NOW + 1)).toBe(false);
  expect(isWaiting('review', NOW + 1)).toBe(false);
});

test('a promotion that is ended is over at once, also before its first day', () => {
  for (const startAt of [NOW - DAY, NOW + DAY]) {
    const ended = endedTerms({ ...terms, startAt, endAt: NOW + 9 * DAY }, NOW);
    expect(shownStatus({ status: 'active', terms: ended }, 0, NOW)).toBe('ended');
    expect(ended.startAt).toBeLessThanOrEqual(NOW);
  }
});

test('a promotion ends with its time or its budget, but not before it was reviewed', () => {
  const shown = (status: 'review' | 'active' | 'paused' | 'rejected', impressions = 0, endAt = NOW + 1) =>
    shownStatus({ status, terms: { ...terms, endAt } }, impressions, NOW);
  expect(shown('active')).toBe('active');
  expect(shown('active', 1000)).toBe('ended');
  expect(shown('active', 999)).toBe('active');
  expect(shown('paused', 0, NOW)).toBe('ended');
  expect(shown('review', 0, NOW)).toBe('review');
  expect(shown('rejected', 1000)).toBe('rejected');
});

test('advertisers pause and resume what runs, and nothing else', () => {
  expect([mayTurn('active', 'paused'), mayTurn('paused', 'active'), mayTurn('active', 'active')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([mayTurn('active', 'ended'), mayTurn('paused', 'ended'), mayTurn('ended', 'ended')]).toEqual([
    true,
    true,
    true,
  ]);
  for (const from of ['review', 'rejected'] as const) expect(mayTurn(from, 'ended')).toBe(false);
  for (const from of ['review', 'rejected', 'ended'] as const) {
    expect([mayTurn(from, 'active'), mayTurn(from, 'paused')]).toEqual([false, false]);
  }
  expect([mayDecide('review'), mayDecide('active'), mayDecide('ended')]).toEqual([true, true, false]);
});

test('an approved promotion has lost its approval once its decision is forgotten', () => {
  expect(hasLostApproval({ status: 'active', decidedAt: NOW })).toBe(false);
  for (const status of ['active', 'paused'] as const)
    expect(hasLostApproval({ status, decidedAt: null })).toBe(true);
  for (const status of ['review', 'rejected'] as const)
    expect(hasLostApproval({ status, decidedAt: null })).toBe(false);
});

test('what people see is reviewed again, figures are not', () => {
  expect(statusAfterEdit('active', terms, { ...terms, budget: 5000 })).toBe('active');
  expect(statusAfterEdit('active', terms, { ...terms, destinationUrl: 'https://a.example/' })).toBe('review');
  expect(statusAfterEdit('active', terms, { ...terms, thirdParty: 'Forge & Sons' })).toBe('review');
  expect(statusAfterEdit('paused', terms, { ...terms, leadForm: { title: 'Ask', fields: ['email'] } })).toBe(
    'review',
  );
  expect(statusAfterEdit('rejected', terms, { ...terms, budget: 5000 })).toBe('review');
});

test('only own public pins of partners that are no copies are promoted', () => {
  const pin = { isOwn: true, isPartner: true, isRepin: false, privacy: 'public' } as const;
  expect(isPromotable(pin)).toBe(true);
  for (const change of [
    { isOwn: false },
    { isPartner: false },
    { isRepin: true },
    { privacy: 'secret' },
    { privacy: 'protected' },
  ] as const)
    expect(isPromotable({ ...pin, ...change })).toBe(false);
});

describe('an approved promotion', () => {
  const times = [NOW - 1, NOW, NOW + DAY - 1, NOW + DAY];
  const ran = (status: 'active' | 'paused' | 'review' | 'rejected', endAt: number | null) =>
    times.map((time) => ranAt({ status, terms: { startAt: NOW, endAt } }, time));

  test('runs from its beginning to its end', () => {
    expect(ran('active', NOW + DAY)).toEqual([false, true, true, false]);
    expect(ran('paused', null)).toEqual([false, true, true, true]);
    expect(ran('review', null)).toEqual([false, false, false, false]);
    expect(ran('rejected', null)).toEqual([false, false, false, false]);
  });
});
