import { describe, expect, test } from 'vitest';
import { hasListingPage, listedDomain } from '../../../src/domain/listings/listing.ts';
import {
  priceProblem,
  productFilters,
  productFilterTexts,
} from '../../../src/domain/listings/product-filters.ts';

describe('filters of products in an address', () => {
  test.each([
    [
      { priceMin: '10', priceMax: '19.90', currency: 'EUR' },
      { priceMin: 10, priceMax: 19.9, currency: 'EUR' },
    ],
    [
      { priceMin: '25', priceMax: '25' },
      { priceMin: 25, priceMax: 25 },
    ],
    [{ priceMin: '30', priceMax: '20', currency: 'EUR' }, {}],
    [{ priceMin: 'cheap', priceMax: '20' }, { priceMax: 20 }],
    [{ currency: 'EUR' }, {}],
    [{ priceMin: '10', currency: 'euro' }, { priceMin: 10 }],
    [
      { domain: 'WWW.Shop.Example', inStock: true },
      { domain: 'shop.example', inStock: true },
    ],
    [{ domain: 'a b', inStock: false }, {}],
  ])('%o are %o', (texts, filters) => {
    expect(productFilters(texts)).toEqual(filters);
  });

  test('come back from their texts', () => {
    const filters = {
      priceMin: 10,
      priceMax: 19.9,
      currency: 'EUR',
      domain: 'a.example',
      inStock: true,
    } as const;
    expect(productFilters(productFilterTexts(filters))).toEqual(filters);
  });
});

test.each([
  ['', '', null],
  ['10', '', null],
  ['10', '10', null],
  ['9,50', '10', null],
  ['11', '10', 'min-above-max'],
  ['ten', '', 'no-number'],
  ['-1', '5', 'no-number'],
])('typed prices %j to %j: %s', (priceMin, priceMax, problem) => {
  expect(priceProblem({ priceMin, priceMax })).toBe(problem);
});

test.each([
  ['www.Shop.Example', 'shop.example'],
  ['shop.example.', 'shop.example'],
  ['münchen.example', 'münchen.example'],
  ['shop.example/path', undefined],
  ['user@shop.example', undefined],
  ['shop..example', undefined],
  ['\u202eshop.example', undefined],
  ['shop\u200b.example', undefined],
  ['', undefined],
])('%j is listed as %s', (text, domain) => {
  expect(listedDomain(text)).toBe(domain);
});

test.each([
  ['videos', 5, false],
  ['videos', 6, true],
  ['products', 7, false],
  ['products', 8, true],
  ['domain', 0, false],
  ['domain', 1, true],
] as const)('%s have a page with %i pins: %s', (kind, count, has) => {
  expect(hasListingPage(kind, count)).toBe(has);
});
