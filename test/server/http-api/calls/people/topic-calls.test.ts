import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import { GENERAL_TOPICS } from '../../../../../src/domain/topics/general-topics.ts';
import { TOPIC_TREE } from '../../../../../src/domain/topics/topic-tree.ts';
import type { WireTopic } from '../../../../../wire/topic.ts';
import { dataOf, outcomeOf, type Told } from '../../core/small-browser.ts';
import { aMember, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

const COOKING = GENERAL_TOPICS.find(({ name }) => name === 'Cooking')!;
const ART = GENERAL_TOPICS.find(({ name }) => name === 'Art')!;

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

const change = (by: Member, action: 'create' | 'delete', interest_id: string = COOKING.id): Promise<Told> =>
  by.browser.call('InterestFollowResource', action, { interest_id, interest_list: 'favorited' });
const read = async (by?: Member) =>
  dataOf(
    await (by?.browser ?? app.browser()).call('InterestResource', 'get', { interest_id: COOKING.id }),
  ) as WireTopic;

describe('a topic', () => {
  test('is told whole', async () => {
    expect(await read()).toEqual({
      id: COOKING.id,
      type: 'interest',
      name: 'Cooking',
      url_name: 'cooking',
      url: `/ideas/cooking/${COOKING.id}/`,
      description: COOKING.description,
      image_url: null,
      dominant_color: COOKING.dominantColor,
      follower_count: 0,
      pin_count: 0,
      followed_by_me: false,
      parent_id: null,
      level: 0,
    });
  });

  test.each(['InterestResource', 'TopicResource', 'CategoryResource'])(
    'is read by any of its names from %s',
    async (name) => {
      const namings = [
        { interest_id: COOKING.id },
        { id: COOKING.id },
        { url_name: 'cooking' },
        { interest: 'Cooking' },
        { category: COOKING.id },
      ];
      for (const options of namings) {
        expect(dataOf(await app.browser().call(name, 'get', options))).toMatchObject({ id: COOKING.id });
      }
    },
  );

  test('that is not there is 404, and one that nobody named 400', async () => {
    const get = (options: object) => app.browser().call('InterestResource', 'get', options);
    expect(outcomeOf(await get({ interest_id: '4711' }))).toBe('404/60');
    expect(outcomeOf(await get({ url_name: 'nothing-of-this-kind' }))).toBe('404/60');
    expect(outcomeOf(await get({}))).toBe('400/1');
    expect(outcomeOf(await get({ interest_id: 'cooking' }))).toBe('400/1');
  });

  test('at the top of the tree is one of those that everybody can choose from, by name', async () => {
    const told = dataOf(await app.browser().call('CategoriesResource', 'get')) as WireTopic[];
    const top = TOPIC_TREE.filter(({ parentId }) => parentId === null).map(({ name }) => name);
    expect(told.map(({ name }) => name)).toEqual(top.sort());
  });
});

describe('following a topic', () => {
  test('shows to the follower and counts once, until it ends', async () => {
    expect(dataOf(await change(ann, 'create'))).toMatchObject({ followed_by_me: true, follower_count: 1 });
    await change(ann, 'create');
    expect(await read(ann)).toMatchObject({ followed_by_me: true, follower_count: 1 });
    expect(await read()).toMatchObject({ followed_by_me: false, follower_count: 1 });
    for (let time = 0; time < 2; time += 1) {
      expect(dataOf(await change(ann, 'delete'))).toMatchObject({ followed_by_me: false, follower_count: 0 });
    }
  });

  test('needs a session, and a topic', async () => {
    const visitor = await app.browser().arrive();
    const options = { interest_id: COOKING.id };
    expect(outcomeOf(await visitor.call('InterestFollowResource', 'create', options))).toBe('401/2');
    expect(outcomeOf(await change(ann, 'create', '4711'))).toBe('404/60');
    expect(outcomeOf(await change(ann, 'delete', '4711'))).toBe('404/60');
    expect(outcomeOf(await ann.browser.call('InterestFollowResource', 'create'))).toBe('400/1');
  });

  test('counts among the 10,000 that one can follow', async () => {
    const follower = Number(ann.user.id);
    const others = Array.from({ length: 10_000 }, (_, number) => number + 1);
    await app.store.transaction(async (tx) => {
      const template = await tx.users.find(toUserId(ann.user.id));
      if (template === undefined) throw new Error('ann is gone');
      for (const id of others.map((number) => toUserId(String(number)))) {
        await tx.users.insert({ ...template, id, username: `p${id}`, email: `p${id}@example.org` });
        await tx.follows.followUser(toUserId(String(follower)), id, 1);
      }
    });
    expect(outcomeOf(await change(ann, 'create'))).toBe('409/22');
    await ann.browser.call('UserFollowResource', 'delete', { user_id: '1' });
    expect(outcomeOf(await change(ann, 'create'))).toBe('200');
  });
});

describe('the topics that somebody follows', () => {
  test('are told to everybody, the newest first, in pages', async () => {
    for (const { id } of [ART, COOKING]) {
      await change(ann, 'create', id);
      app.time += 1000;
    }
    const visitor = app.browser();
    const options = { username: 'ann', page_size: 1 };
    const first = await visitor.call('InterestFollowingResource', 'get', options);
    expect(dataOf(first)).toMatchObject([{ name: 'Cooking', followed_by_me: false }]);
    const bookmarks = first.body.resource_response?.bookmark;
    const second = await visitor.call('InterestFollowingResource', 'get', { ...options, bookmarks });
    expect(dataOf(second)).toMatchObject([{ name: 'Art' }]);
    expect(second.body.resource_response?.bookmark).toBeUndefined();
    const own = await ann.browser.call('InterestFollowingResource', 'get', { page_size: 1 });
    expect(dataOf(own)).toMatchObject([{ followed_by_me: true }]);
  });

  test('of nobody are 404', async () => {
    const told = await app.browser().call('InterestFollowingResource', 'get', { username: 'nobody' });
    expect(outcomeOf(told)).toBe('404/30');
    expect(outcomeOf(await app.browser().call('InterestFollowingResource', 'get'))).toBe('401/2');
  });
});
