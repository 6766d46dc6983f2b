import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBoardId, toUserId } from '../../../../../src/domain/ids/ids.ts';
import type { WireBoard } from '../../../../../wire/board.ts';
import { dataOf, outcomeOf, type Told } from '../../core/small-browser.ts';
import { NOON } from '../../core/site-times.ts';
import { aMember, makeBoard, makePin, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
let board: WireBoard;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  board = await makeBoard(bob, { name: 'Chairs' });
});
afterAll(() => app.close());

const follow = (by: Member, whom: Member): Promise<Told> =>
  by.browser.call('UserFollowResource', 'create', { user_id: whom.user.id });
const unfollow = (by: Member, whom: Member): Promise<Told> =>
  by.browser.call('UserFollowResource', 'delete', { user_id: whom.user.id });
const followBoard = (by: Member, id: string = board.id): Promise<Told> =>
  by.browser.call('BoardFollowResource', 'create', { board_id: id });
const unfollowBoard = (by: Member, id: string = board.id): Promise<Told> =>
  by.browser.call('BoardFollowResource', 'delete', { board_id: id });
const followerCount = async (): Promise<unknown> => {
  const told = await app.browser().call('BoardResource', 'get', { board_id: board.id });
  return (dataOf(told) as WireBoard).follower_count;
};
const profile = async (name: string, by?: Member) =>
  dataOf(await (by?.browser ?? app.browser()).call('UserResource', 'get', { username: name }));
const block = (by: Member, whom: Member): Promise<Told> =>
  by.browser.call('UserBlockResource', 'create', { blocked_user_id: whom.user.id });

async function feedReasons({ browser }: Member): Promise<readonly (readonly [string, string])[]> {
  const told = await browser.call('UserHomefeedResource', 'get');
  const pins = dataOf(told) as { id: string; recommendation_reason: { reason: string } }[];
  return pins.map(({ id, recommendation_reason }) => [id, recommendation_reason.reason]);
}

describe('following a board', () => {
  test.each(['PUT', 'POST'])('by %s without a body shows at once and counts once', async (method) => {
    const address = `/v3/boards/${board.id}/follow/`;
    const told = await ann.browser.send(address, { method });
    expect(told.body.resource_response?.endpoint_name).toBe('v3_boards_follow_put');
    expect(dataOf(told)).toMatchObject({ id: board.id, followed_by_me: true, follower_count: 1 });
    await ann.browser.send(address, { method });
    expect(await followerCount()).toBe(1);
  });

  test('ends by DELETE, however often', async () => {
    await followBoard(ann);
    for (let time = 0; time < 2; time += 1) {
      const told = await ann.browser.send(`/v3/boards/${board.id}/follow/`, { method: 'DELETE' });
      expect(dataOf(told)).toMatchObject({ followed_by_me: false, follower_count: 0 });
    }
  });

  test('works through the named call and through the wrapper as well', async () => {
    expect(dataOf(await followBoard(ann))).toMatchObject({ type: 'board', followed_by_me: true });
    expect(dataOf(await unfollowBoard(ann))).toMatchObject({ followed_by_me: false });
    const url = `/v3/boards/${board.id}/follow/`;
    expect(dataOf(await ann.browser.call('ApiResource', 'update', { url }))).toMatchObject({
      followed_by_me: true,
    });
    expect(dataOf(await ann.browser.call('ApiResource', 'delete', { url }))).toMatchObject({
      followed_by_me: false,
    });
  });

  test('that is one’s own has no effect', async () => {
    expect(dataOf(await followBoard(bob))).toMatchObject({ followed_by_me: false, follower_count: 0 });
  });

  test('that is secret is like following one that does not exist, for strangers', async () => {
    const secret = await makeBoard(bob, { name: 'Surprise', privacy: 'secret' });
    const answers = [await followBoard(ann, secret.id), await followBoard(ann, '4711')];
    const errors = answers.map((told) => told.body.resource_response?.error);
    expect(outcomeOf(answers[0] as Told)).toBe('404/40');
    expect(errors[0]).toEqual(errors[1]);
    expect(outcomeOf(await unfollowBoard(ann, secret.id))).toBe('404/40');
  });

  test('that is shared with the follower is allowed, however secret', async () => {
    const secret = await makeBoard(bob, { name: 'Surprise', privacy: 'secret' });
    await app.store.transaction((tx) =>
      tx.boards.putCollaborator(toBoardId(secret.id), toUserId(ann.user.id), {
        state: 'accepted',
        permissions: [],
      }),
    );
    expect(dataOf(await followBoard(ann, secret.id))).toMatchObject({ followed_by_me: true });
  });

  test('fills the home feed at once', async () => {
    const pin = await makePin(bob, { title: 'A chair', board_id: board.id });
    expect(await feedReasons(ann)).toEqual([[pin.id, 'default']]);
    await followBoard(ann);
    expect(await feedReasons(ann)).toEqual([[pin.id, 'pfyBoard']]);
    await unfollowBoard(ann);
    await follow(ann, bob);
    expect(await feedReasons(ann)).toEqual([[pin.id, 'followed']]);
  });
});

test('pins that somebody keeps on no board come by no board, whatever was followed', async () => {
  const pin = await makePin(bob, { title: 'A chair' });
  await followBoard(ann, pin.board!.id);
  expect(await feedReasons(ann)).toEqual([[pin.id, 'default']]);
});

