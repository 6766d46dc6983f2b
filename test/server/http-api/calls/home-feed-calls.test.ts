import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBoardId, toPinId, toTopicId, toUserId } from '../../../../src/domain/ids/ids.ts';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import type { SmallBrowser } from '../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { savePin } from '../support/organizing.ts';
import { TestApp } from '../support/test-app.ts';

const HOME = 'UserHomefeedResource';
const topicNamed = (name: string) => TOPIC_TREE.find((topic) => topic.name === name)!.id;

let app: TestApp;
let ann: Member;
let bob: Member;
let cid: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  cid = await aMember(app, 'cid');
});
afterAll(() => app.close());

async function pinOf(member: Member, title: string, options: object = {}): Promise<WirePin> {
  app.time += 1000;
  return makePin(member, { title, ...options });
}

async function home(browser: SmallBrowser, options: object = {}) {
  const told = await browser.call(HOME, 'get', options);
  const pins = succeeded<WirePin[]>(told);
  return {
    pins,
    titles: pins.map(({ title }) => title),
    bookmarks: told.body.resource?.options['bookmarks'] as string[],
    reasonOf: (title: string) => {
      const pin = pins.find((each) => each.title === title);
      return [pin?.recommendation_reason?.reason, pin?.recommendation_reason?.reason_id];
    },
    interestOf: (title: string) => pins.find((pin) => pin.title === title)?.source_interest?.name,
  };
}

const follow = (follower: Member, followed: Member) =>
  app.store.transaction((tx) =>
    tx.follows.followUser(toUserId(follower.user.id), toUserId(followed.user.id), app.time),
  );
const followTopic = (follower: Member, topic: string) =>
  app.store.transaction((tx) =>
    tx.follows.followTopic(toUserId(follower.user.id), toTopicId(topic), app.time),
  );

describe('the home feed learns', () => {
  test('from a save, at once, and says from which', async () => {
    const board = await makeBoard(bob, { name: 'Herons' });
    const heron = await pinOf(bob, 'heron', { board_id: board.id });
    await pinOf(bob, 'egret', { board_id: board.id });
    await pinOf(cid, 'teapot');
    expect((await home(ann.browser)).reasonOf('egret')[0]).not.toBe('related');
    app.time += 1000;
    await savePin(ann, { pin_id: heron.id });
    expect((await home(ann.browser)).reasonOf('egret')).toEqual(['related', heron.id]);
  });

  test('from several saves to one board, which it names', async () => {
    const [birds, mine] = [await makeBoard(bob, { name: 'Birds' }), await makeBoard(ann, { name: 'Wild' })];
    const pins = [];
    for (const title of ['heron', 'egret', 'stork', 'crane'])
      pins.push(await pinOf(bob, title, { board_id: birds.id }));
    for (const { id } of pins.slice(0, 3)) {
      app.time += 1000;
      await savePin(ann, { pin_id: id, board_id: mine.id });
    }
    const { pins: found } = await home(ann.browser);
    expect(found.find(({ title }) => title === 'crane')?.recommendation_reason).toEqual({
      reason: 'pfyBoard',
      reason_id: mine.id,
      has_board: true,
      board: { name: 'Wild', url: '/ann/wild/' },
    });
  });

  test('not from boards that must not feed it, from what was switched off or before a new start', async () => {
    const board = await makeBoard(bob, { name: 'Things' });
    const heron = await pinOf(bob, 'heron', { board_id: board.id });
    await pinOf(bob, 'teapot', { board_id: board.id });
    const mine = await makeBoard(ann, { name: 'Mine' });
    await savePin(ann, { pin_id: heron.id, board_id: mine.id });
    const learns = async () => (await home(ann.browser)).reasonOf('teapot')[0] === 'related';
    const doing = (work: Parameters<typeof app.store.transaction>[0]) => app.store.transaction(work);
    const annId = toUserId(ann.user.id);
    expect(await learns()).toBe(true);
    const source = { kind: 'pin', id: toPinId(heron.id) } as const;
    await doing((tx) => tx.feedSwitches.switchOff(annId, source));
    expect(await learns()).toBe(false);
    await doing((tx) => tx.feedSwitches.switchOn(annId, source));
    await doing((tx) => tx.feedSwitches.switchOff(annId, { kind: 'board', id: toBoardId(mine.id) }));
    expect(await learns()).toBe(false);
    await doing((tx) => tx.feedSwitches.switchOn(annId, { kind: 'board', id: toBoardId(mine.id) }));
    await doing((tx) => tx.feedSwitches.startOver(annId, app.time));
    expect(await learns()).toBe(false);
    await doing((tx) => tx.feedSwitches.undoStartOver(annId));
    expect(await learns()).toBe(true);
  });

  test('from followed topics', async () => {
    await pinOf(bob, 'A heron');
    await followTopic(ann, topicNamed('Birds'));
    const found = await home(ann.browser);
    expect(found.reasonOf('A heron')).toEqual(['topic', topicNamed('Birds')]);
    expect(found.interestOf('A heron')).toBe('Birds');
    await app.store.transaction((tx) =>
      tx.feedSwitches.switchOff(toUserId(ann.user.id), { kind: 'topic', id: topicNamed('Birds') }),
    );
    expect((await home(ann.browser)).reasonOf('A heron')[0]).not.toBe('topic');
  });

  test('from websites that are switched off: no pins from there but own ones', async () => {
    await pinOf(bob, 'cake', { link: 'https://www.oven.example/cake' });
    await pinOf(bob, 'lamp', { link: 'https://lamp.example/' });
    await pinOf(ann, 'bread', { link: 'https://oven.example/bread' });
    await follow(ann, bob);
    const shows = async () => [...(await home(ann.browser)).titles].sort();
    expect(await shows()).toEqual(['bread', 'cake', 'lamp']);
    const site = { kind: 'domain', id: 'oven.example' } as const;
    await app.store.transaction((tx) => tx.feedSwitches.switchOff(toUserId(ann.user.id), site));
    expect(await shows()).toEqual(['bread', 'lamp']);
  });

  test('from what is hidden: fewer of its topic', async () => {
    const hidden = [];
    for (const title of ['heron', 'white heron']) hidden.push(await pinOf(bob, title));
    await pinOf(cid, 'black heron');
    await pinOf(bob, 'teapot');
    const before = await home(ann.browser);
    for (const { id } of hidden) {
      app.time += 1000;
      await ann.browser.send(`/v3/p2p/${id}/hide/`, { method: 'PUT' });
    }
    const after = await home(ann.browser);
    expect(before.titles).toHaveLength(4);
    expect(after.titles).toEqual(expect.not.arrayContaining(['heron', 'white heron']));
    expect(after.reasonOf('black heron')).toEqual(['default', 'popular']);
    expect(after.reasonOf('teapot')).toEqual(['default', 'fresh']);
  });
});

