import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBoardId, toUserId } from '../../../../src/domain/ids/ids.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { outcomeOf, type SmallBrowser } from '../core/small-browser.ts';
import { DAY_MS, NOON } from '../core/site-times.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { savePin } from '../support/organizing.ts';
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

async function pinsOf(member: Member, titles: readonly string[], options: object = {}) {
  for (const title of titles) {
    app.time += 1000;
    await makePin(member, { title, ...options });
  }
}

async function page(browser: SmallBrowser, name: string, options: object = {}) {
  const told = await browser.call(name, 'get', options);
  const pins = succeeded<WirePin[]>(told);
  return {
    titles: pins.map(({ title }) => title),
    pins,
    bookmarks: told.body.resource?.options['bookmarks'] as string[],
  };
}

/** All pages of a list, `size` pins each. */
async function allTitles(browser: SmallBrowser, name: string, size: number, options: object = {}) {
  const titles: string[] = [];
  let bookmarks: string[] = [];
  do {
    const next = await page(browser, name, { ...options, page_size: size, bookmarks });
    if (next.bookmarks[0] !== '-end-') expect(next.titles.length).toBeGreaterThan(0);
    titles.push(...next.titles);
    bookmarks = next.bookmarks;
  } while (bookmarks[0] !== '-end-');
  return titles;
}

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('the home feed', () => {
  test('of a visitor is what is recent, without reasons', async () => {
    await pinsOf(ann, ['a', 'b']);
    const { titles, pins } = await page(app.browser(), 'UserHomefeedResource');
    expect(titles).toEqual(['b', 'a']);
    expect(pins.map((pin) => pin.recommendation_reason)).toEqual([null, null]);
  });

  test('of a member has the followed, the new and the own', async () => {
    const cid = await aMember(app, 'cid');
    await pinsOf(ann, ['own']);
    await pinsOf(cid, ['of a followed person']);
    await pinsOf(bob, ['of a stranger'], { board_id: (await makeBoard(bob, { name: 'Lamps' })).id });
    await app.store.transaction((tx) =>
      tx.follows.followUser(toUserId(ann.user.id), toUserId(cid.user.id), NOON),
    );
    const { pins } = await page(ann.browser, 'UserHomefeedResource');
    const reasons = new Map(pins.map((pin) => [pin.title, pin.recommendation_reason]));
    const none = { has_board: false, board: null };
    expect([...reasons].sort()).toEqual([
      ['of a followed person', { reason: 'followed', reason_id: cid.user.id, ...none }],
      ['of a stranger', { reason: 'default', reason_id: 'fresh', ...none }],
      ['own', { reason: 'default', reason_id: '', ...none }],
    ]);
  });

  test('names the board when that is followed', async () => {
    const board = await makeBoard(bob, { name: 'Chairs' });
    await pinsOf(bob, ['a'], { board_id: board.id });
    await app.store.transaction((tx) =>
      tx.follows.followBoard(toUserId(ann.user.id), toBoardId(board.id), NOON),
    );
    const { pins } = await page(ann.browser, 'UserHomefeedResource');
    expect(pins[0]?.recommendation_reason).toEqual({
      reason: 'pfyBoard',
      reason_id: board.id,
      has_board: true,
      board: { name: 'Chairs', url: '/bob/chairs/' },
    });
  });

  test.each([1, 2, 3, 4, 25])('comes in pages of %i without repeats or holes', async (size) => {
    await pinsOf(ann, LETTERS.slice(0, 3));
    await pinsOf(bob, LETTERS.slice(3));
    const whole = await page(ann.browser, 'UserHomefeedResource');
    expect([...whole.titles].sort()).toEqual(LETTERS);
    expect(await allTitles(ann.browser, 'UserHomefeedResource', size)).toEqual(whole.titles);
    expect(await allTitles(app.browser(), 'UserHomefeedResource', size)).toEqual([...LETTERS].reverse());
  });

  test.each([1, 2, 3, 25])(
    'in pages of %i shows each picture once, however often it was saved',
    async (size) => {
      const [cid, dan] = [await aMember(app, 'cid'), await aMember(app, 'dan')];
      await pinsOf(ann, LETTERS);
      const originals = (await page(app.browser(), 'UserHomefeedResource')).pins;
      for (const saver of [bob, cid, bob]) {
        for (const { id } of originals) {
          app.time += 1000;
          await savePin(saver, { pin_id: id });
        }
      }
      await app.store.transaction(async (tx) => {
        for (const { user } of [bob, cid])
          await tx.follows.followUser(toUserId(dan.user.id), toUserId(user.id), NOON);
      });
      for (const browser of [app.browser(), ann.browser, bob.browser, dan.browser]) {
        const titles = await allTitles(browser, 'UserHomefeedResource', size);
        expect(titles.sort()).toEqual(LETTERS);
      }
    },
  );

  test('does not shift when somebody pins meanwhile', async () => {
    await pinsOf(bob, LETTERS);
    const first = await page(app.browser(), 'UserHomefeedResource', { page_size: 3 });
    await pinsOf(bob, ['new']);
    const { bookmarks } = first;
    const second = await page(app.browser(), 'UserHomefeedResource', { page_size: 3, bookmarks });
    expect([...first.titles, ...second.titles]).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
  });

  test('goes on for the same viewer only', async () => {
    await pinsOf(bob, LETTERS);
    const { bookmarks } = await page(app.browser(), 'UserHomefeedResource', { page_size: 3 });
    const told = await ann.browser.call('UserHomefeedResource', 'get', { bookmarks });
    expect(outcomeOf(told)).toBe('400/5');
  });

  test('begins anew after a day', async () => {
    await pinsOf(bob, LETTERS);
    const { bookmarks } = await page(app.browser(), 'UserHomefeedResource', { page_size: 3 });
    app.time += DAY_MS + 1;
    const told = await app.browser().call('UserHomefeedResource', 'get', { bookmarks });
    expect(outcomeOf(told)).toBe('400/5');
  });

  test('of an empty place is empty', async () => {
    expect(await page(ann.browser, 'UserHomefeedResource')).toMatchObject({
      titles: [],
      bookmarks: ['-end-'],
    });
    expect(await page(app.browser(), 'UserHomefeedResource')).toMatchObject({ titles: [] });
  });
});

