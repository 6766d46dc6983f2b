import { describe, expect, test } from 'vitest';
import { HttpPinFeedbackGateway } from '../../../../src/adapters/http/pins/http-pin-feedback-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { WireServer } from '../../wire-server.ts';

const PIN = toPinId('31');

function opened(server: WireServer) {
  return new HttpPinFeedbackGateway(new ResourceClient(server, () => 't0k'));
}

describe('hiding', () => {
  test.each([
    [{ kind: 'p2p' }, true, '/v3/p2p/31/hide/'],
    [{ kind: 'p2p' }, false, '/v3/p2p/31/unhide/'],
    [{ kind: 'news_hub', newsId: '7:1' }, true, '/v3/news_hub/7%3A1/pin/31/hide/'],
    [{ kind: 'news_hub', newsId: '7:1' }, false, '/v3/news_hub/7%3A1/pin/31/undo/'],
  ] as const)('at %o (%s) is a PUT to %s, without a payload', async (place, hidden, path) => {
    const server = new WireServer().on(path, aWireAnswer({ pin_id: '31', hidden }));
    const outcome = await opened(server).hide({ pinId: PIN, kind: 'image', place, hidden });
    expect(outcome).toEqual({ kind: 'done' });
    expect(server.requests).toEqual([{ method: 'PUT', path, headers: { 'X-CSRFToken': 't0k' } }]);
  });

  test.each([
    [true, '/v3/search/31/hide/'],
    [false, '/v3/search/31/unhide/'],
  ])('in a search (%s) tells the search and the kind of the pin: %s', async (hidden, path) => {
    const server = new WireServer().on(path, aWireAnswer({ pin_id: '31', hidden, query: 'oak' }));
    const place = { kind: 'search', query: 'oak' } as const;
    await opened(server).hide({ pinId: PIN, kind: 'product', place, hidden });
    expect(server.requests).toMatchObject([{ method: 'PUT', path }]);
    expect(server.optionsOf(path)).toEqual([{ query: 'oak', pin_type: 'product' }]);
  });

  test('what is not there any more is refused in the words of the server', async () => {
    const server = new WireServer().on('/v3/p2p/31/hide/', aWireFailure('pin_not_found'));
    const hiding = { pinId: PIN, kind: 'image', place: { kind: 'p2p' }, hidden: true } as const;
    expect(await opened(server).hide(hiding)).toMatchObject({ kind: 'refused', message: 'Pin not found.' });
  });
});

test.each([false, true])(
  'feedback names the pin and its type, and whether it is taken back: %s',
  async (undo) => {
    const server = new WireServer().on('PinFeedback.update', aWireAnswer({ pin_id: '31', undone: undo }));
    expect(await opened(server).tell(PIN, 'unfollow', undo)).toEqual({ kind: 'done' });
    expect(server.optionsOf('PinFeedback.update')).toEqual([
      { pin_id: '31', feedback_type: 'unfollow', undo },
    ]);
  },
);

describe('a report', () => {
  const A_PIN = { objectType: 'pin', objectId: PIN } as const;

  test.each([
    ['', { reason: 'spam' }],
    ['Not mine', { reason: 'spam', text: 'Not mine' }],
  ])('with the text %j names the pin and the reason', async (text, told) => {
    const server = new WireServer().on('Report.create', aWireAnswer({ id: '1', state: 'open' }));
    expect(await opened(server).report({ object: A_PIN, reason: 'spam', text })).toEqual({ kind: 'done' });
    expect(server.optionsOf('Report.create')).toEqual([{ object_type: 'pin', object_id: '31', ...told }]);
  });

  test('that was made before is no failure', async () => {
    const server = new WireServer().on('Report.create', aWireFailure('conflict'));
    const outcome = await opened(server).report({ object: A_PIN, reason: 'spam', text: '' });
    expect(outcome).toEqual({ kind: 'already' });
  });

  test('that is refused says why', async () => {
    const server = new WireServer().on('Report.create', aWireFailure('forbidden'));
    const outcome = await opened(server).report({ object: A_PIN, reason: 'spam', text: '' });
    expect(outcome).toMatchObject({ kind: 'refused', message: 'You are not allowed to do that.' });
  });
});

describe('a reaction', () => {
  const PATH = '/v3/pins/31/reactions/';
  const wire = {
    id: '31',
    reaction_by_me: 11,
    reaction_counts: { 11: 2 },
    reaction_counts_data: [{ reaction_type: 11, reaction_count: 2 }],
  };

  test('is put by its number, and the answer tells the counts', async () => {
    const server = new WireServer().on(PATH, aWireAnswer(wire));
    expect(await opened(server).react(PIN, 11)).toEqual({
      kind: 'reacted',
      reactions: {
        reactionByMe: 11,
        reactionCounts: { 11: 2 },
        reactionCountsData: [{ reactionType: 11, reactionCount: 2 }],
      },
    });
    expect(server.requests).toMatchObject([{ method: 'PUT', path: PATH }]);
    expect(server.optionsOf(PATH)).toEqual([{ reaction_type: 11 }]);
  });

  test('is taken back without a payload', async () => {
    const server = new WireServer().on(PATH, aWireAnswer({ ...wire, reaction_by_me: null }));
    expect(await opened(server).react(PIN, null)).toMatchObject({ reactions: { reactionByMe: null } });
    expect(server.requests).toEqual([{ method: 'DELETE', path: PATH, headers: { 'X-CSRFToken': 't0k' } }]);
  });

  test('that is not granted is refused', async () => {
    const server = new WireServer().on(PATH, aWireFailure('forbidden'));
    expect(await opened(server).react(PIN, 1)).toMatchObject({ kind: 'refused' });
  });
});
