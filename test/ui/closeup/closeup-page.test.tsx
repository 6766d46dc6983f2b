// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WirePin } from '../../../wire/pin.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoardShort } from '../../builders/a-wire-board.ts';
import { aWirePin, aWirePinImages } from '../../builders/a-wire-pin.ts';
import { aWireTopic } from '../../builders/a-wire-topic.ts';
import { aWireUserShort } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps, runIdleTasksAtOnce } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

async function openPin(
  fields: { readonly [Name in keyof WirePin]?: WirePin[Name] | null } = {},
  viewer: Parameters<typeof openApp>[0]['viewer'] = null,
) {
  const server = new WireServer().on('Pin.get', aWireAnswer({ ...aWirePin(), ...fields }));
  const app = openApp({ at: '/pin/101/', server, viewer });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a pin', () => {
  test('shows its picture, texts, pinner and board', async () => {
    await openPin({
      description: 'Made of oak',
      closeup_description: 'Made of oak',
      alt_text: 'An oak chair',
    });
    expect(heading()).toBe('A chair');
    expect(screen.getByText('Made of oak')).toBeDefined();
    expect(screen.getByRole('img', { name: 'An oak chair' })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Ann Example/ }).getAttribute('href')).toBe('/ann/');
  });

  test('leads to its board', async () => {
    await openPin({ board: aWireBoardShort({ name: 'Lamps', url: '/ann/lamps/' }) });
    expect(screen.getByRole('link', { name: 'Lamps' }).getAttribute('href')).toBe('/ann/lamps/');
  });

  test('on no board is on the profile of its pinner', async () => {
    await openPin({ board: aWireBoardShort({ name: 'Quick saves', layout: 'quick_saves' }) });
    expect(screen.getByText('On', { exact: false, selector: 'p' }).textContent).toBe(
      'On Ann Example’s profile',
    );
    const link = screen.getByRole('link', { name: 'Ann Example’s profile' });
    expect(link.getAttribute('href')).toBe('/ann/_saved');
  });

  test('without a title is called untitled', async () => {
    await openPin({ title: '', grid_title: '', seo_title: '' });
    expect(heading()).toBe('Untitled pin');
  });

  test('without texts, pinner and board shows none', async () => {
    await openPin({ pinner: null, board: null });
    const main = screen.getByRole('main');
    const links = within(main).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Visual search']);
    expect(main.textContent).toBe('SaveA chair');
  });

  test('without a picture shows its texts all the same', async () => {
    await openPin({ images: null });
    expect(heading()).toBe('A chair');
    expect(screen.getByRole('main').querySelector('img[width="736"]')).toBeNull();
  });

  test('gives its picture a place in its own proportion', async () => {
    await openPin({ images: aWirePinImages({ width: 1000, height: 500 }) });
    const picture = screen.getByRole('img', { name: 'A chair' });
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['736', '368']);
  });
});

describe('the way to the source', () => {
  const source = () => screen.queryByRole('link', { name: 'shop.test' });

  test('opens in a new tab and tells the site nothing', async () => {
    await openPin({ link: 'https://shop.test/chair', domain: 'shop.test' });
    expect(source()?.getAttribute('href')).toBe('https://shop.test/chair');
    expect(source()?.getAttribute('target')).toBe('_blank');
    expect(source()?.getAttribute('rel')).toBe('nofollow noopener');
  });

  test('on the own site stays in the tab', async () => {
    await openPin({ link: 'https://pins.test/bob/', domain: 'pins.test' });
    expect(screen.getByRole('link', { name: 'pins.test' }).getAttribute('target')).toBeNull();
  });

  test('goes to where the pin was linked to, without the tracking of others', async () => {
    await openPin({ link: 'https://shop.test/chair?size=2&epik=abc', domain: 'shop.test' });
    expect(source()?.getAttribute('href')).toBe('https://shop.test/chair?size=2');
  });

  test.each([
    ['there is no link', { link: null }],
    ['the pin may not be followed', { link: 'https://shop.test/chair', is_go_linkless: true }],
    ['the address is none of the web', { link: 'javascript:alert(1)' }],
  ])('is not there when %s', async (_why, fields) => {
    await openPin({ ...fields, domain: 'shop.test' });
    expect(source()).toBeNull();
  });
});

