import { expect, test } from 'vitest';
import { filterTexts, searchFilters } from '../../../src/domain/search/pin-search.ts';

test('filters are read from an address and written back', () => {
  const texts = {
    pinKind: 'product',
    color: 'red',
    priceMin: '25',
    priceMax: '49.5',
    currency: 'EUR',
    domain: 'shop.example',
    since: 'week',
    followed: true,
  };
  const filters = searchFilters(texts);
  expect(filters).toEqual({
    kind: 'product',
    color: 'red',
    priceMin: 25,
    priceMax: 49.5,
    currency: 'EUR',
    domain: 'shop.example',
    since: 'week',
    followed: true,
  });
  expect(filterTexts(filters)).toEqual(texts);
});

test.each([
  { pinKind: 'elephant' },
  { color: 'Red' },
  { priceMin: '-1' },
  { priceMin: '1e9' },
  { priceMax: 'NaN' },
  // A currency alone says nothing.
  { currency: 'EUR' },
  { since: 'century' },
  { domain: '' },
  { followed: false },
])('what an address cannot say is no filter: %j', (texts) => {
  expect(searchFilters(texts)).toEqual({});
});

test('a price may be 0 and have a currency', () => {
  expect(searchFilters({ priceMin: '0', currency: 'eur' })).toEqual({ priceMin: 0 });
  expect(searchFilters({ priceMax: '10', currency: 'USD' })).toEqual({ priceMax: 10, currency: 'USD' });
});
