import { expect, test } from 'vitest';
import { isPeriodOver } from '../../../server/application/is-period-over.ts';

test.each([
  [100, false],
  [109, false],
  [110, true],
  [1_000, true],
  // The clock was set back.
  [99, true],
  [0, true],
])('a period of 10 ms that began at 100 is over at %i: %o', (now, isOver) => {
  expect(isPeriodOver(100, 10, now)).toBe(isOver);
});
