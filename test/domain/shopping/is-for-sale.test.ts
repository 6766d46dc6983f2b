import { expect, test } from 'vitest';
import { isForSale } from '../../../src/domain/shopping/is-for-sale.ts';
import { aPin } from '../../builders/a-pin.ts';

test.each([
  ['is shoppable', { isShoppable: true }, true],
  ['has a known flag', { shoppingFlags: [99, 6] }, true],
  ['has a flag that nobody knows', { shoppingFlags: [99] }, false],
  ['has neither', {}, false],
])('a pin that %s is for sale: %#', (_what, fields, isSold) => {
  expect(isForSale(aPin({ isShoppable: false, shoppingFlags: [], ...fields }))).toBe(isSold);
});
