import { expect, test } from 'vitest';
import { unavailableLabel } from '../../../src/domain/badges/unavailable-label.ts';
import { english } from '../../support/english.ts';

test.each([
  ['out of stock', { isOosProduct: true, isStaleProduct: false }, 'Sold out'],
  ['stale', { isOosProduct: false, isStaleProduct: true }, 'See price on site'],
  ['both', { isOosProduct: true, isStaleProduct: true }, 'Sold out'],
  ['neither', { isOosProduct: false, isStaleProduct: false }, null],
])('a product that is %s says so in the place of its price', (_what, product, label) => {
  const told = unavailableLabel(product);
  expect(told && english(told)).toBe(label);
});