describe('a board', () => {
  test.each([
    ['newest', [...LETTERS].reverse()],
    ['oldest', LETTERS],
    ['default', [...LETTERS].reverse()],
    ['custom', [...LETTERS].reverse()],
  ])('in the order %s, page by page', async (sort, titles) => {
    const board = await makeBoard(ann);
    await pinsOf(ann, LETTERS, { board_id: board.id });
    const options = { board_id: board.id, sort };
    expect(await allTitles(app.browser(), 'BoardFeedResource', 3, options)).toEqual(titles);
  });

  test('does not go on with the token of another list', async () => {
    const board = await makeBoard(ann);
    const other = await makeBoard(ann, { name: 'Other' });
    await pinsOf(ann, LETTERS, { board_id: board.id });
    const { bookmarks } = await page(app.browser(), 'BoardFeedResource', {
      board_id: board.id,
      page_size: 2,
    });
    const foreign = { board_id: other.id, bookmarks };
    expect(outcomeOf(await app.browser().call('BoardFeedResource', 'get', foreign))).toBe('400/5');
    const damaged = { board_id: board.id, bookmarks: [`${bookmarks[0]}x`] };
    expect(outcomeOf(await app.browser().call('BoardFeedResource', 'get', damaged))).toBe('400/5');
  });

  test('that turns secret ends on the next page', async () => {
    const board = await makeBoard(ann);
    await pinsOf(ann, LETTERS, { board_id: board.id });
    const options = { board_id: board.id, page_size: 2 };
    const { bookmarks } = await page(app.browser(), 'BoardFeedResource', options);
    await app.store.transaction((tx) => tx.users.update(toUserId(ann.user.id), { state: 'deactivated' }));
    const told = await app.browser().call('BoardFeedResource', 'get', { ...options, bookmarks });
    expect(outcomeOf(told)).toBe('404/40');
  });
});

describe('pins of a person', () => {
  test('page by page, newest first', async () => {
    await pinsOf(ann, LETTERS);
    const byName = { username: 'ANN' };
    const byId = { user_id: ann.user.id };
    const newestFirst = [...LETTERS].reverse();
    expect(await allTitles(app.browser(), 'UserPinsResource', 3, byName)).toEqual(newestFirst);
    expect(await allTitles(app.browser(), 'UserActivityPinsResource', 3, byId)).toEqual(newestFirst);
  });

  test('on the quick-saves board only', async () => {
    const board = await makeBoard(ann);
    await pinsOf(ann, ['on a board'], { board_id: board.id });
    await pinsOf(ann, ['quick']);
    const options = { username: 'ann', boardless: true };
    expect((await page(app.browser(), 'UserPinsResource', options)).titles).toEqual(['quick']);
  });

  test('somebody else likes are not told', async () => {
    const options = { username: 'ann', pin_filter: 'FAVORITED' };
    expect(outcomeOf(await bob.browser.call('UserPinsResource', 'get', options))).toBe('403/7');
    expect(outcomeOf(await app.browser().call('UserPinsResource', 'get', options))).toBe('403/7');
    expect((await page(ann.browser, 'UserPinsResource', options)).titles).toEqual([]);
  });

  test('need a person', async () => {
    const browser = app.browser();
    expect(outcomeOf(await browser.call('UserPinsResource', 'get'))).toBe('400/1');
    expect(outcomeOf(await browser.call('UserPinsResource', 'get', { username: 'nobody' }))).toBe('404/30');
    expect(outcomeOf(await browser.call('UserActivityPinsResource', 'get', { user_id: '5' }))).toBe('404/30');
  });
});
