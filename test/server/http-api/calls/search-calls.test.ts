import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireSearchPage } from '../../../../wire/search.ts';
import { outcomeOf, type SmallBrowser } from '../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
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
  bob = await aMember(app, 'bob', { last_name: 'Baker' });
});
afterAll(() => app.close());

async function search(browser: SmallBrowser, options: object): Promise<WireSearchPage> {
  return succeeded<WireSearchPage>(await browser.call('BaseSearchResource', 'get', options));
}

const titles = ({ results }: WireSearchPage) =>
  (results as { title?: string; name?: string; username?: string }[]).map(
    ({ title, name, username }) => title ?? name ?? username,
  );

async function suggest(browser: SmallBrowser, term: string, options: object = {}) {
  const told = await browser.call('AdvancedTypeaheadResource', 'get', { term, ...options });
  return succeeded<{ items: { type: string; label: string }[] }>(told).items.map(
    ({ type, label }) => `${type} ${label}`,
  );
}

describe('a search', () => {
  test('finds pins by words in any number, with or without accents', async () => {
    await makePin(ann, { title: 'Café shelves' });
    await makePin(ann, { title: 'A lamp' });
    expect(titles(await search(bob.browser, { query: 'cafe shelf' }))).toEqual(['Café shelves']);
    const list = await app.browser().call('SearchResource', 'get', { query: 'SHELF' });
    expect(succeeded<unknown[]>(list)).toHaveLength(1);
  });

  test('in own pins finds those on secret boards too, and needs an account', async () => {
    const secret = await makeBoard(ann, { name: 'Hidden', privacy: 'secret' });
    await makePin(ann, { title: 'A gift', board_id: secret.id });
    const query = { query: 'gift', scope: 'my_pins' };
    expect(titles(await search(ann.browser, query))).toEqual(['A gift']);
    expect(titles(await search(bob.browser, query))).toEqual([]);
    expect(outcomeOf(await app.browser().call('BaseSearchResource', 'get', query))).toBe('401/2');
  });

  test('finds boards and people by the beginnings of their names', async () => {
    await makeBoard(ann, { name: 'Garden rooms' });
    await makeBoard(ann, { name: 'Garden secrets', privacy: 'secret' });
    expect(titles(await search(bob.browser, { query: 'gard', scope: 'boards' }))).toEqual(['Garden rooms']);
    expect(titles(await search(ann.browser, { query: 'bak', scope: 'users' }))).toEqual(['bob']);
  });

  test('for the name of a person is not corrected, for another misspelt one it is', async () => {
    for (const title of ['Roman mosaic', 'Roman road', 'Roman glass']) await makePin(ann, { title });
    await aMember(app, 'priya', { first_name: 'Priya', last_name: 'Raman' });
    const corrected = async (query: string) => (await search(bob.browser, { query })).corrected_query;
    expect([await corrected('Priya Raman'), await corrected('priya  ráman')]).toEqual([null, null]);
    expect(await corrected('raman')).toBe('roman');
  });

  test('for the name of people shows the first ones on its first page, and only to those who may find them', async () => {
    for (const title of ['Roman mosaic', 'Roman road']) await makePin(ann, { title });
    const priya = await aMember(app, 'priya', { first_name: 'Priya', last_name: 'Raman' });
    for (const name of ['one', 'two', 'three'])
      await aMember(app, name, { first_name: 'Priya', last_name: 'Raman' });
    const query = 'priya  RÁMAN';
    const named = async (options: object, browser = bob.browser) =>
      (await search(browser, options)).people?.map(({ username }) => username);
    expect(await named({ query })).toEqual(['priya', 'one', 'two']);
    expect([await named({ query: 'priya' }), await named({ query, scope: 'boards' })]).toEqual([
      undefined,
      undefined,
    ]);
    succeeded(await priya.browser.call('UserBlockResource', 'create', { blocked_user_id: bob.user.id }));
    expect(await named({ query })).toEqual(['one', 'two', 'three']);
    expect(await named({ query }, app.browser())).toEqual(['priya', 'one', 'two']);
  });

  test('shows people of its name on no further page', async () => {
    for (const title of ['Roman mosaic', 'Roman road']) await makePin(ann, { title });
    await aMember(app, 'roman', { first_name: 'Roman', last_name: '' });
    const pageAfter = async (bookmarks: string[]) => {
      const told = await bob.browser.call('BaseSearchResource', 'get', {
        query: 'roman',
        page_size: 1,
        bookmarks,
      });
      return { data: succeeded<WireSearchPage>(told), next: told.body.resource?.options['bookmarks'] };
    };
    const first = await pageAfter([]);
    expect(first.data.people).toHaveLength(1);
    const second = await pageAfter(first.next as string[]);
    expect(second.data.results).toHaveLength(1);
    expect(second.data).not.toHaveProperty('people');
  });

  test('refuses an empty query and unknown values', async () => {
    const call = async (options: object) =>
      outcomeOf(await app.browser().call('BaseSearchResource', 'get', options));
    expect(await call({})).toBe('400/1');
    expect(await call({ query: ' \u200B ' })).toBe('400/1');
    expect(await call({ query: 'x'.repeat(201) })).toBe('400/1');
    expect(await call({ query: 'x', scope: 'everything' })).toBe('400/1');
    expect(await call({ query: 'x', color: 'octarine' })).toBe('400/1');
  });
});