describe('a board that not everybody sees', () => {
  test.each([
    ['secret', '(secret)'],
    ['protected', '(unlisted)'],
  ] as const)('carries a lock, said in words: %s', async (privacy, words) => {
    await openPin({ board: aWireBoardShort({ name: 'Gifts', privacy, url: '/ann/gifts/' }) }, aViewer());
    expect(screen.getByRole('link', { name: /Gifts/ }).textContent).toContain(words);
  });
});

describe('a pin that cannot be shown', () => {
  test('is not found: missing and hidden ones look the same', async () => {
    openApp({ at: '/pin/9/', server: new WireServer().on('Pin.get', aWireFailure('pin_not_found')) });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that page' })).toBeDefined();
    expect(document.title).toBe('Page not found · Pinakes');
  });

  test('for want of a network can be tried again', async () => {
    const server = new WireServer().on('Pin.get', noAnswer);
    const { user } = openApp({ at: '/pin/101/', server });
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined();
    server.on('Pin.get', aWireAnswer(aWirePin()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'A chair' })).toBeDefined();
  });
});

describe('opened from a feed', () => {
  const aFeed = () =>
    new WireServer()
      .on('UserHomefeed.get', aWireAnswer([aWirePin(), aWirePin({ id: '102', grid_title: 'A lamp' })]))
      .on(
        'Pin.get',
        aWireAnswer(aWirePin({ description: 'Made of oak', closeup_description: 'Made of oak' })),
      );

  async function opened() {
    const app = openApp({ at: '/', server: aFeed(), viewer: aViewer() });
    await app.user.click(await screen.findByRole('link', { name: 'A chair' }));
    await screen.findByRole('heading', { name: 'A chair' });
    return app;
  }

  test('stands over it, called by its title, under its own address', async () => {
    const { address } = await opened();
    const dialog = screen.getByRole('dialog', { name: 'A chair' });
    expect(await within(dialog).findByText('Made of oak')).toBeDefined();
    expect(screen.getByRole('feed', { name: 'Home feed', hidden: true })).toBeDefined();
    expect(address()).toBe('/pin/101/');
    expect(document.title).toBe('A chair · Pinakes');
  });

  test.each([
    ['Escape', (user: Awaited<ReturnType<typeof opened>>['user']) => user.keyboard('{Escape}')],
    [
      'its button',
      (user: Awaited<ReturnType<typeof opened>>['user']) =>
        user.click(screen.getByRole('button', { name: 'Close' })),
    ],
  ])('%s leads back to the feed as it was', async (_what, close) => {
    const { user, server, address } = await opened();
    await close(user);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/');
    expect(screen.getByRole('article', { name: 'A lamp' })).toBeDefined();
    expect(server.optionsOf('UserHomefeed.get')).toHaveLength(1);
    expect(document.title).toBe('Pinakes');
  });

  test('gives the focus back to its card', async () => {
    const { goBack } = await opened();
    goBack();
    const link = screen.getByRole('link', { name: 'A chair' });
    await vi.waitFor(() => expect(document.activeElement).toBe(link));
  });

  test('is out of sight at once, and taken away when the feed is on the screen', async () => {
    const { goBack } = await opened();
    goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('dialog')).not.toBeNull();
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });

  test('is not there any more for a key that is pressed right after', async () => {
    const { goBack, address } = await opened();
    goBack();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.querySelector('dialog')).toBeNull();
    expect(address()).toBe('/');
  });
});

describe('reporting an open pin', () => {
  const bob = aWireUserShort({ id: '12', username: 'bob', full_name: 'Bob Example' });

  test('asks what is wrong, and thanks when it was sent', async () => {
    runIdleTasksAtOnce();
    const { user, server } = await openPin({ pinner: bob }, aViewer());
    server.on('Report.create', aWireAnswer({ id: '1', state: 'open' }));
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    await user.click(screen.getByRole('menuitem', { name: 'Report Pin' }));
    await user.click(await screen.findByRole('radio', { name: 'Stolen work' }));
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Reported')).toBeDefined();
    expect(screen.getByText('Thanks! Your feedback helps us keep the Pinakes community safe.')).toBeDefined();
    expect(server.optionsOf('Report.create')).toMatchObject([{ object_id: '101', reason: 'copyright' }]);
    window.requestIdleCallback = () => 0;
  });

  test('is not offered to visitors', async () => {
    await openPin({ pinner: bob });
    expect(screen.queryByRole('menuitem', { name: 'Report Pin', hidden: true })).toBeNull();
  });
});

