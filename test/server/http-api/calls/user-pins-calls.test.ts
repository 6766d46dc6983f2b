import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WirePin } from '../../../../wire/pin.ts';
import { dataOf, outcomeOf } from '../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { listed, outcome, readPin, savePin } from '../support/organizing.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
});
afterAll(() => app.close());

const pinsOf = async (options: Record<string, unknown>, { browser }: Pick<Member, 'browser'> = ann) =>
  succeeded<WirePin[]>(
    await browser.call('UserPinsResource', 'get', { username: 'ann', page_size: 250, ...options }),
  );
const titles = async (options: Record<string, unknown>, who: Pick<Member, 'browser'> = ann) =>
  (await pinsOf(options, who)).map(({ title }) => title);

/** Every page of one item. */
async function oneByOne(options: Record<string, unknown>): Promise<readonly string[]> {
  const seen: string[] = [];
  let bookmarks: unknown = [];
  for (;;) {
    const told = await ann.browser.call('UserPinsResource', 'get', {
      username: 'ann',
      page_size: 1,
      ...options,
      bookmarks,
    });
    seen.push(...succeeded<WirePin[]>(told).map(({ title }) => title));
    bookmarks = told.body.resource?.options['bookmarks'];
    if (String(bookmarks) === '-end-') return seen;
  }
}

describe('the own pins', () => {
  test('come newest first, or oldest first', async () => {
    for (const title of ['a', 'b', 'c']) await makePin(ann, { title });
    expect(await titles({ pin_filter: 'NONE' })).toEqual(['c', 'b', 'a']);
    expect(await titles({ sort: 'newest' })).toEqual(['c', 'b', 'a']);
    expect(await titles({ sort: 'oldest' })).toEqual(['a', 'b', 'c']);
    expect(await titles({ sort: 'by_name' })).toEqual(['c', 'b', 'a']);
    expect(await oneByOne({ sort: 'oldest' })).toEqual(['a', 'b', 'c']);
  });

  test('by colour say their group', async () => {
    for (const title of ['a', 'b', 'c']) await makePin(ann, { title });
    const grouped = await pinsOf({ pin_filter: 'COLORS' });
    expect(grouped.map(({ title, dominant_color, group }) => [title, dominant_color, group])).toEqual(
      ['c', 'b', 'a'].map((title) => [title, '#102030', { key: 'blue', label: 'Blue' }]),
    );
    expect(await oneByOne({ pin_filter: 'COLORS' })).toEqual(['c', 'b', 'a']);
    expect('group' in ((await pinsOf({}))[0] ?? {})).toBe(false);
  });

  test('by interest are grouped by their first hashtag', async () => {
    await makePin(ann, { title: 'a', description: 'my #Roses and #oak' });
    await makePin(ann, { title: 'b', description: 'nothing' });
    await makePin(ann, { title: 'c', description: '#oak' });
    const changed = await makePin(ann, { title: 'd', description: '#oak' });
    await ann.browser.call('PinResource', 'update', { id: changed.id, description: '#roses!' });
    const grouped = await pinsOf({ pin_filter: 'INTERESTS' });
    expect(grouped.map(({ title, group }) => [title, group])).toEqual([
      ['c', { key: 'oak', label: '#oak' }],
      ['d', { key: 'roses', label: '#roses' }],
      ['a', { key: 'roses', label: '#roses' }],
      ['b', { key: 'other', label: 'Other' }],
    ]);
    expect(await oneByOne({ pin_filter: 'INTERESTS' })).toEqual(['c', 'd', 'a', 'b']);
  });

  test('in groups hold for others only what they may find', async () => {
    const secret = await makeBoard(ann, { name: 'Hidden', privacy: 'secret' });
    await makePin(ann, { title: 'hidden', board_id: secret.id });
    await makePin(ann, { title: 'open' });
    for (const pin_filter of ['COLORS', 'INTERESTS', 'NONE']) {
      expect(await titles({ pin_filter }, bob)).toEqual(['open']);
      expect(await titles({ pin_filter }, { browser: app.browser() })).toEqual(['open']);
      expect(await titles({ pin_filter })).toHaveLength(2);
    }
  });

  test('can be those that are not saves, and those without a board', async () => {
    const bobs = await makePin(bob, { title: 'bob’s' });
    await savePin(ann, { pin_id: bobs.id });
    await makePin(ann, { title: 'mine', board_id: (await makeBoard(ann)).id });
    expect(await titles({ pin_filter: 'CREATED_BY_ME' })).toEqual(['mine']);
    expect(await titles({ boardless: true })).toEqual(['bob’s']);
  });
});

