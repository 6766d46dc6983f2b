import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBoardId, toUserId } from '../../../../../src/domain/ids/ids.ts';
import type { WireBoard } from '../../../../../wire/board.ts';
import { dataOf, outcomeOf } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
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

const create = (options: Record<string, unknown>, { browser } = ann) =>
  browser.call('BoardResource', 'create', options);

describe('a new board', () => {
  test('is told in full', async () => {
    const board = await makeBoard(ann, {
      name: 'Oak chairs',
      description: 'For the kitchen',
      category: 'home',
    });
    expect(board).toMatchObject({
      type: 'board',
      name: 'Oak chairs',
      slug: 'oak-chairs',
      url: '/ann/oak-chairs/',
      privacy: 'public',
      protected: false,
      layout: 'default',
      description: 'For the kitchen',
      category: 'home',
      pin_count: 0,
      section_count: 0,
      images: { '170x': [] },
      seo_noindex_reason: null,
      seo_image: null,
      cover_images: {},
      access: ['write', 'delete'],
      owner: { username: 'ann' },
      board_order_modified_at: 'Mon, 15 Jun 2026 12:00:00 +0000',
    });
  });

  test.each([
    [{ privacy: 'secret' }, 'secret'],
    [{ privacy: 'protected' }, 'protected'],
    [{ protected: true }, 'protected'],
    [{ privacy: 'secret', protected: true }, 'secret'],
    [{ privacy: 'protected', protected: false }, 'protected'],
  ])('%o is %s', async (options, privacy) => {
    expect((await makeBoard(ann, options)).privacy).toBe(privacy);
  });

  test('may have the name of another one, but gets an address of its own', async () => {
    await makeBoard(ann, { name: 'Home' });
    expect((await makeBoard(ann, { name: 'HOME!' })).slug).toBe('home-2');
    expect((await makeBoard(ann, { name: 'feed' })).slug).toBe('feed-2');
    expect((await makeBoard(ann, { name: '木の椅子' })).slug).toBe('木の椅子');
    expect((await makeBoard(await aMember(app, 'bob'), { name: 'Home' })).slug).toBe('home');
  });

  test('name lengths', async () => {
    expect(outcomeOf(await create({ name: 'é'.repeat(50) }))).toBe('200');
    const told = await create({ name: 'é'.repeat(51) });
    expect(outcomeOf(told)).toBe('400/1');
    expect(told.body.resource_response?.message).toBe('Board name is too long (50 characters at most).');
    expect(outcomeOf(await create({ name: ' \n ' }))).toBe('400/1');
    expect(outcomeOf(await create({ name: 'a', description: 'x'.repeat(501) }))).toBe('400/1');
    expect(outcomeOf(await create({ name: 'a', privacy: 'open' }))).toBe('400/1');
  });

  test('belongs to who makes it, whatever the request says', async () => {
    const bob = await aMember(app, 'bob');
    expect(outcomeOf(await create({ name: 'a', user_id: bob.user.id }))).toBe('403/7');
    expect(outcomeOf(await create({ name: 'a', username: 'bob' }))).toBe('403/7');
    expect(outcomeOf(await create({ name: 'a', orbac_subject_id: bob.user.id }))).toBe('403/13');
    const own = await create({
      name: 'a',
      username: 'Ann',
      user_id: ann.user.id,
      owner_id: bob.user.id,
      id: '5',
    });
    expect(dataOf(own)).toMatchObject({ owner: { username: 'ann' } });
    expect(dataOf(own)).not.toMatchObject({ id: '5' });
  });

  test('needs a session', async () => {
    expect(outcomeOf(await create({ name: 'a' }, { ...ann, browser: await app.browser().arrive() }))).toBe(
      '401/2',
    );
  });
});

describe('the quick-saves board', () => {
  const quickSaves = { name: 'Quick Saves', layout: 'quick_saves', protected: false };

  test('is one per person and given back on demand', async () => {
    const first = await makeBoard(ann, { ...quickSaves, return_existing: true, user_id: ann.user.id });
    const second = await makeBoard(ann, { ...quickSaves, return_existing: true });
    expect(second.id).toBe(first.id);
    expect(outcomeOf(await create(quickSaves))).toBe('409/17');
    const viewer = succeeded<{ viewer: object }>(await ann.browser.call('UserSessionResource', 'get'));
    expect(viewer.viewer).toMatchObject({ has_quicksave_board: true, quicksave_board_id: first.id });
    const state = await ann.browser.call('UserStateResource', 'get', { state: 'QUICK_SAVES_BOARD_ID' });
    expect(dataOf(state)).toEqual({ state: 'QUICK_SAVES_BOARD_ID', value: first.id });
  });

  test('is nowhere before it is needed', async () => {
    const state = await ann.browser.call('UserStateResource', 'get', { state: 'QUICK_SAVES_BOARD_ID' });
    expect(dataOf(state)).toEqual({ state: 'QUICK_SAVES_BOARD_ID', value: null });
  });
});

