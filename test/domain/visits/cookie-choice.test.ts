import { describe, expect, test } from 'vitest';
import { UNKNOWN_CONTEXT } from '../../../src/domain/visits/client-context.ts';
import {
  ACCEPT_ALL,
  allowsAnything,
  mustAskForConsent,
  readCookieChoice,
  REJECT_ALL,
} from '../../../src/domain/visits/cookie-choice.ts';

describe('the question about cookies', () => {
  const decided = { ...UNKNOWN_CONTEXT.consent, decided: true };

  test.each([
    ['a visitor who has not decided', {}, true],
    ['who has rejected everything', { consent: decided }, false],
    ['who has accepted everything', { consent: { ...ACCEPT_ALL, decided: true } }, false],
    ['a bot', { isBot: true }, false],
    ['a browser that says no', { honorsPrivacySignal: true }, false],
  ])('%s', (_, facts, isAsked) => {
    expect(mustAskForConsent({ ...UNKNOWN_CONTEXT, ...facts })).toBe(isAsked);
  });
});

test.each([
  [{ choice: 'accept' }, ACCEPT_ALL],
  [{ choice: 'reject', analytics: 'on' }, REJECT_ALL],
  [{ choice: 'choose' }, 'choose'],
  [{ choice: 'save' }, REJECT_ALL],
  [
    { choice: 'save', marketing: 'on' },
    { ...REJECT_ALL, marketing: true },
  ],
  [{ choice: 'save', analytics: '', marketing: 'on', personalization: 'on' }, ACCEPT_ALL],
  [{ choice: 'Accept' }, null],
  [{ analytics: 'on' }, null],
])('the form %j says %j', (fields: Readonly<Record<string, string>>, choice) => {
  expect(readCookieChoice((name) => fields[name])).toEqual(choice);
});

test('a choice allows something as soon as one kind is on', () => {
  expect(allowsAnything(REJECT_ALL)).toBe(false);
  expect(allowsAnything({ ...REJECT_ALL, personalization: true })).toBe(true);
});