describe('below a pin', () => {
  const related = (id: string, title: string) => aWirePin({ id, title, grid_title: title, seo_title: title });

  async function openWithRelated(pins: readonly WirePin[], server = new WireServer(), pin = aWirePin()) {
    runIdleTasksAtOnce();
    server.on('Pin.get', aWireAnswer(pin)).on('RelatedPinFeed.get', aWireAnswer(pins));
    openApp({ at: '/pin/101/', server });
    await screen.findByRole('heading', { level: 1 });
    return server;
  }

  test('stand pins like it, once it is shown', async () => {
    const server = await openWithRelated([related('201', 'A stool'), related('202', 'A bench')]);
    const grid = await screen.findByRole('feed', { name: 'More like this' });
    expect(await within(grid).findByRole('link', { name: /A stool/ })).toBeDefined();
    expect(server.optionsOf('RelatedPinFeed.get')).toMatchObject([{ pin: '101' }]);
  });

  test('stand boards, topics, colours and products that go with it; its pins do not repeat the products', async () => {
    const boards = ['71', '72'].map((id) => aWireBoardShort({ id, name: `Board ${id}`, url: `/bob/${id}/` }));
    const products = ['301', '302', '303', '304'].map((id) =>
      aWirePin({ id, title: `Lamp ${id}`, grid_title: `Lamp ${id}`, is_shoppable: true }),
    );
    const server = new WireServer()
      .on('PinBoards.get', aWireAnswer(boards))
      .on('RelatedInterests.get', aWireAnswer([aWireTopic()]))
      .on('PinColors.get', aWireAnswer([{ color: '#cc2200', area: 0.4 }]))
      .on('RelatedProducts.get', aWireAnswer(products));
    await openWithRelated([products[0]!, related('202', 'A table')], server);
    const row = within(await screen.findByRole('region', { name: 'Shop similar' }));
    expect(row.getAllByRole('listitem')).toHaveLength(4);
    const onBoards = within(screen.getByRole('region', { name: 'Saved to these boards' }));
    expect(onBoards.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/bob/71/',
      '/bob/72/',
    ]);
    const ways = within(screen.getByRole('navigation', { name: 'Topics and colors' }));
    expect(ways.getByRole('link', { name: 'Cooking' })).toBeDefined();
    expect(ways.getByRole('link', { name: 'More pins in this color (Red)' }).getAttribute('href')).toBe(
      '/search/pins/?color=%23cc2200',
    );
    const grid = within(screen.getByRole('feed', { name: 'More like this' }));
    expect(grid.queryByRole('article', { name: 'Lamp 301' })).toBeNull();
    expect(grid.getByRole('article', { name: 'A table' })).toBeDefined();
  });

  test('of a product stand others of its shop, without itself', async () => {
    const lamps = ['302', '303', '304', '305'].map((id) =>
      aWirePin({ id, title: `Lamp ${id}`, grid_title: `Lamp ${id}`, is_shoppable: true }),
    );
    const link = 'https://www.shop.example/101';
    const product = aWirePin({ link, domain: 'shop.example', is_eligible_for_pdp: true });
    const server = new WireServer().on('ShoppingFeed.get', aWireAnswer([product, ...lamps]));
    await openWithRelated([lamps[0]!, related('202', 'A table')], server, product);
    const row = within(await screen.findByRole('region', { name: 'More from shop.example' }));
    expect(row.getAllByRole('listitem')).toHaveLength(4);
    expect(server.optionsOf('ShoppingFeed.get')).toMatchObject([{ domain: 'shop.example' }]);
    expect(server.optionsOf('RelatedProducts.get')).toEqual([]);
    const grid = within(screen.getByRole('feed', { name: 'More like this' }));
    expect(grid.queryByRole('article', { name: 'Lamp 302' })).toBeNull();
  });

  test('stands nothing if no pin is like it', async () => {
    const server = await openWithRelated([]);
    await vi.waitFor(() => expect(server.optionsOf('RelatedPinFeed.get')).toHaveLength(1));
    await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'More like this' })).toBeNull());
  });
});
