import { expect, test } from 'vitest';
import { OPERATOR_EXPERIENCE_CALLS } from '../../wire/calls/people/operator-experience.ts';

test('the calls that write, switch and explain experiences are for operators only', () => {
  const calls = Object.values(OPERATOR_EXPERIENCE_CALLS);
  expect(calls.map(({ who }) => who)).toEqual(calls.map(() => 'O'));
  expect(calls.length).toBeGreaterThan(10);
});
