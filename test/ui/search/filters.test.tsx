// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireSearchPage } from '../../builders/a-wire-search-page.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const FACETS = {
  kind: [{ value: 'video' as const, count: 3 }],
  color: [
    { value: 'red', count: 4 },
    { value: 'purplish', count: 1 },
  ],
  price: [
    { min: null, max: 25, currency: 'EUR', count: 2 },
    { min: 200, max: null, currency: 'EUR', count: 1 },
  ],
  domain: [{ value: 'shop.example', count: 1_204 }],
  since: [{ value: 'week' as const, count: 2 }],
  followed: 1,
};

async function open(at: string, facets = FACETS) {
  const found = aWireSearchPage({ results: [aWirePin()], facets });
  const app = openApp({ at, server: new WireServer().on('BaseSearch.get', aWireAnswer(found)) });
  await screen.findByRole('feed');
  return app;
}

async function openMenu(at: string, name: string) {
  const app = await open(at);
  await app.user.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
}

test('the menu has the values that occur, with their numbers', async () => {
  const menu = await openMenu('/search/pins/?q=oak', 'Filters');
  const links = await menu.findAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Videos 3 /search/pins/?q=oak&kind=video',
    'Red 4 /search/pins/?q=oak&color=red',
    'Under €25.00 2 /search/pins/?q=oak&price_max=25&currency=EUR',
    '€200.00 and up 1 /search/pins/?q=oak&price_min=200&currency=EUR',
    'shop.example 1,204 /search/pins/?q=oak&domain=shop.example',
    'Last week 2 /search/pins/?q=oak&since=week',
    'People you follow 1 /search/pins/?q=oak&followed=true',
  ]);
});

test('filters add up, and a chosen one is taken back', async () => {
  const menu = await openMenu(
    '/search/pins/?q=oak%20small&rg=small&color=red&price_max=25',
    'Filters (2 set)',
  );
  const hrefOf = (name: string) => menu.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Red 4')).toBe('/search/pins/?q=oak%20small&rg=small&price_max=25');
  expect(menu.getByRole('link', { name: 'Red 4', current: true })).toBeDefined();
  expect(hrefOf('Videos 3')).toBe('/search/pins/?q=oak%20small&rg=small&kind=video&color=red&price_max=25');
  expect(hrefOf('€200.00 and up 1')).toBe(
    '/search/pins/?q=oak%20small&rg=small&color=red&price_min=200&currency=EUR',
  );
});

test('what is set stands above the pins, and can be removed one by one or together', async () => {
  await open('/search/pins/?q=oak&color=red&since=week');
  const active = within(screen.getByRole('list', { name: 'Active filters' }));
  expect(
    active.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual([
    'Red /search/pins/?q=oak&since=week',
    'Last week /search/pins/?q=oak&color=red',
    'Clear filters /search/pins/?q=oak',
  ]);
});

test('without anything to filter there is no button', async () => {
  const nothing = { kind: [], color: [], price: [], domain: [], since: [], followed: 0 };
  await open('/search/pins/?q=oak', nothing);
  expect(screen.queryByRole('button', { name: /Filters/ })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
});
