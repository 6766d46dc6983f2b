import { expect, test } from 'vitest';
import { hasKnownShoppingFlag } from '../../../src/domain/pins/shopping-flags.ts';

test.each([
  [[1, 6], true],
  [[2], true],
  [[5], true],
  [[10, 99], true],
  [[99], false],
  [[], false],
])('%o marks something to buy: %s', (flags, known) => expect(hasKnownShoppingFlag(flags)).toBe(known));
