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

test('boards and people are suggested while a query is typed', async () => {
  await makeBoard(ann, { name: 'Baking' });
  expect(await suggest(ann.browser, 'bak')).toEqual(['board Baking', 'user bob Baker']);
});
