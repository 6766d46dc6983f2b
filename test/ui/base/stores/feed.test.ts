import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import { LoadFeedPage } from '../../../../src/application/feeds/load-feed-page.ts';
import type { FeedGateway, FeedPage } from '../../../../src/application/ports/pins/feed-gateway.ts';
import { ServiceError } from '../../../../src/application/ports/service-error.ts';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import { feedFailure } from '../../../../src/ui/feeds/feed-failure.ts';
import { Feed } from '../../../../src/ui/base/stores/feed.ts';
import { PinStore } from '../../../../src/ui/base/stores/pin-store.ts';
import { aPin } from '../../../builders/a-pin.ts';

/** Pages of pins by bookmark, as a test changes them; `first` is the first one. */
type Pages = Record<string, FeedPage | 'expired' | 'not-found' | ServiceError | Promise<FeedPage>>;

const pinsOf = (...ids: string[]) => ids.map((id) => aPin({ entityId: toPinId(id) }));
const aPage = (ids: string[], bookmark: string | null = null): FeedPage => ({
  pins: pinsOf(...ids),
  bookmark,
});

function aFeed(pages: Pages) {
  const asked: string[] = [];
  const feeds: FeedGateway = {
    async page(_source, bookmark) {
      asked.push(bookmark ?? 'first');
      const page = await pages[bookmark ?? 'first'];
      if (page instanceof ServiceError) throw page;
      return page ?? 'not-found';
    },
  };
  const pins = new PinStore();
  return { feed: new Feed({ kind: 'home' }, new LoadFeedPage({ feeds }), pins), pins, pages, asked };
}

describe('a feed', () => {
  test('begins fresh, loads, is ready for more and ends', async () => {
    const { feed } = aFeed({ first: aPage(['1', '2'], 'two'), two: aPage(['3']) });
    const phases: string[] = [];
    autorun(() => phases.push(feed.phase));
    await feed.start();
    expect(feed.ids).toEqual(['1', '2']);
    await feed.loadMore();
    expect(feed.ids).toEqual(['1', '2', '3']);
    expect(phases).toEqual(['fresh', 'loading', 'ready', 'loading', 'ended']);
  });

  test('puts its pins where all views find them', async () => {
    const { feed, pins } = aFeed({ first: aPage(['1']) });
    await feed.start();
    expect(pins.find(toPinId('1'))).toEqual(aPin({ entityId: toPinId('1') }));
  });

  test('starts once: coming back finds it as it was', async () => {
    const { feed, asked } = aFeed({ first: aPage(['1'], 'two') });
    await feed.start();
    await feed.start();
    expect(asked).toEqual(['first']);
  });

  test('reads one page at a time', async () => {
    const page = Promise.withResolvers<FeedPage>();
    const { feed, asked } = aFeed({ first: page.promise });
    const both = [feed.loadMore(), feed.loadMore()];
    page.resolve(aPage(['1'], 'two'));
    await Promise.all(both);
    expect(asked).toEqual(['first']);
  });

  test('asks for nothing after its end', async () => {
    const { feed, asked } = aFeed({ first: aPage(['1']) });
    await feed.start();
    await feed.loadMore();
    expect(asked).toEqual(['first']);
  });

  test('shows a pin once, where it stood first', async () => {
    const { feed } = aFeed({ first: aPage(['1', '2', '1'], 'two'), two: aPage(['2', '3', '1']) });
    await feed.start();
    await feed.loadMore();
    expect(feed.ids).toEqual(['1', '2', '3']);
  });

  test('whose place was forgotten goes on with what is new on top, without repeating', async () => {
    const { feed, pages } = aFeed({ first: aPage(['2', '1'], 'old'), old: 'expired' });
    await feed.start();
    pages.first = aPage(['3', '2', '1']);
    await feed.loadMore();
    expect(feed.ids).toEqual(['2', '1', '3']);
    expect(feed.phase).toBe('ended');
  });

  test.each([
    [aPage([]), true],
    [aPage(['1']), false],
    [aPage([], 'two'), false],
  ])('is empty only when it has ended without a pin', async (first, empty) => {
    const { feed } = aFeed({ first });
    expect(feed.isEmpty).toBe(false);
    await feed.start();
    expect(feed.isEmpty).toBe(empty);
  });
});

describe('a page that does not come', () => {
  test('keeps what is there and says why', async () => {
    const { feed } = aFeed({ first: aPage(['1'], 'two'), two: new ServiceError('offline') });
    await feed.start();
    await feed.loadMore();
    expect(feed).toMatchObject({ ids: ['1'], phase: 'failed', failure: 'offline', bookmark: 'two' });
  });

  test('can be asked for again', async () => {
    const { feed, pages } = aFeed({ first: aPage(['1'], 'two'), two: new ServiceError('unavailable') });
    await feed.start();
    await feed.loadMore();
    pages.two = aPage(['2']);
    await feed.loadMore();
    expect(feed).toMatchObject({ ids: ['1', '2'], phase: 'ended', failure: null });
  });

  test('at the very start can be asked for by starting again', async () => {
    const { feed, pages } = aFeed({ first: new ServiceError('offline') });
    await feed.start();
    expect(feed.phase).toBe('failed');
    pages.first = aPage(['1']);
    await feed.start();
    expect(feed).toMatchObject({ ids: ['1'], phase: 'ended' });
  });

  test('later does not begin anew by starting again: the person decides', async () => {
    const { feed, asked } = aFeed({ first: aPage(['1'], 'two'), two: new ServiceError('offline') });
    await feed.start();
    await feed.loadMore();
    await feed.start();
    expect(asked).toEqual(['first', 'two']);
  });

  test('because of a bug is not hidden', async () => {
    const feeds: FeedGateway = { page: () => Promise.reject(new TypeError('a bug')) };
    const feed = new Feed({ kind: 'home' }, new LoadFeedPage({ feeds }), new PinStore());
    await expect(feed.loadMore()).rejects.toThrow('a bug');
  });
});

describe('a feed that is not there', () => {
  test('is missing, and may be there the next time', async () => {
    const { feed, pages } = aFeed({});
    await feed.start();
    expect(feed.phase).toBe('missing');
    pages.first = aPage(['1']);
    await feed.start();
    expect(feed.phase).toBe('ended');
  });
});

describe('what becomes of the page', () => {
  const opened = async (pages: Pages) => {
    const { feed } = aFeed(pages);
    await feed.start();
    return { feed, outcome: feedFailure(feed) };
  };

  test('with pins or with none it is shown', async () => {
    expect((await opened({ first: aPage(['1']) })).outcome).toBeUndefined();
    expect((await opened({ first: aPage([]) })).outcome).toBeUndefined();
  });

  test('without the list it is not found', async () => {
    expect((await opened({})).outcome).toEqual({ kind: 'not-found' });
  });

  test('without an answer it has failed', async () => {
    const { outcome } = await opened({ first: new ServiceError('offline') });
    expect(outcome).toEqual({ kind: 'failed', failure: 'offline' });
  });

  test('with the first pages it is shown, though the next one did not come', async () => {
    const { feed } = await opened({ first: aPage(['1'], 'two'), two: new ServiceError('offline') });
    await feed.loadMore();
    expect(feedFailure(feed)).toBeUndefined();
  });
});

test('pins that came with the document stand before those that are read', async () => {
  const { feed, asked } = aFeed({ two: aPage(['2']) });
  feed.show(pinsOf('1'), 'two');
  await feed.start();
  await feed.loadMore();
  expect(feed.ids).toEqual(['1', '2']);
  expect(asked).toEqual(['two']);
});
