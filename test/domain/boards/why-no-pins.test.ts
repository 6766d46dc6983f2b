import { expect, test } from 'vitest';
import { whyNoPins } from '../../../src/domain/boards/why-no-pins.ts';

test.each([
  [0, 0, true, 'none'],
  [3, 3, true, 'in_sections'],
  [3, 3, false, 'in_sections'],
  [3, 2, true, 'hidden'],
  [3, 0, true, 'hidden'],
  [3, 0, false, 'none'],
] as const)('of %i pins, %i in sections, hiding allowed %o: %s', (pinCount, inSections, mayHide, reason) => {
  expect(whyNoPins({ pinCount, inSections }, mayHide)).toBe(reason);
});
