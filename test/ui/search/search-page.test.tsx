// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { WireSearchPage } from '../../../wire/search.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aUser, aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireSearchPage } from '../../builders/a-wire-search-page.ts';
import { aWireTopic } from '../../builders/a-wire-topic.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps, runIdleTasksAtOnce } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const chair = aWirePin({ title: 'A chair' });
const guide = (term: string, dominant_color = '#b4421f') => ({
  term,
  display: term,
  position: 0,
  dominant_color,
});

async function search(
  at: string,
  found: Partial<WireSearchPage>,
  viewer: ReturnType<typeof aViewer> | null = null,
) {
  const server = new WireServer().on('BaseSearch.get', aWireAnswer(aWireSearchPage(found)));
  const app = openApp({ at, server, viewer });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const main = () => within(screen.getByRole('main'));
const hrefOf = (name: string | RegExp) => main().getByRole('link', { name }).getAttribute('href');

describe('the pins of a search', () => {
  test('are an endless list named after the query', async () => {
    const { server, pages } = await search('/search/pins/?q=%20oak%20chair&rs=typed', { results: [chair] });
    expect(main().getByRole('feed', { name: 'Search results for oak chair' })).toBeDefined();
    expect(main().getByRole('article', { name: 'A chair' })).toBeDefined();
    expect(server.optionsOf('BaseSearch.get')).toEqual([
      { query: 'oak chair', scope: 'pins', rs: 'typed', field_set_key: 'card' },
    ]);
    const { outcome } = pages.find('/search/pins/?q=%20oak%20chair&rs=typed')!;
    expect(outcome).toMatchObject({ kind: 'ready', head: { noindex: true } });
    expect(document.title).toBe('oak chair – Search · Pinakes');
  });

  test('go on with the same search', async () => {
    const server = new WireServer()
      .on('BaseSearch.get', aWireAnswer(aWireSearchPage({ results: [chair] }), { bookmark: 'next' }))
      .on('Search.get', aWireAnswer([aWirePin({ id: '102', grid_title: 'A table' })]));
    const { user } = openApp({ at: '/search/pins/?q=oak&color=red&exact=true', server });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('article', { name: 'A table' })).toBeDefined();
    expect(server.optionsOf('Search.get')).toEqual([
      { query: 'oak', scope: 'pins', color: 'red', auto_correction_disabled: true, bookmarks: ['next'] },
    ]);
  });

  test('of one’s own are for members', async () => {
    const tabs = () =>
      within(screen.getByRole('navigation', { name: 'Search in' }))
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    await search('/search/pins/?q=oak&color=red', { results: [chair] });
    const forAll = [
      'Pins /search/pins/?q=oak',
      'Boards /search/boards/?q=oak',
      'People /search/people/?q=oak',
    ];
    expect(tabs()).toEqual(forAll);
    cleanup();
    await search('/search/my_pins/?q=oak', { results: [chair] }, aViewer());
    expect(tabs()).toEqual([...forAll, 'Your pins /search/my_pins/?q=oak']);
    expect(screen.getByRole('link', { current: 'page', name: 'Your pins' })).toBeDefined();
    cleanup();
    const { address } = openApp({ at: '/search/my_pins/?q=oak' });
    await expect.poll(address).toMatch(/^\/login\/\?next=/);
  });
});

describe('a search for the name of people', () => {
  const people = [
    aWireUser({ id: '11', username: 'priya', full_name: 'Priya Raman' }),
    aWireUser({ id: '12', username: 'praman', full_name: 'Priya Raman' }),
  ];

  test('leads to them, and to all people, above the pins', async () => {
    const { user, address } = await search('/search/pins/?q=priya%20raman&rs=typed', {
      results: [chair],
      people,
    });
    const row = within(main().getByRole('region', { name: 'People named “priya raman”' }));
    expect(row.getByRole('heading', { level: 2, name: 'People named “priya raman”' })).toBeDefined();
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/priya/',
      '/praman/',
      '/search/people/?q=priya%20raman&rs=typed',
    ]);
    await user.click(row.getByRole('link', { name: 'See all people' }));
    await expect.poll(address).toBe('/search/people/?q=priya%20raman&rs=typed');
  });

  test('shows nobody whom the viewer has blocked since', async () => {
    const { stores } = await search('/search/pins/?q=priya%20raman', { results: [chair], people });
    act(() => stores.users.put(aUser({ username: 'praman', blockedByMe: true })));
    const row = within(main().getByRole('region', { name: /^People named/ }));
    expect(row.getAllByRole('listitem')).toHaveLength(1);
    act(() => stores.users.put(aUser({ username: 'priya', blockedByMe: true })));
    expect(main().queryByRole('region', { name: /^People named/ })).toBeNull();
  });

  test('is the only one with such a row', async () => {
    await search('/search/pins/?q=oak', { results: [chair] });
    expect(main().queryByRole('link', { name: 'See all people' })).toBeNull();
  });
});

