import { expect, test } from 'vitest';
import {
  CONSENT_DAYS,
  consentInForce,
  mergedConsent,
  UNDECIDED,
} from '../../../../server/application/accounts/cookie-consent.ts';

const DAY_MS = 86_400_000;
const allowed = (decidedAt: number) => ({ ...UNDECIDED, analytics: true, decidedAt });
const refused = (decidedAt: number) => ({ ...UNDECIDED, decidedAt });

test.each([
  ['a browser without a decision', allowed(1), null, allowed(1)],
  ['an account without a decision', UNDECIDED, allowed(1), allowed(1)],
  ['a later decision of the browser', allowed(1), refused(2), refused(2)],
  ['an earlier decision of the browser', refused(2), allowed(1), refused(2)],
  ['no decision at all', UNDECIDED, null, UNDECIDED],
  [
    'a refusal of the browser on the same day, which has no time',
    allowed(DAY_MS + 5),
    refused(DAY_MS),
    refused(DAY_MS),
  ],
  ['a refusal of the browser on the day before', allowed(DAY_MS), refused(0), allowed(DAY_MS)],
])('%s', (_, account, browser, merged) => {
  expect(mergedConsent(account, browser)).toEqual(merged);
});

const NOW = Date.UTC(2026, 5, 15);
const all = (days: number, despiteSignal = false) => ({
  analytics: true,
  marketing: true,
  personalization: true,
  decidedAt: NOW - days * DAY_MS,
  despiteSignal,
  version: 1,
  receipt: null,
});

test.each([
  ['no choice, whatever is stored beside it', { ...all(0), decidedAt: null }, false, UNDECIDED],
  ['a yes', all(0), false, all(0)],
  ['a yes of half a year ago', all(CONSENT_DAYS), false, all(CONSENT_DAYS)],
  ['a yes that is too old', all(CONSENT_DAYS + 1), false, UNDECIDED],
  ['a yes of a clock that is a little fast', all(-0.5), false, all(-0.5)],
  ['a yes of next week', all(-7), false, UNDECIDED],
  ['a yes to a question with other purposes', { ...all(0), version: 0 }, false, UNDECIDED],
  ['a yes, against the signal of the browser', all(0), true, UNDECIDED],
  ['a yes on purpose against that signal', all(0, true), true, all(0, true)],
  ['such a yes, in a browser without the signal', all(0, true), false, all(0, true)],
  ['such a yes that is too old', all(CONSENT_DAYS + 1, true), true, UNDECIDED],
])('in force with %s', (_, stored, hasSignal, inForce) => {
  expect(consentInForce(stored, { now: NOW, hasSignal })).toEqual(inForce);
});

test('a choice counts for six calendar months at least, on whatever day it is made', () => {
  for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2029, 0, 1); day += DAY_MS) {
    const sixMonthsLater = new Date(day);
    sixMonthsLater.setUTCDate(1);
    sixMonthsLater.setUTCMonth(sixMonthsLater.getUTCMonth() + 6);
    const [year, month] = [sixMonthsLater.getUTCFullYear(), sixMonthsLater.getUTCMonth()];
    const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    sixMonthsLater.setUTCDate(Math.min(new Date(day).getUTCDate(), lastOfMonth));
    const stored = { ...UNDECIDED, analytics: true, decidedAt: day };
    expect(consentInForce(stored, { now: sixMonthsLater.getTime(), hasSignal: false })).toEqual(stored);
  }
});
