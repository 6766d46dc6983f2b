import { describe, expect, test } from 'vitest';
import { checkProduct, productFacts, productFilled } from '../../../src/domain/pins/product-facts.ts';
import { isNoProduct, NO_PRODUCT, type ProductTexts } from '../../../src/domain/pins/product-texts.ts';

const typed = (given: Partial<ProductTexts>): ProductTexts => ({ ...NO_PRODUCT, ...given });

function problems(given: Partial<ProductTexts>) {
  return Object.entries(checkProduct(typed(given))).flatMap(([name, checked]) =>
    checked.ok ? [] : [`${name} ${checked.problem}`],
  );
}

test('all that was typed becomes facts', () => {
  expect(
    productFacts({
      price: '19,90',
      standardPrice: '25',
      minPrice: '',
      maxPrice: '',
      currency: 'eur',
      availability: 'preorder',
      brand: ' Oak & Co ',
      rating: '4.5',
      ratingCount: '12',
    }),
  ).toEqual({
    price: 19.9,
    standardPrice: 25,
    minPrice: null,
    maxPrice: null,
    currency: 'EUR',
    availability: 'preorder',
    brand: 'Oak & Co',
    rating: 4.5,
    ratingCount: 12,
  });
});

test('a range stands without a price', () => {
  expect(productFacts(typed({ minPrice: '10', maxPrice: '20', currency: 'USD' }))).toMatchObject({
    price: null,
    minPrice: 10,
    maxPrice: 20,
  });
});

test('nothing typed is no product, whatever was chosen from lists', () => {
  const chosen = typed({ currency: 'EUR', availability: 'in_stock' });
  expect(isNoProduct(chosen)).toBe(true);
  expect(productFacts(chosen)).toBeNull();
  expect(problems({})).toEqual([]);
});

test.each<[Partial<ProductTexts>, string[]]>([
  [{ price: '20' }, ['currency missing']],
  [{ price: '20', currency: 'EU' }, ['currency bad_format']],
  [{ price: '0', currency: 'EUR' }, []],
  [{ price: '-1', currency: 'EUR' }, ['price bad_format']],
  [{ price: '1e3', currency: 'EUR' }, ['price bad_format']],
  [{ price: '2000000000', currency: 'EUR' }, ['price out_of_range']],
  [{ brand: 'Oak', currency: 'EUR' }, ['price missing']],
  [{ price: '20', standardPrice: '10', currency: 'EUR' }, ['standardPrice out_of_range']],
  [{ minPrice: '10', currency: 'EUR' }, ['maxPrice missing']],
  [{ maxPrice: '10', currency: 'EUR' }, ['minPrice missing']],
  [{ minPrice: '20', maxPrice: '10', currency: 'EUR' }, ['maxPrice out_of_range']],
  [{ price: '20', currency: 'EUR', rating: '5.1' }, ['rating out_of_range']],
  [{ price: '20', currency: 'EUR', ratingCount: '3' }, ['rating missing']],
  [{ price: '20', currency: 'EUR', rating: '4', ratingCount: '3.5' }, ['ratingCount bad_format']],
])('%o: %j', (given, expected) => {
  expect(problems(given)).toEqual(expected);
});

describe('what a page tells', () => {
  const told = typed({ price: '20', currency: 'EUR', brand: 'Oak', availability: 'in_stock' });

  test('fills what is empty and leaves what was typed', () => {
    expect(productFilled(NO_PRODUCT, told)).toEqual(told);
    expect(productFilled(typed({ brand: 'Mine' }), told)).toMatchObject({ brand: 'Mine', price: '20' });
  });

  test('adds no price of its own to a typed one, nor to another currency', () => {
    const range = typed({ ...told, minPrice: '20', maxPrice: '30' });
    expect(productFilled(typed({ price: '15', currency: 'EUR' }), range)).toMatchObject({
      price: '15',
      minPrice: '',
      brand: 'Oak',
    });
    expect(productFilled(typed({ currency: 'USD' }), told)).toMatchObject({ price: '', currency: 'USD' });
  });
});
