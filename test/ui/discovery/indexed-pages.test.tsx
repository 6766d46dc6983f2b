// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireListingFacts } from '../../../wire/listing.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireTopic } from '../../builders/a-wire-topic.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const PREPARING = 'Search is still being prepared';
const none = aWireAnswer([]);
const pins = aWireAnswer([aWirePin({ title: 'A heron', grid_title: 'A heron' })]);
const facts = (count: number) => {
  const wire: WireListingFacts = {
    pin_count: count,
    unfiltered_count: count,
    category: null,
    categories: [],
    domains: [],
    prices: [],
    in_stock: 0,
  };
  return aWireAnswer(wire);
};
const animals = aWireTopic({ id: '1001', name: 'Animals', url_name: 'animals' });
const topics = aWireAnswer([animals]);
const explore = (lists: readonly string[]) => aWireAnswer({ rising_topics: [], lists });
const articles = aWireAnswer([
  {
    id: '7',
    type: 'article',
    title: 'Patches',
    subtitle: 'Ours',
    url: '/today/article/7/',
    image: null,
    pins_count: 9,
    published_at: 'Thu, 26 Nov 2026 00:00:00 +0000',
    kind: 'best',
    topic: null,
  },
]);

type Answers = Readonly<Record<string, Parameters<WireServer['on']>[1]>>;
type IndexedPage = {
  readonly at: string;
  /** What the page says when it is empty. */
  readonly nothing: string;
  /** A link of the full page. */
  readonly content: string | RegExp;
  readonly empty: Answers;
  readonly full: Answers;
};

const IDEAS = { 'IdeasHub.get': none, 'ExploreLists.get': explore([]), 'DiscoveryAreas.get': none };
const PAGES: readonly IndexedPage[] = [
  {
    at: '/ideas',
    nothing: 'No topics yet',
    content: /Animals/,
    empty: IDEAS,
    full: { 'IdeasHub.get': topics },
  },
  {
    at: '/topics',
    nothing: 'No topics yet',
    content: /Animals/,
    empty: { 'TopicsHub.get': none },
    full: { 'TopicsHub.get': topics },
  },
  {
    at: '/ideas?list=new-this-week',
    nothing: 'Nothing here right now',
    content: 'A heron',
    empty: { 'ExploreSectionFeed.get': none },
    full: { 'ExploreSectionFeed.get': pins },
  },
  {
    at: '/ideas/animals/1001/',
    nothing: 'No pins about Animals yet',
    content: 'A heron',
    empty: {
      'Topic.get': aWireAnswer({ ...animals, pin_count: 0 }),
      'TopicFeed.get': none,
      'RelatedInterests.get': none,
    },
    full: { 'Topic.get': aWireAnswer({ ...animals, pin_count: 8 }), 'TopicFeed.get': pins },
  },
  {
    at: '/today',
    nothing: 'Nothing for today yet',
    content: /Patches/,
    empty: { 'TodayTab.get': none },
    full: { 'TodayTab.get': articles },
  },
  {
    at: '/shopping/',
    nothing: 'Not enough products yet',
    content: 'A heron',
    empty: { 'ShoppingFeed.get': none, 'ListingFacts.get': facts(0) },
    full: { 'ShoppingFeed.get': pins, 'ListingFacts.get': facts(9) },
  },
  {
    at: '/videos/',
    nothing: 'Not enough videos yet',
    content: 'A heron',
    empty: { 'VideoFeed.get': none, 'ListingFacts.get': facts(0) },
    full: { 'VideoFeed.get': pins, 'ListingFacts.get': facts(9) },
  },
  {
    at: '/source/shop.example/',
    nothing: 'No pins from shop.example yet',
    content: 'A heron',
    empty: { 'DomainFeed.get': none, 'ListingFacts.get': facts(0) },
    full: { 'DomainFeed.get': pins, 'ListingFacts.get': facts(9) },
  },
];

const state = (of: 'ready' | 'building') => aWireAnswer({ state: of });
const main = () => within(screen.getByRole('main'));
const contentOf = ({ content }: IndexedPage) => main().queryAllByRole('link', { name: content });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const asked = (server: WireServer) => server.optionsOf('DiscoveryState.get').length;

function answering(server: WireServer, answers: Answers): WireServer {
  for (const [call, answer] of Object.entries(answers)) server.on(call, answer);
  return server;
}

const whileBuilding = ({ empty }: Pick<IndexedPage, 'empty'>) =>
  answering(new WireServer().on('DiscoveryState.get', state('building')), empty);