describe('favourites', () => {
  const favor = async (id: string, method: 'POST' | 'DELETE', { browser }: Pick<Member, 'browser'> = ann) =>
    browser.send(`/v3/pins/${id}/favorite/`, { method });

  test('are marked and taken back, as often as one likes', async () => {
    const pin = await makePin(bob, { title: 'bob’s' });
    for (let time = 0; time < 2; time += 1) {
      expect(dataOf(await favor(pin.id, 'POST'))).toEqual({
        id: pin.id,
        favorited_by_me: true,
        favorite_user_count: 1,
      });
    }
    expect(await readPin(ann, pin.id)).toMatchObject({ favorited_by_me: true, favorite_count: 1 });
    expect(await readPin(bob, pin.id)).toMatchObject({ favorited: false, favorite_user_count: 1 });
    for (let time = 0; time < 2; time += 1) {
      expect(dataOf(await favor(pin.id, 'DELETE'))).toMatchObject({ favorite_user_count: 0 });
    }
    expect((await readPin(ann, pin.id)).favorited_by_me).toBe(false);
  });

  test('are listed for their owner alone, last marked first', async () => {
    const own = await makePin(ann, { title: 'own' });
    const bobs = await makePin(bob, { title: 'bob’s' });
    const copy = await savePin(ann, { pin_id: bobs.id, title: 'copy' });
    for (const { id } of [bobs, own, copy]) {
      app.time += 1_000;
      await favor(id, 'POST');
    }
    expect(await titles({ pin_filter: 'FAVORITED' })).toEqual(['copy', 'own', 'bob’s']);
    expect(await oneByOne({ pin_filter: 'FAVORITED' })).toEqual(['copy', 'own', 'bob’s']);
    expect(await titles({ pin_filter: 'FAVORITED_AND_CREATED_BY_ME' })).toEqual(['own']);
    const told = await bob.browser.call('UserPinsResource', 'get', {
      username: 'ann',
      pin_filter: 'FAVORITED',
    });
    expect(outcomeOf(told)).toBe('403/7');
  });

  test('are no way to what one may no longer read', async () => {
    const board = await makeBoard(bob, { name: 'Bobs' });
    const pin = await makePin(bob, { title: 'bob’s', board_id: board.id });
    await favor(pin.id, 'POST');
    await bob.browser.call('BoardResource', 'update', { board_id: board.id, privacy: 'secret' });
    expect(await titles({ pin_filter: 'FAVORITED' })).toEqual([]);
    expect(outcomeOf(await favor(pin.id, 'DELETE'))).toBe('404/50');
    expect(outcomeOf(await favor('77', 'POST'))).toBe('404/50');
    expect(outcomeOf(await favor(pin.id, 'POST', { browser: await app.browser().arrive() }))).toBe('401/2');
  });
});

