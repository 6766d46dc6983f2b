// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { WireArticle } from '../../../wire/today.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireTopic } from '../../builders/a-wire-topic.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const patches: WireArticle = {
  id: '7',
  type: 'article',
  title: 'Patches',
  subtitle: 'Ours',
  url: '/today/article/7/',
  image: 'https://pins.test/media/508x640/ab/cd/ef/x.webp',
  pins_count: 9,
  published_at: 'Thu, 26 Nov 2026 00:00:00 +0000',
  kind: 'best',
  topic: null,
};
const birds: WireArticle = {
  ...patches,
  id: '8',
  title: 'Birds',
  subtitle: 'Most saved this week',
  topic: aWireTopic({ id: '100103', name: 'Birds', url_name: 'birds' }),
};
const main = () => within(screen.getByRole('main'));

describe('today', () => {
  test('shows its articles, and where the others are', async () => {
    const server = new WireServer().on('TodayTab.get', aWireAnswer([patches, birds]));
    const { pages } = openApp({ at: '/today', server });
    expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeDefined();
    const link = main().getByRole('link', { name: /Patches/ });
    expect(link.getAttribute('href')).toBe('/today/article/7/');
    expect(link.textContent).toBe('OursPatches9 pins');
    expect(link.querySelector('source')?.getAttribute('srcset')).toContain('/media/278x424/');
    const tabs = within(screen.getByRole('navigation', { name: 'Articles' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/today',
      '/today/best',
      '/today/trending',
      '/today/popular',
      '/today/shop',
      '/today/article',
    ]);
    expect(server.optionsOf('TodayTab.get')).toMatchObject([{ tab: 'today' }]);
    expect(pages.find('/today')!.outcome).toMatchObject({ head: { noindex: false } });
  });

  test('has a tab for each kind, with the days of its articles', async () => {
    const server = new WireServer().on('TodayTab.get', aWireAnswer([birds]));
    openApp({ at: '/today/popular', server });
    expect(await screen.findByText('9 pins · Nov 26, 2026')).toBeDefined();
    expect(server.optionsOf('TodayTab.get')).toMatchObject([{ tab: 'popular' }]);
    expect(screen.getByRole('link', { name: 'Popular' }).getAttribute('aria-current')).toBe('page');
  });

  test('says so while there is nothing', async () => {
    const { pages } = openApp({ at: '/today', server: new WireServer().on('TodayTab.get', aWireAnswer([])) });
    expect(await screen.findByRole('heading', { name: 'Nothing for today yet' })).toBeDefined();
    expect(pages.find('/today')!.outcome).toMatchObject({ head: { noindex: true } });
  });

  test('says so when nobody answers', async () => {
    openApp({ at: '/today', server: new WireServer().on('TodayTab.get', noAnswer) });
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined();
  });
});

describe('an article', () => {
  const open = async (at: string, article: WireArticle) => {
    const server = new WireServer()
      .on('TodayTab.get', aWireAnswer([patches, birds]))
      .on('TodayArticle.get', aWireAnswer({ article, results: [aWirePin({ grid_title: 'A quilt' })] }));
    const app = openApp({ at, server });
    await screen.findByRole('heading', { level: 1 });
    return app;
  };

  test('has its pins, and others of today', async () => {
    const { pages } = await open('/today/article/7/', patches);
    expect(main().getByRole('heading', { level: 1, name: 'Patches' })).toBeDefined();
    expect(main().getByRole('feed', { name: 'Pins of Patches' })).toBeDefined();
    expect(main().getByRole('article', { name: 'A quilt' })).toBeDefined();
    expect(main().getByRole('link', { name: /^Most saved this week/ })).toBeDefined();
    expect(main().queryByRole('link', { name: /^Ours/ })).toBeNull();
    expect(pages.find('/today/article/7/')!.outcome).toMatchObject({
      head: { title: 'Patches', description: 'Ours', openGraph: { type: 'article' } },
    });
  });

  test('leads to its topic', async () => {
    await open('/today/article/8/', birds);
    const link = main().getByRole('link', { name: 'All about Birds' });
    expect(link.getAttribute('href')).toBe('/ideas/birds/100103/');
  });

  test('has another address', async () => {
    const { pages } = await open('/discover/article/7', patches);
    expect(pages.find('/discover/article/7')!.outcome).toMatchObject({
      head: { canonicalPath: '/today/article/7/' },
    });
  });

  test.each(['/today/article/7/', '/today/article/x/', '/discover/article/7'])(
    'may be gone: %s',
    async (at) => {
      const server = new WireServer()
        .on('TodayTab.get', aWireAnswer([]))
        .on('TodayArticle.get', aWireFailure('object_not_found'));
      openApp({ at, server });
      expect(await screen.findByRole('heading', { name: 'We couldn’t find that page' })).toBeDefined();
    },
  );
});
