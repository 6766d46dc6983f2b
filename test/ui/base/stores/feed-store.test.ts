import { describe, expect, test } from 'vitest';
import { LoadFeedPage } from '../../../../src/application/feeds/load-feed-page.ts';
import type { FeedSource } from '../../../../src/application/ports/pins/feed-gateway.ts';
import { toBoardId } from '../../../../src/domain/ids/ids.ts';
import { FeedStore, feedName } from '../../../../src/ui/base/stores/feed-store.ts';
import { PinStore } from '../../../../src/ui/base/stores/pin-store.ts';
import { aPin } from '../../../builders/a-pin.ts';

const loadFeedPage = new LoadFeedPage({ feeds: { page: async () => ({ pins: [aPin()], bookmark: null }) } });
const aStore = () => new FeedStore(loadFeedPage, new PinStore());

const SOURCES: readonly [string, FeedSource][] = [
  ['homefeed', { kind: 'home' }],
  ['boardfeed:21', { kind: 'board', boardId: toBoardId('21') }],
  ['userPins:ann', { kind: 'user-pins', username: 'Ann' }],
  ['createdPins:ann', { kind: 'created', username: 'Ann' }],
  [
    'listing:{"kind":"domain","domain":"a.example"}',
    { kind: 'listing', listing: { kind: 'domain', domain: 'a.example' } },
  ],
];

describe('the feeds of a visit', () => {
  test('are kept: coming back finds the same one', async () => {
    const store = aStore();
    await store.open({ kind: 'home' }).start();
    expect(store.open({ kind: 'home' }).ids).toEqual(['101']);
  });

  test('of other sources are others', () => {
    const store = aStore();
    const feeds = new Set(SOURCES.map(([, source]) => store.open(source)));
    expect(feeds.size).toBe(SOURCES.length);
  });

  test('of a person are the same however the name is written', () => {
    const store = aStore();
    const lower = store.open({ kind: 'created', username: 'ann' });
    expect(store.open({ kind: 'created', username: 'ANN' })).toBe(lower);
  });

  test('begin anew after they were forgotten', async () => {
    const store = aStore();
    await store.open({ kind: 'home' }).start();
    store.forget();
    expect(store.open({ kind: 'home' }).phase).toBe('fresh');
  });
});

describe('names', () => {
  test.each(SOURCES)('%s', (name, source) => {
    const store = aStore();
    expect(feedName(source)).toBe(name);
    expect(store.openByName(name)).toBe(store.open(source));
  });

  test('of other lists are no feeds', () => {
    expect(aStore().openByName('profileBoards:ann')).toBeUndefined();
  });
});
