import { expect, test } from 'vitest';
import type { OfferSummary } from '../../../src/domain/pins/rich-data.ts';
import { shownPrice } from '../../../src/domain/pins/shown-price.ts';

const anOffer = (fields: Partial<OfferSummary>): OfferSummary => ({
  price: null,
  standardPrice: null,
  minPrice: null,
  maxPrice: null,
  priceVal: null,
  standardPriceVal: null,
  minPriceVal: null,
  maxPriceVal: null,
  currency: 'USD',
  inStock: true,
  availability: 'in stock',
  ...fields,
});

test.each([
  [{ priceVal: 10 }, '$10.00', null],
  [{ priceVal: 10, standardPriceVal: 12 }, '$10.00', '$12.00'],
  [{ priceVal: 10, standardPriceVal: 10 }, '$10.00', null],
  [{ minPriceVal: 5, maxPriceVal: 9 }, '$5.00-$9.00', null],
  [{ priceVal: 5, minPriceVal: 5, maxPriceVal: 9 }, '$5.00-$9.00', null],
  [{ priceVal: 5, minPriceVal: 5 }, '$5.00', null],
  [{ priceVal: 5, minPriceVal: 5, maxPriceVal: 5, standardPriceVal: 7 }, '$5.00', '$7.00'],
  [{ minPriceVal: 5 }, '$5.00', null],
  [{ maxPriceVal: 9 }, '$9.00', null],
  [{ minPriceVal: 5, maxPriceVal: 9, standardPriceVal: 7 }, '$5.00-$9.00', null],
  [{ minPriceVal: 5, maxPriceVal: 9, standardPriceVal: 12 }, '$5.00-$9.00', '$12.00'],
  [{ priceVal: 1000, currency: 'JPY' }, '¥1,000', null],
  // A price without an amount keeps the format of its source.
  [{ price: '10 gold coins' }, '10 gold coins', null],
  [{ price: 'USD 10', priceVal: 10 }, '$10.00', null],
  [{ price: ' ', priceVal: 10 }, '$10.00', null],
])('of %j it shows %s, struck %s', (fields, current, original) =>
  expect(shownPrice(anOffer(fields), 'en-US')).toEqual({ current, original }),
);

test.each([{}, { price: '' }, { priceVal: Number.NaN }, { priceVal: Infinity }, { standardPriceVal: 12 }])(
  'nothing of %j',
  (fields) => expect(shownPrice(anOffer(fields), 'en-US')).toBeNull(),
);
