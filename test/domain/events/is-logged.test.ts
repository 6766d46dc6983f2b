import { expect, test } from 'vitest';
import { EVENT_TYPES } from '../../../src/domain/events/event-types.ts';
import { isLogged } from '../../../src/domain/events/is-logged.ts';

test.each([
  [499_999_999, true],
  [500_000_000, false],
])('a clickthrough after %d ms is logged: %j', (time_to_offsite, logged) => {
  expect(isLogged({ eventType: EVENT_TYPES.clickthrough, eventData: { time_to_offsite } })).toBe(logged);
});

test('the time until leaving matters for clickthroughs only', () => {
  expect(isLogged({ eventType: EVENT_TYPES.save, eventData: { time_to_offsite: 9e8 } })).toBe(true);
  expect(isLogged({ eventType: EVENT_TYPES.clickthrough })).toBe(true);
});