describe('a board is found', () => {
  test('by its address, where a slug wins over an id', async () => {
    const first = await makeBoard(ann, { name: 'Home' });
    const read = async (slug: string) =>
      succeeded<WireBoard>(await app.browser().call('BoardResource', 'get', { username: 'Ann', slug })).name;
    expect(await read('home')).toBe('Home');
    expect(await read(first.id)).toBe('Home');
    await makeBoard(ann, { name: first.id });
    expect(await read(first.id)).toBe(first.id);
  });

  test('only under its own owner', async () => {
    const board = await makeBoard(ann, { name: 'Home' });
    await aMember(app, 'bob');
    const told = await app.browser().call('BoardResource', 'get', { username: 'bob', slug: board.id });
    expect(outcomeOf(told)).toBe('404/40');
  });

  test('when the request says which', async () => {
    const ask = (options: object) => app.browser().call('BoardResource', 'get', options);
    expect(outcomeOf(await ask({}))).toBe('400/1');
    expect(outcomeOf(await ask({ username: 'ann' }))).toBe('400/1');
    expect(outcomeOf(await ask({ board_id: 'x' }))).toBe('400/1');
  });

  test('with its pictures, newest first', async () => {
    const board = await makeBoard(ann);
    for (const title of ['a', 'b']) await makePin(ann, { title, board_id: board.id });
    const read = succeeded<WireBoard>(
      await app.browser().call('BoardResource', 'get', { board_id: board.id }),
    );
    expect(read.images['170x']).toHaveLength(2);
    expect(read.images['170x'][0]).toMatchObject({ width: 170, height: 128, dominant_color: '#102030' });
    expect(Object.keys(read.cover_images)).toEqual(['222x', '400x300', '216x146', '200x150']);
    expect(read.image_cover_url).toBe(read.cover_images['216x146']?.url);
    expect(read.seo_image).toMatchObject({
      url: expect.stringContaining('/media/1200x/') as unknown,
      width: 800,
      height: 600,
    });
    expect(read.pin_count).toBe(2);
  });
});

describe('lists of boards', () => {
  async function names(options: Record<string, unknown>, { browser } = ann): Promise<string[]> {
    const told = await browser.call('BoardsResource', 'get', options);
    return succeeded<WireBoard[]>(told).map(({ name }) => name);
  }

  beforeEach(async () => {
    for (const [name, privacy] of [
      ['birch', 'public'],
      ['Ash', 'secret'],
      ['cedar', 'protected'],
    ]) {
      app.time += 1000;
      await makeBoard(ann, { name, privacy });
    }
  });

  test.each([
    [{}, ['cedar', 'Ash', 'birch']],
    [{ sort: 'alphabetical' }, ['Ash', 'birch', 'cedar']],
    [{ sort: 'oldest' }, ['birch', 'Ash', 'cedar']],
    [{ sort: 'newest' }, ['cedar', 'Ash', 'birch']],
    [{ sort: 'unheard of' }, ['cedar', 'Ash', 'birch']],
    [{ privacy_filter: 'secret' }, ['Ash']],
    [{ privacy_filter: 'public' }, ['birch']],
    [{ board_filter: 'SECRET' }, ['Ash']],
    [{ group_by: 'visibility' }, ['cedar', 'birch', 'Ash']],
  ])('%o', async (options, expected) => {
    expect(await names(options)).toEqual(expected);
  });

  test('of others hold public ones, and those that are shared with the viewer', async () => {
    const bob = await aMember(app, 'bob');
    expect(await names({ username: 'ann' }, bob)).toEqual(['birch']);
    const shared = await makeBoard(ann, { name: 'shared', privacy: 'secret' });
    await app.store.transaction((tx) =>
      tx.boards.putCollaborator(toBoardId(shared.id), toUserId(bob.user.id), {
        state: 'accepted',
        permissions: [],
      }),
    );
    expect(await names({ username: 'ann' }, bob)).toEqual(['shared', 'birch']);
  });

  test('come page by page without repeats, under each of their names', async () => {
    const seen: string[] = [];
    let bookmarks: readonly string[] = [];
    for (const name of ['BoardsResource', 'BoardsFeedResource', 'ProfileBoardsResource']) {
      const told = await ann.browser.call(name, 'get', { page_size: 1, bookmarks });
      seen.push(...succeeded<WireBoard[]>(told).map((board) => board.name));
      bookmarks = told.body.resource?.options['bookmarks'] as string[];
    }
    expect(seen).toEqual(['cedar', 'Ash', 'birch']);
    expect(bookmarks).toEqual(['-end-']);
  });

  test('come 25 at a time unless something else is asked for, secret ones among them', async () => {
    const crowd = await aMember(app, 'dora');
    for (let number = 1; number <= 25; number++) await makeBoard(crowd, { name: `Board ${number}` });
    await makeBoard(crowd, { name: 'Secret one', privacy: 'secret' });
    const first = await crowd.browser.call('BoardsResource', 'get');
    expect(succeeded<WireBoard[]>(first).map(({ name }) => name)).toHaveLength(25);
    const { bookmarks } = first.body.resource!.options;
    const second = await crowd.browser.call('BoardsResource', 'get', { bookmarks });
    expect(succeeded<WireBoard[]>(second).map(({ name }) => name)).toEqual(['Board 1']);
  });

  test('are of the caller without a name, who must be signed in for it', async () => {
    expect(await names({ username: 'me' })).toHaveLength(3);
    expect(outcomeOf(await app.browser().call('BoardsResource', 'get'))).toBe('401/2');
    expect(outcomeOf(await app.browser().call('BoardsResource', 'get', { username: 'nobody' }))).toBe(
      '404/30',
    );
  });
});

test('nobody has more than 2,000 boards', async () => {
  const bob = await aMember(app, 'bob');
  const template = await app.store.boards.find(toBoardId((await makeBoard(bob, { name: 'one' })).id));
  if (template === undefined) throw new Error('no board');
  await app.store.transaction(async (tx) => {
    for (let count = 1; count < 2000; count += 1) {
      await tx.boards.insert({ ...template, id: toBoardId(app.ids.next()), slug: `b${count}` });
    }
  });
  expect(outcomeOf(await create({ name: 'one more' }, bob))).toBe('409/22');
});