describe('few results', () => {
  const stool = aWirePin({ id: '102', title: 'A stool', grid_title: 'A stool' });
  const similar = () => screen.findByRole('feed', { name: 'More like this' });
  const serverOf = (results: WireSearchPage['results'], next: { bookmark?: string } = {}) =>
    new WireServer()
      .on('BaseSearch.get', aWireAnswer(aWireSearchPage({ results }), next))
      .on('RelatedPinFeed.get', aWireAnswer([chair, stool]))
      .on('Search.get', aWireAnswer([]));

  beforeEach(() => {
    const { requestIdleCallback } = window;
    runIdleTasksAtOnce();
    onTestFinished(() => void (window.requestIdleCallback = requestIdleCallback));
  });

  test('are followed by pins like the best one, without those above', async () => {
    const server = serverOf([aWirePin({ id: '100', is_promoted: true }), chair]);
    openApp({ at: '/search/pins/?q=oak', server });
    const grid = within(await similar());
    expect(grid.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['A stool']);
    expect(main().getByRole('heading', { level: 2, name: 'More like this' })).toBeDefined();
    expect(server.optionsOf('RelatedPinFeed.get')).toMatchObject([{ pin: chair.id }]);
  });

  test('stand alone where nothing else is like them', async () => {
    const server = serverOf([chair]).on('RelatedPinFeed.get', aWireAnswer([chair]));
    openApp({ at: '/search/pins/?q=oak', server });
    await vi.waitFor(() => expect(server.optionsOf('RelatedPinFeed.get')).toHaveLength(1));
    await vi.waitFor(() => expect(main().getAllByRole('feed')).toHaveLength(1));
    expect(main().queryByRole('heading', { name: 'More like this' })).toBeNull();
  });

  test('have a row of ads below them, if there are some', async () => {
    const ads = ['301', '302', '303'].map((id) => aWirePin({ id, title: `Ad ${id}`, is_promoted: true }));
    const server = serverOf([chair]).on('Search.get', aWireAnswer(ads));
    openApp({ at: '/search/pins/?q=oak&rs=typed', server });
    const row = within(await screen.findByRole('region', { name: 'Promoted results for “oak”' }));
    expect(row.getAllByRole('listitem')).toHaveLength(3);
    expect(server.optionsOf('Search.get')).toMatchObject([{ query: 'oak', scope: 'promoted' }]);
    cleanup();
    server.on('Search.get', aWireAnswer(ads.slice(1)));
    openApp({ at: '/search/pins/?q=oak', server });
    await similar();
    await vi.waitFor(() => expect(server.optionsOf('Search.get')).toHaveLength(2));
    expect(main().queryByRole('region', { name: /^Promoted/ })).toBeNull();
  });

  test.each([
    [19, {}, 1],
    [20, {}, 0],
    [19, { bookmark: 'next' }, 0],
  ])('%i pins, then the page of %j: lists of similar pins %i', async (count, next, lists) => {
    const results = Array.from({ length: count }, (_, index) => aWirePin({ id: String(200 + index) }));
    const server = serverOf(results, next);
    openApp({ at: '/search/pins/?q=oak', server });
    await screen.findByRole('feed', { name: 'Search results for oak' });
    if (lists > 0) await similar();
    expect(server.optionsOf('RelatedPinFeed.get')).toHaveLength(lists);
  });
});

describe('guides', () => {
  test('are stacked behind the query and can be removed', async () => {
    await search('/search/pins/?q=oak%20table%20small%20round&rs=guide&rg=small%2Cround&color=red', {
      results: [chair],
      guides: [guide('garden'), guide('white', '#ffffff')],
    });
    expect(hrefOf('Add “garden”')).toBe(
      '/search/pins/?q=oak%20table%20small%20round%20garden&rs=guide&rg=small%2Cround%2Cgarden&color=red',
    );
    expect(hrefOf('Remove “small”')).toBe('/search/pins/?q=oak%20table%20round&rs=guide&rg=round&color=red');
    const hue = (name: string) => main().getByRole('link', { name }).dataset.hue;
    expect([hue('Add “garden”'), hue('Add “white”')]).toEqual(['30', undefined]);
  });

  test('are left out where there are none', async () => {
    await search('/search/pins/?q=oak', { results: [chair] });
    expect(screen.queryByRole('navigation', { name: 'Narrow your search' })).toBeNull();
  });
});

