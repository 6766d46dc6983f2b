import { expect, test } from 'vitest';
import { checkCurrency, productMisfit, type TypedProduct } from '../../../src/domain/pins/typed-product.ts';

const CHAIR: TypedProduct = {
  price: 80,
  standardPrice: null,
  minPrice: null,
  maxPrice: null,
  currency: 'EUR',
  availability: 'in_stock',
  brand: null,
  rating: null,
};

test.each<[string, Partial<TypedProduct>, unknown]>([
  ['a price alone', {}, null],
  ['nothing at all', { price: 0 }, null],
  ['a range without a price', { price: null, minPrice: 5, maxPrice: 9 }, null],
  ['a range of one price', { minPrice: 5, maxPrice: 5 }, null],
  ['no price', { price: null }, { field: 'price', problem: 'missing' }],
  ['half a range', { minPrice: 5 }, { field: 'maxPrice', problem: 'missing' }],
  ['the other half', { maxPrice: 5 }, { field: 'minPrice', problem: 'missing' }],
  [
    'a range that ends before it begins',
    { minPrice: 9, maxPrice: 5 },
    { field: 'maxPrice', problem: 'out_of_range' },
  ],
  ['the best rating', { rating: { value: 5, count: 0, max: 5 } }, null],
  [
    'more than the best',
    { rating: { value: 6, count: 1, max: 5 } },
    { field: 'rating', problem: 'out_of_range' },
  ],
])('%s', (_, facts, misfit) => {
  expect(productMisfit({ ...CHAIR, ...facts })).toEqual(misfit);
});

test('a currency has three letters', () => {
  expect(checkCurrency(' eur ')).toEqual({ ok: true, value: 'EUR' });
  expect(checkCurrency(' ')).toEqual({ ok: false, problem: 'missing' });
  for (const other of ['EU', 'EURO', '€', 'E1R']) expect(checkCurrency(other).ok).toBe(false);
  expect(checkCurrency(7)).toEqual({ ok: false, problem: 'wrong_type' });
});
