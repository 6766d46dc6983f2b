import { describe, expect, test } from 'vitest';
import { HttpFeedGateway } from '../../../../src/adapters/http/pins/http-feed-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import type { HttpAnswer } from '../../../../src/adapters/http/client/http-client.ts';
import type { FeedSource } from '../../../../src/application/ports/pins/feed-gateway.ts';
import { toBoardId, toSectionId, toTopicId } from '../../../../src/domain/ids/ids.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWirePin } from '../../../builders/a-wire-pin.ts';
import { WireServer } from '../../wire-server.ts';

function opened(call: string, ...[answer]: [Parameters<WireServer['on']>[1]]) {
  const server = new WireServer().on(call, answer);
  return { server, feeds: new HttpFeedGateway(new ResourceClient(server, () => null), () => 'full') };
}

const SOURCES: readonly [FeedSource, string, object][] = [
  [{ kind: 'home' }, 'UserHomefeed.get', {}],
  [
    { kind: 'board', boardId: toBoardId('21') },
    'BoardFeed.get',
    { board_id: '21', filter_section_pins: false },
  ],
  [
    { kind: 'board', boardId: toBoardId('21'), sort: 'oldest' },
    'BoardFeed.get',
    { board_id: '21', filter_section_pins: false, sort: 'oldest' },
  ],
  [{ kind: 'section', sectionId: toSectionId('31') }, 'BoardSectionPins.get', { section_id: '31' }],
  [{ kind: 'user-pins', username: 'ann' }, 'UserPins.get', { username: 'ann' }],
  [
    { kind: 'user-pins', username: 'ann', filter: 'COLORS' },
    'UserPins.get',
    { username: 'ann', pin_filter: 'COLORS' },
  ],
  [{ kind: 'created', username: 'ann' }, 'UserActivityPins.get', { username: 'ann' }],
  [
    { kind: 'listing', listing: { kind: 'videos', topicId: toTopicId('1001') } },
    'VideoFeed.get',
    { category_id: '1001' },
  ],
  [
    {
      kind: 'listing',
      listing: {
        kind: 'products',
        topicId: null,
        filters: { priceMin: 5, priceMax: 9, domain: 'a.example' },
      },
    },
    'ShoppingFeed.get',
    { category_id: null, min_price: 5, max_price: 9, domain: 'a.example' },
  ],
  [
    { kind: 'listing', listing: { kind: 'domain', domain: 'a.example' } },
    'DomainFeed.get',
    { domain: 'a.example' },
  ],
];

describe.each(SOURCES)('the feed %o', (source, call, options) => {
  test('is read by its own call, first without and then with a token', async () => {
    const { server, feeds } = opened(call, aWireAnswer([aWirePin()], { bookmark: 'two' }));
    expect(await feeds.page(source, null)).toEqual({ pins: [pinFromWire(aWirePin())], bookmark: 'two' });
    await feeds.page(source, 'two');
    expect(server.optionsOf(call)).toEqual([options, { ...options, bookmarks: ['two'] }]);
  });

  test('may have ended', async () => {
    const { feeds } = opened(call, aWireAnswer([], { bookmark: '-end-' }));
    expect(await feeds.page(source, 'last')).toEqual({ pins: [], bookmark: null });
  });

  test('says when its token is too old', async () => {
    const { feeds } = opened(call, aWireFailure('invalid_bookmark'));
    expect(await feeds.page(source, 'old')).toBe('expired');
  });

  test('may not be there', async () => {
    const { feeds } = opened(call, aWireFailure('object_not_found'));
    expect(await feeds.page(source, null)).toBe('not-found');
  });
});

test('items of kinds that this app does not know are passed over', async () => {
  const { feeds } = opened(
    'UserHomefeed.get',
    aWireAnswer([{ type: 'story', id: '5' }, aWirePin({ id: '7' }), null, 3]),
  );
  expect(await feeds.page({ kind: 'home' }, null)).toMatchObject({ pins: [{ entityId: '7' }] });
});

test('a list in the form of cards is asked for by its name, and its pins have their people', async () => {
  const beside = { data_people: { '11': { id: '11', username: 'ann' } }, data_boards: {} };
  const server = new WireServer().on('UserHomefeed.get', {
    status: 200,
    json: {
      resource_response: { status: 'success', data: [{ id: '101', type: 'pin', pinner: '11' }], ...beside },
    },
  } as HttpAnswer);
  const feeds = new HttpFeedGateway(new ResourceClient(server, () => null), () => 'card');
  expect(await feeds.page({ kind: 'home' }, null)).toMatchObject({ pins: [{ pinner: { username: 'ann' } }] });
  expect(server.optionsOf('UserHomefeed.get')).toEqual([{ field_set_key: 'card' }]);
});
