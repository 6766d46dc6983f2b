import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WirePin } from '../../../../wire/pin.ts';
import { aMember, succeeded, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let member: Member;
beforeEach(async () => {
  app = await TestApp.open();
  member = await aMember(app, 'finder');
});
afterEach(() => app.close());

const PAGE = 'https://shop.example/vase';
const DAY = 86_400_000;

function sell(availability: string) {
  const thing = {
    '@type': 'Product',
    name: 'Blue vase',
    aggregateRating: { ratingValue: 4, ratingCount: 8 },
    offers: { price: '20', priceCurrency: 'EUR', availability },
  };
  const html = `<meta property="og:image" content="/vase.jpg"><script type="application/ld+json">${JSON.stringify(thing)}</script>`;
  const answer = {
    url: PAGE,
    bytes: Buffer.from(html),
    contentType: 'text/html',
    etag: null,
    lastModified: null,
  };
  app.web.set(PAGE, { kind: 'fetched', answer });
}

async function pinOf(link: string): Promise<WirePin> {
  const image_base64 = btoa('a picture');
  return succeeded<WirePin>(await member.browser.call('PinResource', 'create', { image_base64, link }));
}
const read = async (id: string) =>
  succeeded<WirePin>(await member.browser.call('PinResource', 'get', { id }));

test('a pin of a page that somebody has just looked at says at once what it sells', async () => {
  sell('InStock');
  const seen_at = new Date(app.time).toUTCString().replace('GMT', '+0000');
  await member.browser.call('FindPinImagesResource', 'get', { url: PAGE });
  const pin = await pinOf(`${PAGE}?utm_source=mail`);
  expect(pin).toMatchObject({
    grid_title: 'Blue vase',
    is_shoppable: true,
    is_oos_product: false,
    is_stale_product: false,
    shopping_flags: [1],
    rating: { rating: 4, max_rating: 5, count: 8 },
    rich_summary: {
      type_name: 'product',
      aggregate_rating: { rating_value: 4, rating_count: 8, max_rating: 5 },
    },
    rich_metadata: { products: [{ name: 'Blue vase' }], recipe: null, article: null },
    product_pin_data: {
      items: [{ offer_summary: { price: '€20.00', in_stock: true } }],
      source_url: PAGE,
      seen_at,
    },
  });
  app.time += 8 * DAY;
  expect(await read(pin.id)).toMatchObject({ is_shoppable: true, is_stale_product: true });
});

test('what is sold out is told so', async () => {
  sell('OutOfStock');
  await member.browser.call('FindPinImagesResource', 'get', { url: PAGE });
  expect(await pinOf(PAGE)).toMatchObject({
    is_oos_product: true,
    rich_summary: { label_info: { labels: ['out of stock'] } },
  });
});

test('a page that nobody has looked at is read later, once for all its pins', async () => {
  expect(await pinOf(PAGE)).toMatchObject({
    is_shoppable: false,
    rich_metadata: null,
    product_pin_data: null,
  });
  expect(app.rung.filter((kind) => kind === 'links.read')).toHaveLength(1);
  await pinOf(`${PAGE}/`);
  expect(app.rung.filter((kind) => kind === 'links.read')).toHaveLength(1);
});

test('a pin whose link changes says what the new page says', async () => {
  sell('InStock');
  await member.browser.call('FindPinImagesResource', 'get', { url: PAGE });
  const { id } = await pinOf('https://elsewhere.example/');
  const changed = await member.browser.call('PinResource', 'update', { id, link: PAGE });
  expect(succeeded<WirePin>(changed).is_shoppable).toBe(true);
});

test('nothing is told of a page that nobody may go to', async () => {
  sell('InStock');
  await member.browser.call('FindPinImagesResource', 'get', { url: PAGE });
  const { id } = await pinOf(PAGE);
  app.verdicts.set('shop.example', 'blocked');
  expect(await read(id)).toMatchObject({ is_shoppable: false, rich_summary: null, product_pin_data: null });
});
