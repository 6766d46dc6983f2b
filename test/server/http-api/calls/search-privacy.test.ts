import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toBoardId, toUserId } from '../../../../src/domain/ids/ids.ts';
import type { WireSearchPage } from '../../../../wire/search.ts';
import type { SmallBrowser } from '../core/small-browser.ts';
import { NOON } from '../core/site-times.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

/** What makes a pin one that the viewer must not find, with the word that only such pins say. */
const KEPT_BACK = [
  'secretword',
  'protectedword',
  'archivedword',
  'blockedword',
  'blockingword',
  'hiddenword',
];
const HIDDEN_PERSON = 'personword';
const HIDDEN_BOARD = 'boardword';
const ALL_WORDS = [...KEPT_BACK, HIDDEN_PERSON, HIDDEN_BOARD];

let app: TestApp;
let viewer: Member;
let others: Member[];
beforeAll(async () => {
  app = await TestApp.open();
  viewer = await aMember(app, 'viewer');
  others = [];
  for (const name of ['ann', 'bob', 'blocked', 'blocking', 'hidden']) others.push(await aMember(app, name));
  const [ann, bob, blocked, blocking, hidden] = others as [Member, Member, Member, Member, Member];
  // Everything is said by two people, so that nothing but visibility keeps it out of guides and suggestions.
  for (const [at, member] of [ann, bob].entries()) {
    const board = async (name: string, options = {}) =>
      (await makeBoard(member, { name: `${name} ${at}`, ...options })).id;
    const secret = await board('secretword', { privacy: 'secret' });
    const closed = await board('protectedword', { privacy: 'protected' });
    const archived = await board('archivedword');
    for (let pin = 0; pin < 3; pin++) {
      await makePin(member, { title: `Oak secretword ${at} ${pin}`, board_id: secret });
      await makePin(member, { title: `Oak protectedword ${at} ${pin}`, board_id: closed });
      await makePin(member, { title: `Oak archivedword ${at} ${pin}`, board_id: archived });
      await makePin(member, { title: `Oak openword ${at} ${pin}`, board_id: await board(`open ${pin}`) });
    }
    succeeded(await member.browser.call('BoardArchiveResource', 'update', { board_id: archived }));
  }
  await makePin(blocked, {
    title: 'Oak blockedword',
    board_id: (await makeBoard(blocked, { name: 'One' })).id,
  });
  await makePin(blocking, {
    title: 'Oak blockingword',
    board_id: (await makeBoard(blocking, { name: 'Two' })).id,
  });
  await makePin(hidden, {
    title: `Oak ${HIDDEN_PERSON}`,
    board_id: (await makeBoard(hidden, { name: 'Three' })).id,
  });
  const board = await makeBoard(ann, { name: HIDDEN_BOARD });
  await makePin(ann, { title: `Oak ${HIDDEN_BOARD}`, board_id: board.id });
  const pin = await makePin(ann, {
    title: 'Oak hiddenword',
    board_id: (await makeBoard(ann, { name: 'Five' })).id,
  });
  succeeded(await viewer.browser.send(`/v3/p2p/${pin.id}/hide/`, { method: 'PUT' }));
  await app.store.transaction(async (tx) => {
    const id = toUserId(viewer.user.id);
    await tx.blocks.block(id, toUserId(blocked.user.id), NOON);
    await tx.blocks.block(toUserId(blocking.user.id), id, NOON);
    await tx.hides.hidePerson(id, toUserId(hidden.user.id), NOON);
    await tx.hides.hideBoard(id, toBoardId(board.id), NOON);
  });
});
afterAll(() => app.close());

const searchAs = async (browser: SmallBrowser, options: object) => {
  const told = await browser.call('BaseSearchResource', 'get', { page_size: 100, ...options });
  return { page: succeeded<WireSearchPage>(told), text: JSON.stringify(told.body.resource_response) };
};

describe.each(['BaseSearchResource', 'SearchResource'])('%s', (name) => {
  test.each(['pins', 'boards', 'buyable_pins', 'videos'])(
    'shows nothing of what is kept back among %s',
    async (scope) => {
      for (const query of ['oak', ...ALL_WORDS]) {
        const told = await viewer.browser.call(name, 'get', { query, scope, page_size: 100 });
        const answer = JSON.stringify(told.body.resource_response).toLowerCase();
        for (const word of ALL_WORDS) expect(answer.includes(word), `${query}: ${word}`).toBe(false);
      }
    },
  );
});

test('counts, facets and guides know only what the viewer may find', async () => {
  const { page } = await searchAs(viewer.browser, { query: 'oak' });
  expect(page.results).toHaveLength(6);
  expect(page.exact_count).toBe(6);
  expect(page.facets.kind).toEqual([{ value: 'image', count: 6 }]);
  expect(page.facets.color.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  expect(page.guides.map(({ term }) => term).filter((term) => ALL_WORDS.includes(term))).toEqual([]);
});

test('a visitor finds what only the viewer has hidden, and nothing that is not public', async () => {
  const { page, text } = await searchAs(app.browser(), { query: 'oak' });
  expect(page.results).toHaveLength(11);
  for (const word of KEPT_BACK.slice(0, 3)) expect(text.toLowerCase()).not.toContain(word);
});

test.each(['AdvancedTypeaheadResource', 'HashtagTypeaheadResource'])(
  '%s suggests nothing of it',
  async (name) => {
    // The viewer's own searches are suggested, whatever they find.
    succeeded(await viewer.browser.call('TypeaheadClearRecentResource', 'delete', {}));
    for (const word of ALL_WORDS)
      for (const term of [word, word.slice(0, 4), `oak ${word.slice(0, 3)}`]) {
        const told = await viewer.browser.call(name, 'get', { term, count: 20 });
        const { items } = succeeded<{ items: { label: string; type: string }[] }>(told);
        const labels = items.filter(({ label }) =>
          ALL_WORDS.some((kept) => label.toLowerCase().includes(kept)),
        );
        expect(labels, term).toEqual([]);
      }
  },
);

test('people who are blocked, or have blocked the viewer, are not found', async () => {
  for (const query of ['blocked', 'blocking', 'hidden'])
    expect((await searchAs(viewer.browser, { query, scope: 'people' })).page.results).toEqual([]);
});

test('a pin is gone from search as soon as its board is secret, and found again afterwards', async () => {
  const [ann] = others as [Member];
  const board = await makeBoard(ann, { name: 'Changing' });
  await makePin(ann, { title: 'Changeable thing', board_id: board.id });
  const count = async () => (await searchAs(app.browser(), { query: 'changeable' })).page.exact_count;
  expect(await count()).toBe(1);
  succeeded(await ann.browser.call('BoardResource', 'update', { board_id: board.id, privacy: 'secret' }));
  expect(await count()).toBe(0);
  succeeded(await ann.browser.call('BoardResource', 'update', { board_id: board.id, privacy: 'public' }));
  expect(await count()).toBe(1);
});