describe('following somebody', () => {
  test('shows on both profiles', async () => {
    expect(dataOf(await follow(ann, bob))).toMatchObject({
      id: bob.user.id,
      explicitly_followed_by_me: true,
    });
    expect(await profile('bob', ann)).toMatchObject({ explicitly_followed_by_me: true, follower_count: 1 });
    expect(await profile('ann', bob)).toMatchObject({ follows_me: true, following_count: 1 });
    expect(dataOf(await unfollow(ann, bob))).toMatchObject({ explicitly_followed_by_me: false });
    expect(await profile('bob')).toMatchObject({ follower_count: 0 });
  });

  test('again, oneself, and ending what is not have no effect', async () => {
    await follow(ann, bob);
    await follow(ann, bob);
    expect(outcomeOf(await follow(ann, ann))).toBe('200');
    expect(outcomeOf(await unfollow(bob, ann))).toBe('200');
    expect(await profile('bob')).toMatchObject({ follower_count: 1 });
    expect(await profile('ann')).toMatchObject({ follower_count: 0, following_count: 1 });
  });

  test('who is not there, or hidden, is 404', async () => {
    await app.store.transaction((tx) => tx.users.update(toUserId(bob.user.id), { state: 'deactivated' }));
    expect(outcomeOf(await follow(ann, bob))).toBe('404/30');
    const told = await ann.browser.call('UserFollowResource', 'create', { user_id: '4711' });
    expect(outcomeOf(told)).toBe('404/30');
    expect(outcomeOf(await followBoard(ann))).toBe('404/40');
  });

  test('needs a session and somebody', async () => {
    const visitor = await app.browser().arrive();
    expect(outcomeOf(await visitor.call('UserFollowResource', 'create', { user_id: '1' }))).toBe('401/2');
    expect(outcomeOf(await visitor.send(`/v3/boards/${board.id}/follow/`, { method: 'PUT' }))).toBe('401/2');
    expect(outcomeOf(await ann.browser.call('UserFollowResource', 'create'))).toBe('400/1');
  });

  test('is limited to 10,000 people and boards in all', async () => {
    const annId = toUserId(ann.user.id);
    const others = Array.from({ length: 10_000 }, (_, number) => toUserId(String(number + 1)));
    await app.store.transaction(async (tx) => {
      const template = await tx.users.find(toUserId(bob.user.id));
      if (template === undefined) throw new Error('bob is gone');
      for (const id of others) {
        await tx.users.insert({ ...template, id, username: `p${id}`, email: `p${id}@example.org` });
        await tx.follows.followUser(annId, id, NOON);
      }
    });
    expect(outcomeOf(await followBoard(ann))).toBe('409/22');
    expect(outcomeOf(await follow(ann, bob))).toBe('409/22');
    expect(outcomeOf(await ann.browser.call('UserFollowResource', 'create', { user_id: '1' }))).toBe('200');
    await ann.browser.call('UserFollowResource', 'delete', { user_id: '1' });
    expect(outcomeOf(await follow(ann, bob))).toBe('200');
  });
});

describe('blocking', () => {
  test('ends following both ways, people and boards', async () => {
    const anns = await makeBoard(ann, { name: 'Tables' });
    await follow(ann, bob);
    await follow(bob, ann);
    await followBoard(ann);
    await followBoard(bob, anns.id);
    expect(dataOf(await block(ann, bob))).toEqual({ ok: true });
    expect(await profile('bob', ann)).toMatchObject({
      blocked_by_me: true,
      explicitly_followed_by_me: false,
      follows_me: false,
      follower_count: 0,
    });
    expect(await followerCount()).toBe(0);
    expect(dataOf(await ann.browser.call('BoardResource', 'get', { board_id: anns.id }))).toMatchObject({
      follower_count: 0,
    });
  });

  test('stops new following, both ways, until it is lifted', async () => {
    await block(bob, ann);
    const attempts = [() => follow(ann, bob), () => followBoard(ann), () => follow(bob, ann)];
    for (const attempt of attempts) expect(outcomeOf(await attempt())).toBe('403/7');
    const messageOf = (told: Told) => told.body.resource_response?.error?.message;
    expect(messageOf(await attempts[0]!())).toBe('You can’t follow this person.');
    expect(messageOf(await attempts[2]!())).toMatch(/^You blocked this person/);
    const options = { blocked_user_id: ann.user.id };
    expect(dataOf(await bob.browser.call('UserBlockResource', 'delete', options))).toEqual({ ok: true });
    for (const attempt of attempts) expect(outcomeOf(await attempt())).toBe('200');
  });

  test('is not told to who is blocked', async () => {
    await block(bob, ann);
    expect(await profile('bob', ann)).toMatchObject({ blocked_by_me: false });
    expect(dataOf(await ann.browser.call('BlockedUsersResource', 'get'))).toEqual([]);
    expect(dataOf(await bob.browser.call('BlockedUsersResource', 'get'))).toMatchObject([
      { username: 'ann', blocked_by_me: true },
    ]);
  });

  test('works on others who are there', async () => {
    expect(outcomeOf(await block(ann, ann))).toBe('400/1');
    const told = await ann.browser.call('UserBlockResource', 'create', { blocked_user_id: '4711' });
    expect(outcomeOf(told)).toBe('404/30');
  });
});

describe('deactivated people', () => {
  const setState = (state: 'active' | 'deactivated') =>
    app.store.transaction((tx) => tx.users.update(toUserId(ann.user.id), { state }));

  test('are no followers until they are back', async () => {
    await follow(ann, bob);
    await followBoard(ann);
    await setState('deactivated');
    expect(await profile('bob')).toMatchObject({ follower_count: 0 });
    expect(await followerCount()).toBe(0);
    const list = await app.browser().call('BoardFollowersResource', 'get', { board_id: board.id });
    expect(dataOf(list)).toEqual([]);
    await setState('active');
    expect(await profile('bob')).toMatchObject({ follower_count: 1 });
    expect(await followerCount()).toBe(1);
  });
});
