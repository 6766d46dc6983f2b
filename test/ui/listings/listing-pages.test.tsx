// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { WireListingFacts } from '../../../wire/listing.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireTopic } from '../../builders/a-wire-topic.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const FACTS: WireListingFacts = {
  pin_count: 9,
  unfiltered_count: 9,
  category: null,
  categories: [],
  domains: [],
  prices: [],
  in_stock: 0,
};
const animals = aWireTopic({ id: '1001', name: 'Animals', url_name: 'animals', pin_count: 8 });
const vase = aWirePin({ title: 'A vase', link: 'https://shop.example/vase', domain: 'shop.example' });

async function open(at: string, call: string, facts: Partial<WireListingFacts> = {}, pins = [vase]) {
  const server = new WireServer()
    .on(call, aWireAnswer(pins))
    .on('ListingFacts.get', aWireAnswer({ ...FACTS, ...facts }));
  const app = openApp({ at, server });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const main = () => within(screen.getByRole('main'));
const hrefOf = (name: string | RegExp) => main().getByRole('link', { name }).getAttribute('href');

describe('the videos', () => {
  test('are a wall with the topics that have enough of them', async () => {
    const few = aWireTopic({ id: '1003', name: 'Art', url_name: 'art', pin_count: 5 });
    const { server, pages } = await open('/videos/', 'VideoFeed.get', { categories: [animals, few] });
    expect(main().getByRole('heading', { level: 1, name: 'Videos' })).toBeDefined();
    expect(main().getByRole('feed', { name: 'Videos' })).toBeDefined();
    expect(hrefOf('Animals')).toBe('/videos/animals/1001/');
    expect(main().queryByRole('link', { name: 'Art' })).toBeNull();
    expect(server.optionsOf('ListingFacts.get')).toEqual([{ of: 'videos', category_id: null }]);
    expect(pages.find('/videos/')!.outcome).toMatchObject({ kind: 'ready', head: { noindex: false } });
  });

  test('about a topic have the address of the topic', async () => {
    const { address } = await open('/videos/x/1001/', 'VideoFeed.get', { category: animals });
    await screen.findByRole('heading', { level: 1, name: 'Videos about Animals' });
    expect(address()).toBe('/videos/animals/1001/');
  });

  test('have no page while there are too few', async () => {
    const { pages } = await open('/videos/', 'VideoFeed.get', { pin_count: 5, unfiltered_count: 5 });
    expect(main().getByRole('heading', { name: 'Not enough videos yet' })).toBeDefined();
    expect(main().getByText('Videos get a page once there are 6 of them.')).toBeDefined();
    expect(main().queryByRole('feed')).toBeNull();
    expect(pages.find('/videos/')!.outcome).toMatchObject({ head: { noindex: true } });
  });

  test.each(['/videos/animals/x/', '/videos/animals/4711/'])('%s is not found', async (at) => {
    const server = new WireServer()
      .on('VideoFeed.get', aWireFailure('topic_not_found'))
      .on('ListingFacts.get', aWireFailure('topic_not_found'));
    openApp({ at, server });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that page' })).toBeDefined();
  });

  test('say so when nobody answers', async () => {
    openApp({
      at: '/videos/',
      server: new WireServer().on('VideoFeed.get', noAnswer).on('ListingFacts.get', noAnswer),
    });
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined();
  });
});

describe('the products', () => {
  const facts = {
    domains: [{ value: 'shop.example', count: 3 }],
    prices: [{ min: 25, max: 49.99, currency: 'EUR', count: 2 }],
    in_stock: 4,
  };

  test('are a wall with a button to their shops, and with filters', async () => {
    const { user } = await open('/shopping/', 'ShoppingFeed.get', facts);
    expect(main().getByText(/^Prices were seen on/)).toBeDefined();
    expect(hrefOf('Visit site, opens in a new tab')).toBe('https://shop.example/vase');
    await user.click(main().getByRole('button', { name: 'Filters' }));
    expect(hrefOf(/^€25\.00 – €49\.99/)).toBe('/shopping/?min_price=25&max_price=49.99&currency=EUR');
    expect(hrefOf(/^shop\.example 3/)).toBe('/shopping/?domain=shop.example');
    expect(hrefOf(/^In stock when last seen/)).toBe('/shopping/?in_stock=true');
  });

  test('are narrowed by their address', async () => {
    const at = '/shopping/?min_price=25&max_price=49.99&currency=EUR&domain=shop.example';
    const { server, pages } = await open(at, 'ShoppingFeed.get', facts);
    const sent = { min_price: 25, max_price: 49.99, currency: 'EUR', domain: 'shop.example' };
    expect(server.optionsOf('ShoppingFeed.get')[0]).toMatchObject(sent);
    expect(hrefOf('Remove filter “€25.00 – €49.99”')).toBe('/shopping/?domain=shop.example');
    expect(hrefOf('Clear filters')).toBe('/shopping/');
    expect(pages.find(at)!.outcome).toMatchObject({ head: { noindex: true, canonicalPath: '/shopping/' } });
  });

  test('take a range of prices that one types, unless it is none', async () => {
    const { user, address } = await open('/shopping/?domain=shop.example', 'ShoppingFeed.get', facts);
    await user.click(main().getByRole('button', { name: 'Filters (1 set)' }));
    await user.type(main().getByRole('textbox', { name: /Lowest/ }), '30');
    await user.type(main().getByRole('textbox', { name: /Highest/ }), '20');
    await user.click(main().getByRole('button', { name: 'Apply' }));
    expect(main().getByRole('alert').textContent).toBe('The lowest price can’t be above the highest.');
    await user.clear(main().getByRole('textbox', { name: /Highest/ }));
    await user.click(main().getByRole('button', { name: 'Apply' }));
    expect(address()).toBe('/shopping/?min_price=30&currency=EUR&domain=shop.example');
  });

  test('keep their filters when one goes to a topic', async () => {
    await open('/shopping/?in_stock=true', 'ShoppingFeed.get', { ...facts, categories: [animals] });
    expect(hrefOf('Animals')).toBe('/shopping/animals/1001/?in_stock=true');
  });

  test('say that filters leave nothing', async () => {
    await open('/shopping/?in_stock=true', 'ShoppingFeed.get', { ...facts, pin_count: 0 }, []);
    expect(main().getByRole('heading', { name: 'No products match your filters' })).toBeDefined();
  });
});

describe('the pins of a site', () => {
  test('are a wall below its name', async () => {
    await open('/source/shop.example/', 'DomainFeed.get', { pin_count: 3, unfiltered_count: 3 });
    expect(main().getByRole('heading', { level: 1, name: 'shop.example' })).toBeDefined();
    expect(main().getByText('3 pins')).toBeDefined();
    expect(hrefOf('Visit site, opens in a new tab')).toBe('https://shop.example/');
    expect(main().getByRole('feed', { name: 'Pins from shop.example' })).toBeDefined();
  });

  test('have one address', async () => {
    const { address } = await open('/source/WWW.Shop.example/', 'DomainFeed.get');
    await screen.findByRole('heading', { level: 1, name: 'shop.example' });
    expect(address()).toBe('/source/shop.example/');
  });

  test('may be none', async () => {
    const { pages } = await open(
      '/source/a.example/',
      'DomainFeed.get',
      { pin_count: 0, unfiltered_count: 0 },
      [],
    );
    expect(main().getByRole('heading', { name: 'No pins from a.example yet' })).toBeDefined();
    expect(pages.find('/source/a.example/')!.outcome).toMatchObject({ head: { noindex: true } });
  });
});