describe('tiles in a list of boards', () => {
  const all = { filter_all_pins: true, filter_stories: true, filter_shopping_list: true };
  const list = async (options: Record<string, unknown>, { browser }: Pick<Member, 'browser'> = ann) =>
    succeeded<Record<string, unknown>[]>(
      await browser.call('BoardsResource', 'get', { username: 'ann', ...options }),
    );

  test('begin the first page when they are asked for', async () => {
    const secret = await makeBoard(ann, { name: 'Hidden', privacy: 'secret' });
    await makeBoard(ann, { name: 'Open' });
    await makePin(ann, { title: 'hidden', board_id: secret.id });
    await makePin(ann, { title: 'open' });
    const [pins, stories, shopping, ...boards] = await list(all);
    expect(pins).toMatchObject({
      type: 'all_pins',
      name: 'All Pins',
      url: '/ann/_saved',
      owner: { username: 'ann' },
      pin_count: 2,
      section_count: 0,
      images: { '170x': [{ width: 170 }, { width: 170 }] },
      cover_images: { '222x': expect.anything() },
    });
    expect([stories?.['type'], shopping?.['type']]).toEqual(['story_pins', 'shopping_list']);
    expect(boards).toHaveLength(3);
    expect((await list(all, bob))[0]).toMatchObject({ pin_count: 1, images: { '170x': [{ width: 170 }] } });
    expect(await list({})).toHaveLength(3);
    expect((await list({ filter_all_pins: 'true' }))[0]).toMatchObject({ type: 'all_pins' });
  });

  test('are on the first page only, also where there is no board', async () => {
    expect((await list(all)).map(({ type }) => type)).toEqual(['all_pins', 'story_pins', 'shopping_list']);
    for (const name of ['a', 'b']) await makeBoard(ann, { name });
    const first = await ann.browser.call('BoardsResource', 'get', { ...all, page_size: 1 });
    expect(succeeded<unknown[]>(first)).toHaveLength(4);
    const { bookmarks } = first.body.resource?.options ?? {};
    expect(await list({ ...all, username: undefined, page_size: 1, bookmarks })).toHaveLength(1);
  });
});

describe('what clients keep per user', () => {
  const keep = (state: string, value: unknown, who: Pick<Member, 'browser'> = ann) =>
    outcome(who, 'UserStateResource', 'create', { state, value });
  const kept = async (state: string, { browser } = ann) =>
    dataOf(await browser.call('UserStateResource', 'get', { state }));

  test.each([true, false, 0, 'text', [1, 'b'], { a: { b: null } }])('is any value, as %o', async (value) => {
    expect(await keep('MY_STATE', value)).toBe('200');
    expect(await kept('MY_STATE')).toEqual({ state: 'MY_STATE', value });
    expect(await kept('MY_STATE', bob)).toEqual({ state: 'MY_STATE', value: null });
  });

  test('is replaced', async () => {
    await keep('A', 1);
    await keep('A', 2);
    expect(await kept('A')).toEqual({ state: 'A', value: 2 });
  });

  test('has names and values within limits', async () => {
    expect(await keep('lower', 1)).toBe('400/1');
    expect(await keep('A'.repeat(65), 1)).toBe('400/1');
    expect(await keep('A', null)).toBe('400/1');
    expect(await keep('A', 'x'.repeat(2046))).toBe('200');
    expect(await keep('A', 'x'.repeat(2047))).toBe('400/1');
    expect(await keep('QUICK_SAVES_BOARD_ID', '5')).toBe('400/1');
    expect(await keep('A', 1, { browser: await app.browser().arrive() })).toBe('401/2');
  });

  test('is at most 100 things', async () => {
    for (let count = 0; count < 100; count += 1) await keep(`S${count}`, count);
    expect(await keep('ONE_MORE', 1)).toBe('409/22');
    expect(await keep('S7', 'changed')).toBe('200');
  });
});

test('a list that goes on somewhere else is refused', async () => {
  for (const title of ['a', 'b']) await makePin(ann, { title });
  const told = await ann.browser.call('UserPinsResource', 'get', {
    username: 'ann',
    page_size: 1,
    pin_filter: 'COLORS',
  });
  const { bookmarks } = told.body.resource?.options ?? {};
  const other = { username: 'ann', page_size: 1, pin_filter: 'INTERESTS', bookmarks };
  expect(await outcome(ann, 'UserPinsResource', 'get', other)).toBe('400/5');
  expect(await listed(ann, 'UserPinsResource', { username: 'ann' }, 'title')).toEqual(['b', 'a']);
});
