import { expect, test } from 'vitest';
import {
  recentQueries,
  withCompletedSearch,
  type CompletedSearch,
} from '../../../src/domain/visits/completed-search.ts';

const aSearch = (query: string, fields: Partial<CompletedSearch> = {}): CompletedSearch => ({
  query,
  rs: 'typed',
  scope: 'pins',
  rg: '',
  ts: 1,
  ...fields,
});

const add = (...queries: string[]) =>
  queries.reduce<readonly CompletedSearch[]>((all, query) => withCompletedSearch(all, aSearch(query)), []);

test('a search is added only when it differs from the last one', () => {
  const before = add('ash', 'oak');
  expect(withCompletedSearch(before, aSearch('oak', { ts: 2, rs: 'recent' }))).toBe(before);
  expect(withCompletedSearch(before, aSearch('ash')).map(({ query }) => query)).toEqual([
    'ash',
    'oak',
    'ash',
  ]);
  expect(withCompletedSearch(before, aSearch('oak', { scope: 'boards' }))).toHaveLength(3);
});

test('an entry has the query, its origin, the scope, the guides and the time', () => {
  const entry = aSearch('oak small', { rs: 'guide', rg: 'small', ts: 1_700_000_000_000 });
  expect(withCompletedSearch([], entry)).toEqual([entry]);
});

test('the ten latest searches are kept', () => {
  const all = add(...Array.from({ length: 12 }, (_, index) => `q${index}`));
  expect(all).toHaveLength(10);
  expect(all[0]?.query).toBe('q2');
});

test('recent queries are listed once, the newest first', () => {
  expect(recentQueries(add('oak', 'ash', 'oak', 'elm'))).toEqual(['elm', 'oak', 'ash']);
});
