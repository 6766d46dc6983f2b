import { expect, test } from 'vitest';
import { EVENT_TYPES } from '../../../src/domain/events/event-types.ts';

test('each event has one number of its own, which calls and logs know it by', () => {
  const numbers = Object.values(EVENT_TYPES);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(EVENT_TYPES).toMatchObject({
    save: 5,
    clickthrough: 12,
    impression: 18,
    click: 101,
    closeupClick: 8948,
  });
});
