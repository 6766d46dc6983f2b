import { describe, expect, test } from 'vitest';
import { HttpFollowGateway } from '../../../../src/adapters/http/people/http-follow-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { toBoardId, toTopicId, toUserId } from '../../../../src/domain/ids/ids.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../../builders/a-wire-board.ts';
import { aWireTopic } from '../../../builders/a-wire-topic.ts';
import { aWireUser, aWireUserShort } from '../../../builders/a-wire-user.ts';
import { WireServer } from '../../wire-server.ts';

function opened(server: WireServer) {
  return new HttpFollowGateway(new ResourceClient(server, () => 't0k'));
}

describe('a board', () => {
  const BOARD_FOLLOW = '/v3/boards/21/follow/';

  test.each([
    [true, 'PUT'],
    [false, 'DELETE'],
  ] as const)('followed: %s is told by %s, without a payload', async (followed, method) => {
    const server = new WireServer().on(BOARD_FOLLOW, aWireAnswer(aWireBoard()));
    expect(await opened(server).followBoard(toBoardId('21'), followed)).toEqual({ kind: 'done' });
    expect(server.requests).toEqual([{ method, path: BOARD_FOLLOW, headers: { 'X-CSRFToken': 't0k' } }]);
  });

  test('that cannot be followed is refused in the words of the server', async () => {
    const message = 'You follow as much as one can.';
    const server = new WireServer().on(BOARD_FOLLOW, aWireFailure('limit_reached', { message }));
    expect(await opened(server).followBoard(toBoardId('21'), true)).toMatchObject({
      kind: 'refused',
      message,
    });
  });
});

test.each([
  [true, 'UserFollow.create'],
  [false, 'UserFollow.delete'],
] as const)('a person followed: %s is told by %s', async (followed, call) => {
  const server = new WireServer().on(call, aWireAnswer(aWireUserShort()));
  expect(await opened(server).followPerson(toUserId('11'), followed)).toEqual({ kind: 'done' });
  expect(server.optionsOf(call)).toEqual([{ user_id: '11' }]);
});

test.each([
  [true, 'InterestFollow.create'],
  [false, 'InterestFollow.delete'],
] as const)('a topic followed: %s is told by %s', async (followed, call) => {
  const server = new WireServer().on(call, aWireAnswer(aWireTopic()));
  expect(await opened(server).followTopic(toTopicId('1010'), followed)).toEqual({ kind: 'done' });
  expect(server.optionsOf(call)).toEqual([{ interest_id: '1010', interest_list: 'favorited' }]);
});

test('topics that somebody follows come 50 at a time, whole', async () => {
  const wire = aWireTopic({ follower_count: 3, followed_by_me: true });
  const server = new WireServer().on('InterestFollowing.get', aWireAnswer([wire, { type: 'robot' }]));
  expect(await opened(server).topics('ann', null)).toEqual({
    topics: [
      {
        entityId: '1010',
        name: 'Cooking',
        urlName: 'cooking',
        description: 'Recipes for every day',
        imageUrl: null,
        dominantColor: '#7f8f3c',
        followerCount: 3,
        pinCount: 0,
        followedByMe: true,
      },
    ],
    bookmark: null,
  });
  expect(server.optionsOf('InterestFollowing.get')).toEqual([{ username: 'ann', page_size: 50 }]);
});

test('topics to choose from are those that the server names', async () => {
  const server = new WireServer().on('Categories.get', aWireAnswer([aWireTopic({ name: 'Art' })]));
  expect(await opened(server).allTopics()).toMatchObject([{ name: 'Art' }]);
});

describe('a list of people', () => {
  test.each([
    [{ kind: 'followers', username: 'ann' }, 'UserFollowers.get'],
    [{ kind: 'following', username: 'ann' }, 'UserFollowing.get'],
  ] as const)('%o comes 50 at a time from %s', async (source, call) => {
    const server = new WireServer().on(
      call,
      aWireAnswer([aWireUser({ username: 'bea' })], { bookmark: 'b' }),
    );
    const page = await opened(server).people(source, null);
    expect(page).toMatchObject({ people: [{ username: 'bea' }], bookmark: 'b' });
    expect(server.optionsOf(call)).toEqual([{ username: 'ann', page_size: 50 }]);
  });

  test('goes on where its bookmark says', async () => {
    const server = new WireServer().on('UserFollowers.get', aWireAnswer([]));
    await opened(server).people({ kind: 'followers', username: 'ann' }, 'b');
    expect(server.optionsOf('UserFollowers.get')).toMatchObject([{ bookmarks: ['b'] }]);
  });

  test('of a board names the board', async () => {
    const server = new WireServer().on('BoardFollowers.get', aWireAnswer([aWireUser()]));
    const source = { kind: 'board-followers', boardId: toBoardId('21') } as const;
    expect(await opened(server).people(source, null)).toMatchObject({ people: [{}] });
    expect(server.optionsOf('BoardFollowers.get')).toEqual([{ board_id: '21', page_size: 50 }]);
  });

  test('of blocked people names nobody', async () => {
    const server = new WireServer().on('BlockedUsers.get', aWireAnswer([aWireUser()]));
    expect(await opened(server).people({ kind: 'blocked' }, null)).toMatchObject({ people: [{}] });
    expect(server.optionsOf('BlockedUsers.get')).toEqual([{ page_size: 50 }]);
  });

  test('passes over what is no person', async () => {
    const server = new WireServer().on(
      'UserFollowers.get',
      aWireAnswer([aWireUser(), { type: 'robot' }, null, 'x']),
    );
    const page = await opened(server).people({ kind: 'followers', username: 'ann' }, null);
    expect(page).toMatchObject({ people: { length: 1 } });
  });

  test('tells an old bookmark from a missing person', async () => {
    const server = new WireServer().on('UserFollowers.get', ({ bookmarks }) =>
      aWireFailure(bookmarks === undefined ? 'user_not_found' : 'invalid_bookmark'),
    );
    const source = { kind: 'followers', username: 'ann' } as const;
    expect(await opened(server).people(source, null)).toBeUndefined();
    expect(await opened(server).people(source, 'old')).toBe('expired');
  });
});

test('boards that somebody follows come 50 at a time', async () => {
  const server = new WireServer().on('BoardFollowing.get', aWireAnswer([aWireBoard({ name: 'Oak' })]));
  expect(await opened(server).boards('ann', null)).toMatchObject({
    boards: [{ name: 'Oak' }],
    bookmark: null,
  });
  expect(server.optionsOf('BoardFollowing.get')).toEqual([{ username: 'ann', page_size: 50 }]);
});
