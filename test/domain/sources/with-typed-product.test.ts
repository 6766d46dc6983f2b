import { expect, test } from 'vitest';
import type { TypedProduct } from '../../../src/domain/pins/typed-product.ts';
import { withTypedProduct } from '../../../src/domain/sources/with-typed-product.ts';
import { aSourceProduct, someSourceFacts } from '../../builders/a-source-facts.ts';

const CHAIR: TypedProduct = {
  price: 80,
  standardPrice: 100,
  minPrice: null,
  maxPrice: null,
  currency: 'EUR',
  availability: 'out_of_stock',
  brand: null,
  rating: null,
};
const PIN = { title: 'A chair', link: 'https://oak.example/chair' };

test('without a page the pin names the thing', () => {
  expect(withTypedProduct(null, CHAIR, PIN)).toMatchObject({
    url: PIN.link,
    type: 'product',
    title: 'A chair',
    rating: null,
    products: [
      {
        name: 'A chair',
        brand: null,
        lowest: 80,
        highest: 80,
        currency: 'EUR',
        availability: 'out of stock',
        offers: [{ price: 80, standardPrice: 100, availability: 'out of stock' }],
      },
    ],
  });
  expect(withTypedProduct(null, CHAIR, { title: '', link: null }).url).toBe('');
});

test('what was typed in counts before what the page says, which fills the rest', () => {
  const rating = { value: 4, count: 8, max: 5 };
  const told = someSourceFacts({
    siteName: 'Oak',
    rating,
    products: [aSourceProduct({ name: 'Vase', brand: 'Told', shipping: 0 }), aSourceProduct()],
    recipe: { name: 'Soup', servings: null, totalTimeSeconds: null, ingredients: [] },
  });
  const facts = withTypedProduct(told, { ...CHAIR, brand: 'Typed' }, PIN);
  expect(facts).toMatchObject({ siteName: 'Oak', title: told.title, url: told.url, rating, recipe: null });
  expect(facts.products).toMatchObject([{ name: 'Vase', brand: 'Typed', lowest: 80, shipping: 0 }]);
  const own = { value: 1, count: 2, max: 3 };
  expect(withTypedProduct(told, { ...CHAIR, rating: own }, PIN).rating).toEqual(own);
});

test('a range has its two ends', () => {
  const range = { ...CHAIR, price: null, minPrice: 5, maxPrice: 9 };
  expect(withTypedProduct(null, range, PIN).products).toMatchObject([
    { lowest: 5, highest: 9, offers: [{ price: 5 }, { price: 9 }] },
  ]);
});
