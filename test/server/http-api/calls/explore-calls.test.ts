import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LEAST_PINS_OF_TOPIC } from '../../../../src/domain/topics/topic-pages.ts';
import type { WireExplore } from '../../../../wire/topic.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Each test has a year of its own, so that no counts of another one are fresh. */
let years = 0;
let app: TestApp;
let ann: Member;
let bob: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  app.time += (years += 1) * 365 * DAY;
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
});
afterAll(() => app.close());

const explore = async (member: Member = bob) =>
  succeeded<WireExplore>(await member.browser.call('ExploreListsResource', 'get', {}));
const feed = async (list: string, options: object = {}) =>
  bob.browser.call('ExploreSectionFeedResource', 'get', { feed: list, ...options });
const titles = (told: Parameters<typeof succeeded>[0]) =>
  succeeded<{ title: string }[]>(told).map(({ title }) => title);
const save = async (member: Member, pin_id: string) =>
  succeeded(await member.browser.call('RepinResource', 'create', { pin_id }));

describe('without a trend', () => {
  test('there is what is new and what is saved most, each page after the other', async () => {
    const made = [];
    for (const title of ['One', 'Two', 'Three']) made.push(await makePin(ann, { title }));
    expect(await explore()).toEqual({ rising_topics: [], lists: ['new-this-week'] });
    const first = await feed('new-this-week', { page_size: 2 });
    expect(titles(first)).toEqual(['Three', 'Two']);
    const bookmarks = first.body.resource?.options['bookmarks'];
    expect(titles(await feed('new-this-week', { page_size: 2, bookmarks }))).toEqual(['One']);

    app.time += 8 * DAY;
    for (const { id } of made) await save(bob, id);
    await save(await aMember(app, 'eve'), made[1]!.id);
    expect((await explore()).lists).toEqual(['most-saved']);
    expect(titles(await feed('most-saved'))[0]).toBe('Two');
    expect(titles(await feed('rising'))).toEqual([]);
  });

  test('nobody finds what they may not see', async () => {
    const board = await makeBoard(ann, { name: 'Mine', privacy: 'secret' });
    for (const title of ['One', 'Two', 'Three']) await makePin(ann, { title, board_id: board.id });
    const [hidden] = [await makePin(ann, { title: 'A' }), await makePin(ann, { title: 'B' })];
    await makePin(ann, { title: 'C' });
    expect((await explore()).lists).toEqual(['new-this-week']);
    expect(titles(await feed('new-this-week'))).toEqual(['C', 'B', 'A']);
    await bob.browser.send(`/v3/p2p/${hidden.id}/hide/`, { method: 'PUT' });
    expect((await explore()).lists).toEqual([]);
    expect((await explore(ann)).lists).toEqual(['new-this-week']);
  });
});

test('a topic rises when five people save it in one day, and saves are otherwise as before', async () => {
  const herons = [];
  for (let count = 0; count < LEAST_PINS_OF_TOPIC; count += 1) {
    herons.push(await makePin(ann, { title: `Heron ${count}` }));
  }
  for (let day = 0; day < 30; day += 1) {
    app.time += DAY;
    await makePin(ann, { title: 'A loaf of bread' });
  }
  expect((await explore()).rising_topics).toEqual([]);
  // What was counted before is too old to be shown until the new count is there.
  app.time += 60 * 60_000;
  for (const name of ['cat', 'dan', 'eva', 'fay', 'gus']) await save(await aMember(app, name), herons[3]!.id);
  const { rising_topics, lists } = await explore();
  expect(rising_topics.map(({ name }) => name)).toEqual(['Birds']);
  expect(lists).toEqual([]);
});