describe('the home feed', () => {
  test('shows a follow and its end at once', async () => {
    await pinOf(bob, 'a');
    expect((await home(ann.browser)).reasonOf('a')[0]).toBe('default');
    await follow(ann, bob);
    expect((await home(ann.browser)).reasonOf('a')[0]).toBe('followed');
    await app.store.transaction((tx) =>
      tx.follows.unfollowUser(toUserId(ann.user.id), toUserId(bob.user.id)),
    );
    expect((await home(ann.browser)).reasonOf('a')[0]).toBe('default');
  });

  test('shows all pins of a small server once, then ends', async () => {
    const titles = Array.from({ length: 50 }, (_, number) => `pin ${number}`);
    for (const [number, title] of titles.entries()) await pinOf(number % 3 === 0 ? bob : cid, title);
    const seen: string[] = [];
    for (let bookmarks: string[] = []; bookmarks[0] !== '-end-';) {
      const page = await home(ann.browser, { bookmarks });
      seen.push(...page.titles);
      bookmarks = page.bookmarks;
    }
    expect(seen).toHaveLength(50);
    expect([...seen].sort()).toEqual([...titles].sort());
  });

  test('begins with what was not seen, and ends with what was seen longest ago', async () => {
    const pins = [];
    for (const title of ['a', 'b', 'c', 'd']) pins.push(await pinOf(bob, title));
    const see = async (...seen: WirePin[]) => {
      app.time += 1000;
      await ann.browser.send('/v3/counters/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ impressions: seen.map(({ id }) => id) }),
      });
    };
    const [a, , c, d] = pins;
    await see(d!);
    await see(a!);
    await see(c!);
    app.time += 1000;
    expect((await home(ann.browser)).titles).toEqual(['b', 'd', 'a', 'c']);
  });

  test('keeps its list while it is read, also in another process', async () => {
    for (let number = 0; number < 40; number += 1) await pinOf(number % 2 === 0 ? bob : cid, `${number}`);
    const first = await home(ann.browser);
    const { bookmarks } = first;
    const second = await home(ann.browser, { bookmarks });
    await pinOf(bob, 'new');
    await ann.browser.send('/v3/counters/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ impressions: first.pins.map(({ id }) => id) }),
    });
    expect((await home(ann.browser, { bookmarks })).titles).toEqual(second.titles);
    const other = await TestApp.open({}, async () => ({ ...app.temporary, close: async () => undefined }));
    other.time = app.time;
    const browser = other.browser();
    for (const [name, value] of ann.browser.cookies) browser.cookies.set(name, value);
    expect((await home(browser, { bookmarks })).titles).toEqual(second.titles);
  });

  test('leaves out what others made secret and whom one blocked since the first page', async () => {
    const board = await makeBoard(cid, { name: 'Open' });
    for (let number = 0; number < 14; number += 1) {
      await pinOf(bob, `bob ${number}`);
      await pinOf(cid, `cid ${number}`, { board_id: board.id });
    }
    const { bookmarks } = await home(ann.browser, { page_size: 4 });
    await app.store.transaction((tx) =>
      tx.blocks.block(toUserId(ann.user.id), toUserId(bob.user.id), app.time),
    );
    await app.store.transaction((tx) => tx.boards.update(toBoardId(board.id), { privacy: 'secret' }));
    expect((await home(ann.browser, { bookmarks, page_size: 25 })).titles).toEqual([]);
  });
});

