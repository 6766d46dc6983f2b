// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireTopic } from '../../builders/a-wire-topic.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

async function ideas(
  areas: readonly object[],
  explore: object = {},
  pins = aWireAnswer([]),
  topics: readonly object[] = [aWireTopic()],
  { at = '/ideas', title = 'Explore ideas' } = {},
) {
  const server = new WireServer()
    .on('IdeasHub.get', aWireAnswer(topics))
    .on('ExploreLists.get', aWireAnswer({ rising_topics: [], lists: [], ...explore }))
    .on('ExploreSectionFeed.get', pins)
    .on('DiscoveryAreas.get', aWireAnswer(areas));
  openApp({ at, server });
  await screen.findByRole('heading', { level: 1, name: title });
  return server;
}

test('lead to the areas that have enough pins', async () => {
  await ideas([
    { kind: 'today', count: 2 },
    { kind: 'videos', count: 6 },
    { kind: 'products', count: 8 },
    { kind: 'something new', count: 9 },
  ]);
  const links = within(screen.getByRole('navigation', { name: 'More to explore' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Today', '/today'],
    ['Videos', '/videos/'],
    ['Shopping', '/shopping/'],
  ]);
});

test('lead nowhere else while no area has enough pins', async () => {
  await ideas([]);
  expect(screen.queryByRole('navigation', { name: 'More to explore' })).toBeNull();
});

describe('what goes on', () => {
  const pins = aWireAnswer([aWirePin({ grid_title: 'A heron' })]);

  test('are lists with pins when nothing rises', async () => {
    const server = await ideas([], { lists: ['new-this-week', 'on-this-day', 'something new'] }, pins);
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['New this week', 'On this day']);
    const row = screen.getByRole('list', { name: 'New this week' });
    expect(within(row).getByRole('link', { name: 'A heron' })).toBeDefined();
    expect(server.optionsOf('ExploreSectionFeed.get')).toMatchObject([
      { url_name: 'new-this-week' },
      { url_name: 'on-this-day' },
    ]);
  });

  test('lead to all pins of each list', async () => {
    await ideas([], { lists: ['new-this-week', 'on-this-day'] }, pins);
    const all = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(all('See all New this week')).toBe('/ideas?list=new-this-week');
    expect(all('See all On this day')).toBe('/ideas?list=on-this-day');
    cleanup();
    const page = { at: '/ideas?list=most-saved', title: 'Most saved this month' };
    const server = await ideas([], {}, pins, [], page);
    expect(screen.getByRole('feed', { name: 'Most saved this month' })).toBeDefined();
    expect(screen.getByRole('article', { name: 'A heron' })).toBeDefined();
    expect(server.optionsOf('ExploreSectionFeed.get')).toMatchObject([{ url_name: 'most-saved' }]);
    cleanup();
    await ideas([], {}, aWireAnswer([]), [], page);
    expect(screen.getByRole('heading', { name: 'Nothing here right now' })).toBeDefined();
    cleanup();
    await ideas([], {}, pins, [aWireTopic()], { at: '/ideas?list=unknown', title: 'Explore ideas' });
  });

  test('are the topics and pins that rise', async () => {
    await ideas(
      [],
      { rising_topics: [aWireTopic({ name: 'Birds', url_name: 'birds' })], lists: ['rising'] },
      pins,
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Rising');
    const rising = screen.getByRole('region', { name: 'Rising' });
    expect(within(rising).getByRole('link', { name: /Birds/ })).toBeDefined();
    expect(within(rising).getByRole('link', { name: 'A heron' })).toBeDefined();
  });

  test('is shown also where no topic has enough pins', async () => {
    await ideas([], { lists: ['new-this-week'] }, pins, []);
    expect(screen.getByRole('list', { name: 'New this week' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'All topics' })).toBeNull();
  });
});
