import { expect, test } from 'vitest';
import { NO_PRODUCT } from '../../../src/domain/pins/product-texts.ts';
import {
  sourceProductTexts,
  sourceProductTextsOf,
} from '../../../src/domain/sources/source-product-texts.ts';
import { richMetadataFromWire } from '../../../wire/rich-data-from-wire.ts';
import type { WireRichMetadata } from '../../../wire/rich-data.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aWireProduct, aWireRichMetadata } from '../../builders/a-wire-rich-metadata.ts';

const sold = (offer: object) =>
  richMetadataFromWire({ products: [{ brand: { name: 'Oak' }, offer_summary: offer }] })!.products[0]!;

test('a page tells its price, brand and rating as they would stand in the fields', () => {
  const product = sold({ price_val: 19.9, standard_price_val: 25, currency: 'EUR', in_stock: true });
  expect(sourceProductTexts(product, { ratingValue: 9, maxRating: 10, ratingCount: 12 })).toEqual({
    ...NO_PRODUCT,
    price: '19.9',
    standardPrice: '25',
    currency: 'EUR',
    availability: 'in_stock',
    brand: 'Oak',
    rating: '4.5',
    ratingCount: '12',
  });
});

test.each([
  [{ availability: 'preorder', in_stock: false }, 'preorder'],
  [{ availability: 'sometimes', in_stock: false }, 'out_of_stock'],
  [{ availability: '', in_stock: true }, 'in_stock'],
])('%o: %s', (offer, availability) => {
  expect(sourceProductTexts(sold(offer), null).availability).toBe(availability);
});

test.each([
  [{ price_val: 5, min_price_val: 5, max_price_val: 5 }, ['5', '', '']],
  [{ price_val: null, min_price_val: 5, max_price_val: 5 }, ['5', '', '']],
  [{ price_val: null, min_price_val: 5, max_price_val: null }, ['5', '', '']],
  [{ price_val: 5, min_price_val: 5, max_price_val: 9 }, ['5', '5', '9']],
])('a range has two ends that differ: %j', (offer, fields) => {
  const { price, minPrice, maxPrice } = sourceProductTexts(sold(offer), null);
  expect([price, minPrice, maxPrice]).toEqual(fields);
});

test('of a pin it is known what it sells, not what a recipe sells beside it', () => {
  const recipe = { name: 'Soup', servings: null, total_time_seconds: null, ingredients: [] };
  const products = [aWireProduct()];
  const pinOf = (page: Partial<WireRichMetadata>) =>
    aPin({ richMetadata: richMetadataFromWire(aWireRichMetadata(page)) });
  expect(sourceProductTextsOf(pinOf({ products }))).toMatchObject({ price: '10', currency: 'USD' });
  expect(sourceProductTextsOf(pinOf({ products, recipe }))).toBeNull();
  expect(sourceProductTextsOf(pinOf({}))).toBeNull();
  expect(sourceProductTextsOf(aPin({ richMetadata: null }))).toBeNull();
});
