import { expect, test } from 'vitest';
import { pinFromWire } from '../../wire/pin-from-wire.ts';

test('rich data are kept', () => {
  const raw = {
    rich_metadata: {
      type_name: 'product',
      display_name: 'Chair',
      site_name: 'Shop',
      url: 'https://x.com/chair',
      title: 'A chair',
      description: 'To sit on',
      aggregate_rating: { rating_count: 12, rating_value: 4.5, max_rating: 5 },
      label_info: { labels: ['New'] },
      article: { name: 'On chairs', author: 'Ann', date_published: '2026-09-01', description: '' },
      recipe: {
        name: 'Soup',
        servings: '4',
        total_time_seconds: 600,
        ingredients: [{ category: '', items: ['Salt'] }],
      },
      products: [
        {
          name: 'Chair',
          brand: { name: 'Acme' },
          offers: [{ price: '$10.00', price_value: 10, currency: 'USD' }],
          offer_summary: {
            price: '$10.00',
            standard_price: '$12.00',
            min_price: '$9.00',
            max_price: '$12.00',
          },
          shipping_info: { free_shipping_price: '$50.00', free_shipping_value: 50 },
          variants: [{ name: 'Colour', value: 'Red', url: null }],
        },
      ],
    },
  };
  expect(pinFromWire(raw).richMetadata).toMatchObject({
    typeName: 'product',
    displayName: 'Chair',
    siteName: 'Shop',
    url: 'https://x.com/chair',
    title: 'A chair',
    description: 'To sit on',
    aggregateRating: { ratingCount: 12, ratingValue: 4.5 },
    labelInfo: { labels: ['New'] },
    article: { name: 'On chairs', author: 'Ann', datePublished: Date.UTC(2026, 8, 1) },
    recipe: { name: 'Soup', servings: '4', totalTimeSeconds: 600, ingredients: [{ items: ['Salt'] }] },
    products: [
      {
        brand: { name: 'Acme' },
        offers: [{ price: '$10.00', priceValue: 10 }],
        offerSummary: { price: '$10.00', standardPrice: '$12.00', minPrice: '$9.00', maxPrice: '$12.00' },
        shippingInfo: { freeShippingPrice: '$50.00' },
        variants: [{ value: 'Red' }],
      },
    ],
  });
});