describe('what differs from the search as it was typed is said', () => {
  const notes = () => main().getAllByRole('status')[0]?.textContent;

  test('a corrected query, with the way back', async () => {
    await search('/search/pins/?q=chiar', { results: [chair], corrected_query: 'chair' });
    expect(notes()).toBe('Showing results for chair · Search instead for chiar');
    expect(hrefOf('Search instead for chiar')).toBe('/search/pins/?q=chiar&exact=true');
  });

  test.each([
    ['close', 0, 'No exact matches. Showing close matches.'],
    ['close', 1, '1 exact match, then close matches.'],
    ['partial', 3, '3 exact matches, then partial matches.'],
    ['popular', 0, 'No results for “oak”. Here’s what’s popular instead.'],
  ] as const)('%s matches after %i exact ones', async (relaxed, exact_count, words) => {
    await search('/search/pins/?q=oak', { results: [chair], relaxed, exact_count });
    expect(notes()).toBe(words);
  });

  test('an index that is being built, until it is ready', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server } = await search('/search/pins/?q=oak', { results: [chair], state: 'building' });
    expect(notes()).toMatch(/still being prepared/);
    const asked = () => server.optionsOf('BaseSearch.get').length;
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(asked()).toBe(2);
    expect(notes()).toMatch(/still being prepared/);
    server.on('BaseSearch.get', noAnswer);
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    const table = aWirePin({ id: '102', grid_title: 'A table' });
    server.on('BaseSearch.get', aWireAnswer(aWireSearchPage({ results: [chair, table] })));
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(main().getByRole('article', { name: 'A table' })).toBeDefined();
    expect(screen.queryByText(/still being prepared/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(asked()).toBe(4);
  });
});

describe('nothing found', () => {
  test.each([
    ['/search/pins/?q=oak', 'No results for “oak”', 'Find pins', '/'],
    [
      '/search/pins/?q=oak&color=red',
      'No pins match these filters',
      'Show all results',
      '/search/pins/?q=oak',
    ],
    ['/search/my_pins/?q=oak', 'None of your pins match “oak”', 'Search all pins', '/search/pins/?q=oak'],
    ['/search/boards/?q=oak', 'No boards found for “oak”', 'Search for pins', '/search/pins/?q=oak'],
    ['/search/people/?q=oak', 'No people found for “oak”', 'Search for pins', '/search/pins/?q=oak'],
  ])('%s says “%s” and has the next step', async (at, title, action, href) => {
    await search(at, {}, aViewer());
    expect(await main().findByRole('heading', { level: 2, name: title })).toBeDefined();
    expect(hrefOf(action)).toBe(href);
  });

  test('a search that failed can be tried again', async () => {
    const server = new WireServer().on('BaseSearch.get', noAnswer);
    const { user } = openApp({ at: '/search/pins/?q=oak', server });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.on('BaseSearch.get', aWireAnswer(aWireSearchPage({ results: [chair] })));
    await user.click(again);
    expect(await screen.findByRole('article', { name: 'A chair' })).toBeDefined();
  });
});

test('boards and people are found with their owners and names', async () => {
  const { goTo, server } = await search('/search/boards/?q=oak', {
    results: [aWireBoard({ name: 'Oak rooms' })],
  });
  expect(await main().findByRole('link', { name: /Oak rooms/ })).toBeDefined();
  server.on(
    'BaseSearch.get',
    aWireAnswer(aWireSearchPage({ results: [aWireUser({ full_name: 'Oak Ann' })] })),
  );
  goTo('/search/people/?q=oak');
  expect(await main().findByRole('link', { name: /^Oak Ann/ })).toBeDefined();
  expect(server.optionsOf('BaseSearch.get').map(({ scope }) => scope)).toEqual(['boards', 'people']);
});

test('without a query there are topics to begin with', async () => {
  const server = new WireServer().on(
    'Categories.get',
    aWireAnswer([aWireTopic({ name: 'oak & ash', url_name: 'x', pin_count: 1 })]),
  );
  openApp({ at: '/search', server });
  await screen.findByRole('heading', { level: 1, name: 'What are you looking for?' });
  expect(hrefOf('oak & ash')).toBe('/search/pins/?q=oak%20%26%20ash&rs=topic');
});
