import { expect, test } from 'vitest';
import { shoppingTagLook } from '../../../src/domain/shopping/shopping-tag.ts';

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