const becomeReady = (server: WireServer, { full }: Pick<IndexedPage, 'full'>) =>
  answering(server.on('DiscoveryState.get', state('ready')), full);

describe.each(PAGES)('$at', (page) => {
  test('says that search is being prepared, and fills by itself when it is ready', async () => {
    const { server, pages } = openApp({ at: page.at, server: whileBuilding(page) });
    const heading = await screen.findByRole('heading', { name: PREPARING });
    expect(heading.closest('[role=status]')).not.toBeNull();
    expect(screen.queryByText(page.nothing)).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(pages.find(page.at)!.outcome).toMatchObject({ kind: 'ready', head: { noindex: true } });
    await wait(2_000);
    expect(main().getByText(PREPARING)).toBeDefined();
    becomeReady(server, page);
    await wait(4_000);
    expect(contentOf(page)).not.toHaveLength(0);
    expect(screen.queryByText(PREPARING)).toBeNull();
    const count = asked(server);
    await wait(300_000);
    expect(asked(server)).toBe(count);
  });

  test('asks nothing more when it has content', async () => {
    const server = answering(whileBuilding(page), page.full);
    openApp({ at: page.at, server });
    await expect.poll(() => contentOf(page).length).toBeGreaterThan(0);
    expect(asked(server)).toBe(0);
    expect(screen.queryByText(PREPARING)).toBeNull();
  });

  test('says that there is nothing when the index has nothing', async () => {
    const server = whileBuilding(page).on('DiscoveryState.get', state('ready'));
    openApp({ at: page.at, server });
    expect(await screen.findByText(page.nothing)).toBeDefined();
    expect(asked(server)).toBe(1);
    await wait(300_000);
    expect(asked(server)).toBe(1);
  });

  test('is read again when one comes back to it', async () => {
    const server = answering(whileBuilding(page), { 'UserHomefeed.get': none });
    const { goTo } = openApp({ at: page.at, server });
    await screen.findByText(PREPARING);
    goTo('/about');
    await expect.poll(() => screen.queryByText(PREPARING)).toBeNull();
    becomeReady(server, page);
    goTo(page.at);
    await expect.poll(() => contentOf(page).length).toBeGreaterThan(0);
  });
});

const page = PAGES.find(({ at }) => at === '/ideas/animals/1001/')!;

test('an index without anything for the page ends the wait', async () => {
  const server = whileBuilding(page);
  openApp({ at: page.at, server });
  await screen.findByText(PREPARING);
  server.on('DiscoveryState.get', state('ready'));
  await wait(2_000);
  expect(main().getByText(page.nothing)).toBeDefined();
});

test('a server that does not answer is asked again', async () => {
  const server = whileBuilding(page);
  openApp({ at: page.at, server });
  await screen.findByText(PREPARING);
  becomeReady(server, page).on('TopicFeed.get', noAnswer);
  await wait(2_000);
  expect(main().getByText(PREPARING)).toBeDefined();
  server.on('TopicFeed.get', pins);
  await wait(4_000);
  expect(contentOf(page)).not.toHaveLength(0);
});

test('a topic tells no counts until they are known', async () => {
  const server = whileBuilding(page);
  openApp({ at: page.at, server });
  await screen.findByText(PREPARING);
  expect(main().getByRole('heading', { level: 1, name: 'Animals' })).toBeDefined();
  expect(main().queryByText(/followers/)).toBeNull();
  becomeReady(server, page);
  await wait(2_000);
  expect(main().getByText(/^8 pins/)).toBeDefined();
});

test('the articles of today may come a moment after the index', async () => {
  const today = PAGES.find(({ at }) => at === '/today')!;
  const server = whileBuilding(today);
  openApp({ at: '/today', server });
  await screen.findByText(PREPARING);
  server.on('DiscoveryState.get', state('ready'));
  await wait(2_000);
  expect(main().getByText(PREPARING)).toBeDefined();
  answering(server, today.full);
  await wait(4_000);
  expect(contentOf(today)).toHaveLength(1);
});

test('rows of Explore have pins also when their own page was empty before', async () => {
  const list = PAGES.find(({ at }) => at === '/ideas?list=new-this-week')!;
  const server = answering(whileBuilding(list), IDEAS);
  const { goTo } = openApp({ at: list.at, server });
  await screen.findByText(PREPARING);
  answering(becomeReady(server, list), { 'ExploreLists.get': explore(['new-this-week']) });
  goTo('/ideas');
  const row = await screen.findByRole('list', { name: 'New this week' });
  expect(within(row).getByRole('link', { name: 'A heron' })).toBeDefined();
});