describe('what somebody follows', () => {
  test('comes strictly by time, without own pins and recommendations', async () => {
    await follow(ann, bob);
    for (const title of ['a', 'b', 'c']) await pinOf(bob, title);
    await pinOf(cid, 'of a stranger');
    await pinOf(ann, 'own');
    await pinOf(bob, 'd');
    const first = await home(ann.browser, { mode: 'following', page_size: 3 });
    expect(first.titles).toEqual(['d', 'c', 'b']);
    const { bookmarks } = first;
    expect((await home(ann.browser, { mode: 'following', page_size: 3, bookmarks })).titles).toEqual(['a']);
    const wrong = await ann.browser.call(HOME, 'get', { bookmarks });
    expect(wrong.status).toBe(400);
  });

  test('has the pins of followed topics in their place, page by page, and says why', async () => {
    await follow(ann, bob);
    await followTopic(ann, topicNamed('Birds'));
    await followTopic(ann, topicNamed('Animals'));
    await pinOf(cid, 'heron 1');
    await pinOf(bob, 'a');
    const heron = await pinOf(cid, 'heron 2');
    await pinOf(cid, 'teapot');
    await pinOf(ann, 'own heron');
    await pinOf(bob, 'heron of bob');
    await pinOf(cid, 'heron 3');
    const blocked = await pinOf(await aMember(app, 'eve'), 'heron of eve');
    await app.store.transaction((tx) =>
      tx.blocks.block(toUserId(ann.user.id), toUserId(blocked.pinner!.id), app.time),
    );
    const first = await home(ann.browser, { mode: 'following', page_size: 3 });
    expect(first.titles).toEqual(['heron 3', 'heron of bob', 'heron 2']);
    expect(first.reasonOf('heron 3')[0]).toBe('topic');
    expect(first.reasonOf('heron of bob')[0]).toBe('followed');
    const { bookmarks } = first;
    const second = await home(ann.browser, { mode: 'following', page_size: 3, bookmarks });
    expect(second.titles).toEqual(['a', 'heron 1']);

    await savePin(bob, { pin_id: heron.id });
    const again = await home(ann.browser, { mode: 'following', page_size: 9 });
    expect(again.titles.filter((title) => title === 'heron 2')).toHaveLength(1);
  });

  test('is told apart from what was there: newer, not seen, and of others', async () => {
    await follow(ann, bob);
    const a = await pinOf(bob, 'a');
    const newer = async () => (await home(ann.browser, { newer_than: a.id })).titles;
    expect(await newer()).toEqual([]);
    await pinOf(ann, 'own');
    await pinOf(cid, 'of a stranger');
    expect(await newer()).toEqual([]);
    const b = await pinOf(bob, 'b');
    await pinOf(bob, 'c');
    expect(await newer()).toEqual(['c', 'b']);
    await app.store.transaction((tx) => tx.home.noteSeen(toUserId(ann.user.id), [toPinId(b.id)], app.time));
    expect(await newer()).toEqual(['c']);
  });
});
