import { expect, test } from 'vitest';
import { isForSale, shoppingTagLook } from '../../../src/domain/shopping/shopping-tag.ts';
import { aPin } from '../../builders/a-pin.ts';

test.each([
  ['control', null],
  ['overlay', 'overlay'],
  ['footer', 'footer'],
  ['something_new', null],
])('who is in the group %s sees the tag as %s', (group, look) => {
  expect(shoppingTagLook('US', { shopping_tag: group })).toBe(look);
});

test('where nothing is tried out the tag stands in the text', () => {
  expect(shoppingTagLook('US', {})).toBe('footer');
});

test.each(['US', 'GB', 'DE', 'CA', 'FR'])('%s sees the tag', (country) => {
  expect(shoppingTagLook(country, { shopping_tag: 'overlay' })).toBe('overlay');
});

test.each([['IT'], ['de'], [''], [null]])('from %o nobody sees it', (country) => {
  expect(shoppingTagLook(country, {})).toBeNull();
});

test.each([
  ['is shoppable', { isShoppable: true }, true],
  ['has a known flag', { shoppingFlags: [99, 6] }, true],
  ['has a flag that nobody knows', { shoppingFlags: [99] }, false],
  ['has neither', {}, false],
])('a pin that %s is for sale: %#', (_what, fields, isSold) => {
  expect(isForSale(aPin({ isShoppable: false, shoppingFlags: [], ...fields }))).toBe(isSold);
});
