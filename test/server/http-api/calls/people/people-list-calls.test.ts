import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBoardId, toUserId, type UserId } from '../../../../../src/domain/ids/ids.ts';
import { dataOf, outcomeOf, type SmallBrowser } from '../../core/small-browser.ts';
import { NOON } from '../../core/site-times.ts';
import { aMember, makeBoard, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
});
afterAll(() => app.close());

type Listed = { readonly username: string; readonly name: string };

async function pages(browser: SmallBrowser, name: string, options: object): Promise<readonly Listed[][]> {
  const all: Listed[][] = [];
  let bookmarks: string | undefined;
  do {
    const told = await browser.call(name, 'get', { ...options, bookmarks });
    expect(outcomeOf(told)).toBe('200');
    all.push(dataOf(told) as Listed[]);
    bookmarks = told.body.resource_response?.bookmark;
  } while (bookmarks !== undefined);
  return all;
}

/** People who follow `ann` and her board, each a minute after the one before. */
async function crowd(count: number, boardId: string): Promise<void> {
  await app.store.transaction(async (tx) => {
    const template = await tx.users.find(toUserId(ann.user.id));
    if (template === undefined) throw new Error('ann is gone');
    for (let number = 1; number <= count; number += 1) {
      const id: UserId = toUserId(String(number));
      const time = NOON + number * 60_000;
      await tx.users.insert({
        ...template,
        id,
        username: `fan${number}`,
        email: `fan${number}@example.org`,
        isOperator: false,
      });
      await tx.follows.followUser(id, template.id, time);
      await tx.follows.followUser(template.id, id, time);
      await tx.follows.followBoard(id, toBoardId(boardId), time);
    }
  });
}

describe('lists of people', () => {
  test.each(['UserFollowersResource', 'UserFollowingResource', 'BoardFollowersResource'])(
    '%s gives 51 people in pages of 50 and 1, the newest first',
    async (name) => {
      const board = await makeBoard(ann);
      await crowd(51, board.id);
      const options = name === 'BoardFollowersResource' ? { board_id: board.id } : { username: 'ann' };
      const [first = [], second = []] = await pages(app.browser(), name, options);
      expect([first.length, second.length]).toEqual([50, 1]);
      expect(first[0]).toMatchObject({
        type: 'user',
        username: 'fan51',
        follower_count: 1,
        following_count: 1,
      });
      expect(second[0]?.username).toBe('fan1');
      expect(new Set([...first, ...second].map(({ username }) => username)).size).toBe(51);
    },
  );

  test('come in pages of another size when asked for', async () => {
    const board = await makeBoard(ann);
    await crowd(5, board.id);
    const all = await pages(ann.browser, 'UserFollowersResource', { page_size: 2 });
    expect(all.map((page) => page.map(({ username }) => username))).toEqual([
      ['fan5', 'fan4'],
      ['fan3', 'fan2'],
      ['fan1'],
    ]);
  });

  test('of nobody and of boards that one may not know are 404', async () => {
    const secret = await makeBoard(ann, { privacy: 'secret' });
    const stranger = app.browser();
    const told = [
      await stranger.call('UserFollowersResource', 'get', { username: 'nobody' }),
      await stranger.call('UserFollowingResource', 'get', { user_id: '4711' }),
      await stranger.call('BoardFollowersResource', 'get', { board_id: secret.id }),
      await stranger.call('BoardFollowingResource', 'get', { username: 'nobody' }),
      await stranger.call('UserFollowersResource', 'get'),
    ];
    expect(told.map(outcomeOf)).toEqual(['404/30', '404/30', '404/40', '404/30', '401/2']);
  });

  test('refuse the page token of another list', async () => {
    const board = await makeBoard(ann);
    await crowd(3, board.id);
    const options = { username: 'ann', page_size: 2 };
    const told = await ann.browser.call('UserFollowersResource', 'get', options);
    const bookmarks = told.body.resource_response?.bookmark;
    const other = await ann.browser.call('UserFollowingResource', 'get', { ...options, bookmarks });
    expect(outcomeOf(other)).toBe('400/5');
  });
});

describe('the boards that somebody follows', () => {
  test('are told to others as far as everybody may find them', async () => {
    const bob = await aMember(app, 'bob');
    for (const privacy of ['public', 'protected']) {
      const board = await makeBoard(bob, { name: privacy, privacy });
      await ann.browser.call('BoardFollowResource', 'create', { board_id: board.id });
    }
    const names = async (browser: SmallBrowser) =>
      (await pages(browser, 'BoardFollowingResource', { username: 'ann' })).flat().map(({ name }) => name);
    expect(await names(ann.browser)).toEqual(['protected', 'public']);
    expect(await names(bob.browser)).toEqual(['protected', 'public']);
    expect(await names(app.browser())).toEqual(['public']);
  });

  test('go when they become secret or their owner leaves', async () => {
    const bob = await aMember(app, 'bob');
    const board = await makeBoard(bob);
    await ann.browser.call('BoardFollowResource', 'create', { board_id: board.id });
    await app.store.transaction((tx) => tx.users.update(toUserId(bob.user.id), { state: 'deactivated' }));
    expect(await pages(ann.browser, 'BoardFollowingResource', {})).toEqual([[]]);
  });
});