describe('suggestions', () => {
  test('are topics, boards and people with this beginning', async () => {
    await makeBoard(ann, { name: 'Baking' });
    expect(await suggest(ann.browser, 'bak')).toEqual(['interest Baking', 'board Baking', 'user bob Baker']);
    expect(await suggest(ann.browser, 'bak', { pin_scope: 'people' })).toEqual(['user bob Baker']);
  });

  test('begin with one’s own recent searches, which can be removed', async () => {
    await search(ann.browser, { query: 'Oak table' });
    app.time += 1000;
    await search(ann.browser, { query: 'oak bench' });
    await search(ann.browser, { query: 'x'.repeat(150) });
    await search(app.browser(), { query: 'oak of a visitor' });
    expect(await suggest(ann.browser, 'oak')).toEqual(['query oak bench', 'query Oak table']);
    expect(await suggest(bob.browser, 'oak')).toEqual([]);
    const recent = async () =>
      succeeded<{ query: string }[]>(await ann.browser.call('TypeaheadClearRecentResource', 'get', {}));
    expect((await recent()).map(({ query }) => query)).toEqual(['oak bench', 'Oak table']);
    succeeded(await ann.browser.call('TypeaheadClearRecentResource', 'delete', { query: 'OAK TABLE' }));
    expect((await recent()).map(({ query }) => query)).toEqual(['oak bench']);
    succeeded(await ann.browser.call('TypeaheadClearRecentResource', 'delete', {}));
    expect(await recent()).toEqual([]);
  });

  test('are what at least three people have searched for', async () => {
    const people = [bob, await aMember(app, 'cid'), await aMember(app, 'dan')];
    for (const member of people.slice(1)) await search(member.browser, { query: 'frequent thing' });
    expect(await suggest(ann.browser, 'freq')).toEqual([]);
    await search(people[0]!.browser, { query: 'Frequent thing' });
    app.time += 600_001;
    expect(await suggest(ann.browser, 'freq')).toEqual(['query frequent thing']);
    expect(await suggest(app.browser(), 'freq')).toEqual(['query frequent thing']);
  });
});

describe('the pages of a search', () => {
  test('have every pin once, and their tokens are those of both forms', async () => {
    for (let at = 0; at < 7; at++) await makePin(ann, { title: `Oak ${at}` });
    const names = ['BaseSearchResource', 'SearchResource'];
    const found: unknown[] = [];
    let bookmarks: string[] = [];
    for (let page = 0; page < 4; page++) {
      const told = await bob.browser.call(names[page % 2]!, 'get', { query: 'oak', page_size: 3, bookmarks });
      const data = succeeded<WireSearchPage | unknown[]>(told);
      found.push(...(Array.isArray(data) ? data : data.results).map((pin) => (pin as { id: string }).id));
      bookmarks = told.body.resource?.options['bookmarks'] as string[];
    }
    expect(new Set(found).size).toBe(7);
    expect(found).toHaveLength(7);
    expect(bookmarks).toEqual(['-end-']);
  });

  test('know a new pin, a changed title and a removed pin at once', async () => {
    const pin = await makePin(ann, { title: 'Walnut bowl' });
    const count = async (query: string) => (await search(bob.browser, { query })).exact_count;
    expect(await count('walnut')).toBe(1);
    succeeded(await ann.browser.call('PinResource', 'update', { id: pin.id, title: 'Cherry bowl' }));
    expect([await count('walnut'), await count('cherry')]).toEqual([0, 1]);
    succeeded(await ann.browser.call('PinResource', 'delete', { id: pin.id }));
    expect(await count('cherry')).toBe(0);
  });
});

test('cards have their people and boards beside them', async () => {
  await makePin(ann, { title: 'Oak' });
  const told = await bob.browser.call('BaseSearchResource', 'get', { query: 'oak', field_set_key: 'card' });
  const answer = told.body.resource_response as unknown as { data: WireSearchPage; data_people: object };
  expect(Object.keys(answer.data_people)).toContain(ann.user.id);
  expect(answer.data.results).toHaveLength(1);
});
