import { describe, expect, test } from 'vitest';
import { LoadFeedPage } from '../../../src/application/feeds/load-feed-page.ts';
import type { FeedGateway, FeedPage } from '../../../src/application/ports/pins/feed-gateway.ts';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { aPin } from '../../builders/a-pin.ts';

const SOURCE = { kind: 'home' } as const;
const FIRST: FeedPage = { pins: [aPin()], bookmark: 'two' };

/** Answers by bookmark; the first page is under `first`. */
const feedsOf = (pages: Readonly<Record<string, FeedPage | 'expired' | 'not-found'>>): FeedGateway => ({
  page: async (_source, bookmark) => pages[bookmark ?? 'first'] ?? 'not-found',
});

describe('a page of a feed', () => {
  test('is read as it is', async () => {
    const last: FeedPage = { pins: [], bookmark: null };
    const load = new LoadFeedPage({ feeds: feedsOf({ first: FIRST, two: last }) });
    expect(await load.run(SOURCE, null)).toEqual({ kind: 'page', page: FIRST, restarted: false });
    expect(await load.run(SOURCE, 'two')).toEqual({ kind: 'page', page: last, restarted: false });
  });

  test('whose bookmark is too old is the first one again', async () => {
    const load = new LoadFeedPage({ feeds: feedsOf({ first: FIRST, old: 'expired' }) });
    expect(await load.run(SOURCE, 'old')).toEqual({ kind: 'page', page: FIRST, restarted: true });
  });

  test('of a feed that is not there', async () => {
    expect(await new LoadFeedPage({ feeds: feedsOf({}) }).run(SOURCE, null)).toEqual({ kind: 'not-found' });
  });

  test('of a feed that went away in the meantime', async () => {
    const load = new LoadFeedPage({ feeds: feedsOf({ old: 'expired' }) });
    expect(await load.run(SOURCE, 'old')).toEqual({ kind: 'not-found' });
  });

  test('of a server that calls every bookmark too old ends instead of asking for ever', async () => {
    const load = new LoadFeedPage({ feeds: feedsOf({ old: 'expired', first: 'expired' }) });
    expect(await load.run(SOURCE, 'old')).toEqual({ kind: 'not-found' });
  });

  test('without an answer is an error of the service', async () => {
    const feeds: FeedGateway = { page: () => Promise.reject(new ServiceError('offline')) };
    await expect(new LoadFeedPage({ feeds }).run(SOURCE, null)).rejects.toThrow(ServiceError);
  });
});
