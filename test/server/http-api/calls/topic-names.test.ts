import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember, makePin, succeeded } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ languages: ['en', 'en-XA'] });
});
afterAll(() => app.close());

const SHOWN = /^⟦.+⟧$/;
const asked = { headers: { 'Accept-Language': 'en-XA' } };

test('topics have their names in the caller’s language', async () => {
  const visitor = app.browser();
  const read = async (headers = {}) =>
    succeeded<{ name: string }>(await visitor.call('InterestResource', 'get', { url_name: 'bread' }, headers))
      .name;
  expect(await read()).toBe('Bread');
  expect(await read(asked)).toMatch(SHOWN);
});

test('all names are listed for choices', async () => {
  const names = succeeded<readonly { id: string; name: string; url_name: string }[]>(
    await app.browser().call('TopicNamesResource', 'get', {}, asked),
  );
  expect(names.find(({ url_name }) => url_name === 'birds')?.name).toMatch(SHOWN);
});

test('a misspelt topic is found, also where no pin has its name', async () => {
  const member = await aMember(app, 'ann');
  await makePin(member, { title: 'Sourdough loaf' });
  const search = async (query: string) =>
    succeeded<{ corrected_query: string | null; results: readonly { title: string }[] }>(
      await app.browser().call('BaseSearchResource', 'get', { query }),
    );
  const found = { exact_count: 1, results: [{ title: 'Sourdough loaf' }] };
  expect(await search('braed')).toMatchObject({ corrected_query: 'bread', ...found });
  expect(await search('bread')).toMatchObject({ corrected_query: null, ...found });
});

test('typing suggests topics by their English names and by those of the language', async () => {
  const labels = async (term: string, headers = {}) =>
    succeeded<{ items: readonly { type: string; label: string }[] }>(
      await app.browser().call('AdvancedTypeaheadResource', 'get', { term }, headers),
    )
      .items.filter(({ type }) => type === 'interest')
      .map(({ label }) => label);
  expect(await labels('bir')).toContain('Birds');
  expect((await labels('bir', asked)).every((label) => SHOWN.test(label))).toBe(true);
});
