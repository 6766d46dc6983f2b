import { expect, test } from 'vitest';
import { NO_PRODUCT } from '../../../src/domain/pins/product-texts.ts';
import { toldProduct } from '../../../src/domain/sources/told-product.ts';
import { richMetadataFromWire } from '../../../wire/rich-data-from-wire.ts';

const sold = (offer: object) =>
  richMetadataFromWire({ products: [{ brand: { name: 'Oak' }, offer_summary: offer }] })!.products[0]!;

test('a page tells its price, brand and rating as they would stand in the fields', () => {
  const product = sold({ price_val: 19.9, standard_price_val: 25, currency: 'EUR', in_stock: true });
  expect(toldProduct(product, { ratingValue: 9, maxRating: 10, ratingCount: 12 })).toEqual({
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
  expect(toldProduct(sold(offer), null).availability).toBe(availability);
});
