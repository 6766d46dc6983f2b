import { expect, test } from 'vitest';
import { mayLog } from '../../../src/domain/events/may-log.ts';

test.each([
  ['with consent', true, false, false, true],
  ['without consent', false, false, false, false],
  ['with the privacy signal of the browser', true, false, true, false],
  ['for bots', true, true, false, false],
])('events may be logged %s: %j', (_, analytics, isBot, hasPrivacySignal, may) => {
  expect(mayLog({ consent: { analytics }, isBot, hasPrivacySignal })).toBe(may);
});
