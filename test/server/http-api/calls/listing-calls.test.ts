import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';
import type { WireArea, WireListingFacts } from '../../../../wire/listing.ts';
import { outcomeOf, type SmallBrowser, type Told } from '../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
});
afterAll(() => app.close());

const idOf = (name: string) => TOPIC_TREE.find((topic) => topic.name === name)!.id;
const titles = (told: Told) => succeeded<{ title: string }[]>(told).map(({ title }) => title);

const shop = async (browser: SmallBrowser, options: object = {}) =>
  titles(await browser.call('ShoppingFeedResource', 'get', options));

function makeProduct(title: string, price: number, options: object = {}) {
  return makePin(ann, {
    title,
    link: `https://www.shop.example/${encodeURIComponent(title)}`,
    product: { price, currency: 'EUR', availability: 'in_stock' },
    ...options,
  });
}

describe('products', () => {
  test('are listed for everybody, page by page', async () => {
    for (const price of [1, 2, 3]) await makeProduct(`Vase ${price}`, price);
    await makePin(ann, { title: 'No product' });
    expect(await shop(app.browser())).toEqual(['Vase 3', 'Vase 2', 'Vase 1']);
    const first = await bob.browser.call('ShoppingFeedResource', 'get', { page_size: 2 });
    expect(titles(first)).toEqual(['Vase 3', 'Vase 2']);
    const bookmarks = first.body.resource?.options['bookmarks'];
    const second = await bob.browser.call('ShoppingFeedResource', 'get', { page_size: 2, bookmarks });
    expect(titles(second)).toEqual(['Vase 1']);
    expect(second.body.resource?.options['bookmarks']).toEqual(['-end-']);
  });

  test('are narrowed by price, shop and topic', async () => {
    await makeProduct('A loaf of bread', 4);
    await makeProduct('A heron print', 40, { link: 'https://prints.example/heron' });
    expect(await shop(bob.browser, { min_price: 5 })).toEqual(['A heron print']);
    expect(await shop(bob.browser, { max_price: 4 })).toEqual(['A loaf of bread']);
    expect(await shop(bob.browser, { domain: 'www.shop.example' })).toEqual(['A loaf of bread']);
    expect(await shop(bob.browser, { category_id: idOf('Animals') })).toEqual(['A heron print']);
    expect(await shop(bob.browser, { in_stock: true, currency: 'USD' })).toEqual([]);
  });

  test('are refused with a lowest price above the highest, and for an unknown topic', async () => {
    const wrong = await bob.browser.call('ShoppingFeedResource', 'get', { min_price: 9, max_price: 8 });
    expect(outcomeOf(wrong)).toBe('400/1');
    const unknown = await bob.browser.call('ShoppingFeedResource', 'get', { category_id: '4711' });
    expect(outcomeOf(unknown)).toBe('404/60');
  });

  test('are never those on secret boards, nor of people who are blocked', async () => {
    const secret = await makeBoard(ann, { name: 'Mine', privacy: 'secret' });
    await makeProduct('A secret vase', 5, { board_id: secret.id });
    await makeProduct('A vase', 5);
    expect(await shop(ann.browser)).toEqual(['A vase']);
    await bob.browser.call('UserBlockResource', 'create', { blocked_user_id: ann.user.id });
    expect(await shop(bob.browser)).toEqual([]);
  });
});

test('the pins of a domain are those that link to it', async () => {
  await makePin(ann, { title: 'One', link: 'https://www.site.example/a' });
  await makePin(bob, { title: 'Two', link: 'http://site.example/b' });
  await makePin(ann, { title: 'Other', link: 'https://sub.site.example/' });
  const told = await app.browser().call('DomainFeedResource', 'get', { domain: 'WWW.site.example' });
  expect(titles(told)).toEqual(['Two', 'One']);
  expect(outcomeOf(await app.browser().call('DomainFeedResource', 'get', {}))).toBe('400/1');
});

test('videos are listed, and no other pins', async () => {
  await makePin(ann, { title: 'A picture' });
  expect(titles(await app.browser().call('VideoFeedResource', 'get', {}))).toEqual([]);
  const unknown = await app.browser().call('VideoFeedResource', 'get', { category_id: '4711' });
  expect(outcomeOf(unknown)).toBe('404/60');
});

describe('the facts of a list', () => {
  const facts = async (options: object) =>
    succeeded<WireListingFacts>(await app.browser().call('ListingFactsResource', 'get', options));

  test('are its numbers, what it is about, and what filters would leave', async () => {
    await makeProduct('A loaf of bread', 4);
    await makeProduct('A heron print', 40, { link: 'https://prints.example/heron' });
    const all = await facts({ of: 'products', min_price: 10 });
    expect(all).toMatchObject({ pin_count: 1, unfiltered_count: 2, category: null, in_stock: 1 });
    expect(all.domains).toEqual([{ value: 'prints.example', count: 1 }]);
    expect(all.prices).toEqual([
      { min: null, max: 24.99, currency: 'EUR', count: 1 },
      { min: 25, max: 49.99, currency: 'EUR', count: 1 },
    ]);
    expect(all.categories.map(({ name, pin_count }) => [name, pin_count])).toContainEqual(['Animals', 1]);
    const ofTopic = await facts({ of: 'products', category_id: idOf('Animals') });
    expect(ofTopic).toMatchObject({ pin_count: 1, category: { name: 'Animals' } });
    expect(ofTopic.categories.map(({ name }) => name)).toContain('Cooking');
  });

  test('need a list', async () => {
    const read = async (options: object) =>
      outcomeOf(await app.browser().call('ListingFactsResource', 'get', options));
    expect(await read({})).toBe('400/1');
    expect(await read({ of: 'domain' })).toBe('400/1');
    expect(await read({ of: 'videos', category_id: '4711' })).toBe('404/60');
  });
});

test('an area is offered as soon as it has enough pins', async () => {
  const areas = async () =>
    succeeded<WireArea[]>(await app.browser().call('DiscoveryAreasResource', 'get', {}));
  for (let price = 1; price < 8; price += 1) await makeProduct(`Vase ${price}`, price);
  expect(await areas()).toEqual([]);
  await makeProduct('Vase 8', 8);
  expect(await areas()).toEqual([{ kind: 'products', count: 8 }]);
});

test('the state of the index is told to everybody', async () => {
  const state = async () => succeeded(await app.browser().call('DiscoveryStateResource', 'get', {}));
  expect(await state()).toEqual({ state: 'ready' });
  const readySince = vi.spyOn(app.discovery, 'readySince', 'get').mockReturnValue(null);
  expect(await state()).toEqual({ state: 'building' });
  readySince.mockRestore();
});
