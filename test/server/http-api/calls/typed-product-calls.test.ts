import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WirePin } from '../../../../wire/pin.ts';
import { outcomeOf, type Told } from '../core/small-browser.ts';
import { aMember, makePin, sendPicture, succeeded, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let ann: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
});
afterAll(() => app.close());

const CHAIR = { price: 80, currency: 'eur', availability: 'in_stock' };

async function pinWith(product: unknown, options: Record<string, unknown> = {}): Promise<Told> {
  const { upload_id } = await sendPicture(ann, 'a chair');
  return ann.browser.call('PinResource', 'create', { upload_id, product, ...options });
}
const made = async (product: unknown, options: Record<string, unknown> = {}) =>
  succeeded<WirePin>(await pinWith(product, options));
const change = async (id: string, options: Record<string, unknown>, { browser } = ann) =>
  succeeded<WirePin>(await browser.call('PinResource', 'update', { id, ...options }));

describe('a product that was typed in', () => {
  test('is told like one that a page tells', async () => {
    const pin = await made(
      {
        ...CHAIR,
        standard_price: 100,
        brand: 'Oak & Co',
        rating: 4.5,
        rating_count: 12,
        surprise: true,
      },
      { title: 'A chair', link: 'https://oak.example/chair' },
    );
    expect(pin).toMatchObject({
      is_shoppable: true,
      is_oos_product: false,
      is_stale_product: false,
      rating: { rating: 4.5, max_rating: 5, count: 12 },
      product_pin_data: {
        source_url: 'https://oak.example/chair',
        items: [{ name: 'A chair' }],
        seen_at: null,
      },
      rich_metadata: {
        type_name: 'product',
        recipe: null,
        products: [
          {
            name: 'A chair',
            brand: { name: 'Oak & Co' },
            offer_summary: {
              price: '€80.00',
              price_val: 80,
              standard_price: '€100.00',
              standard_price_val: 100,
              currency: 'EUR',
              in_stock: true,
            },
          },
        ],
      },
    });
  });

  test('may have a range of prices', async () => {
    const pin = await made({ min_price: 5, max_price: 9, currency: 'USD', availability: 'preorder' });
    expect(pin.rich_metadata?.products[0]?.offer_summary).toMatchObject({
      min_price: '$5.00',
      max_price: '$9.00',
      in_stock: false,
      availability: 'preorder',
    });
    expect(pin.rating).toBeNull();
  });

  test('is out of stock when somebody says so', async () => {
    expect(await made({ ...CHAIR, availability: 'out_of_stock' })).toMatchObject({
      is_shoppable: true,
      is_oos_product: true,
    });
  });

  test('is believed before its page', async () => {
    const url = 'https://shop.example/vase';
    const thing = {
      '@type': 'Product',
      name: 'Blue vase',
      aggregateRating: { ratingValue: 4, ratingCount: 8 },
      offers: { price: '20', priceCurrency: 'EUR', availability: 'OutOfStock' },
    };
    const html = `<script type="application/ld+json">${JSON.stringify(thing)}</script><meta property="og:image" content="/a.jpg">`;
    const answer = {
      url,
      bytes: Buffer.from(html),
      contentType: 'text/html',
      etag: null,
      lastModified: null,
    };
    app.web.set(url, { kind: 'fetched', answer });
    await ann.browser.call('FindPinImagesResource', 'get', { url });
    const pin = await made(CHAIR, { link: url });
    expect(pin).toMatchObject({
      is_oos_product: false,
      rating: { rating: 4, max_rating: 5, count: 8 },
      rich_metadata: { products: [{ name: 'Blue vase', offer_summary: { price: '€80.00' } }] },
    });
    app.time += 8 * 86_400_000;
    const later = succeeded<WirePin>(await ann.browser.call('PinResource', 'get', { id: pin.id }));
    expect(later.is_stale_product).toBe(false);
    expect(await change(pin.id, { product: null })).toMatchObject({
      is_oos_product: true,
      rich_metadata: { products: [{ offer_summary: { price: '€20.00' } }] },
    });
  });

  test('can be added, changed and taken away; other changes leave it alone', async () => {
    const { id } = await makePin(ann, { title: 'A chair' });
    expect(await change(id, { product: CHAIR })).toMatchObject({ is_shoppable: true });
    expect(await change(id, { title: 'A stool' })).toMatchObject({ is_shoppable: true, title: 'A stool' });
    const cheaper = await change(id, { product: { ...CHAIR, price: 0 } });
    expect(cheaper.rich_metadata?.products[0]?.offer_summary.price).toBe('€0.00');
    expect(await change(id, { product: null })).toMatchObject({ is_shoppable: false, rich_metadata: null });
  });

  test('is the same on copies, and only changed where it was made', async () => {
    const bob = await aMember(app, 'bob');
    const pin = await made(CHAIR);
    const copy = succeeded<WirePin>(await bob.browser.call('RepinResource', 'create', { pin_id: pin.id }));
    expect(copy.is_shoppable).toBe(true);
    expect((await change(copy.id, { product: null }, bob)).is_shoppable).toBe(true);
    const told = await bob.browser.call('PinResource', 'update', { id: pin.id, product: null });
    expect(outcomeOf(told)).toBe('403/7');
    await change(pin.id, { product: { ...CHAIR, availability: 'out_of_stock' } });
    const seen = succeeded<WirePin>(await bob.browser.call('PinResource', 'get', { id: copy.id }));
    expect(seen.is_oos_product).toBe(true);
  });

  test.each([
    ['free', 'product'],
    [{}, 'product.currency'],
    [{ ...CHAIR, currency: 'euro' }, 'product.currency'],
    [{ currency: 'EUR' }, 'product.price'],
    [{ ...CHAIR, price: -1 }, 'product.price'],
    [{ ...CHAIR, price: 'much' }, 'product.price'],
    [{ ...CHAIR, price: 1e300 }, 'product.price'],
    [{ ...CHAIR, standard_price: -1 }, 'product.standard_price'],
    [{ ...CHAIR, min_price: 5 }, 'product.max_price'],
    [{ ...CHAIR, max_price: 5 }, 'product.min_price'],
    [{ ...CHAIR, min_price: 9, max_price: 5 }, 'product.max_price'],
    [{ ...CHAIR, availability: 'sometimes' }, 'product.availability'],
    [{ ...CHAIR, brand: 'x'.repeat(101) }, 'product.brand'],
    [{ ...CHAIR, rating: 6 }, 'product.rating'],
    [{ ...CHAIR, rating: 11, max_rating: 10 }, 'product.rating'],
    [{ ...CHAIR, rating: 4, rating_count: 1.5 }, 'product.rating_count'],
  ])('is refused as %j: %s', async (product, target) => {
    const told = await pinWith(product);
    expect([outcomeOf(told), told.body.resource_response?.error?.target]).toEqual(['400/1', target]);
  });
});
