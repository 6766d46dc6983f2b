import { expect, test } from 'vitest';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import type { SuggestionServices } from '../../../src/application/search/suggestion-services.ts';
import { RecentSearches } from '../../../src/application/search/recent-searches.ts';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import type { Suggestion } from '../../../src/domain/search/suggestion.ts';
import { SuggestionViewModel } from '../../../src/ui/search/internal/suggestions/suggestion-view-model.ts';

const aSuggestion = (label: string, kind: Suggestion['kind'] = 'query'): Suggestion => ({
  kind,
  label,
  href: `/${kind}/${label}`,
  imageUrl: null,
  color: null,
  recent: false,
});

/** A view model whose pauses and answers end when the test says so. */
function open({ isMember = true, recents = [] as string[] } = {}) {
  const asked: { term: string; answer: (found: readonly Suggestion[]) => void; fail: () => void }[] = [];
  const pauses: (() => void)[] = [];
  const forgotten: (string | null)[] = [];
  const gateway = {
    recentQueries: () => Promise.resolve(recents),
    forgetQuery: (query: string | null) => Promise.resolve(void forgotten.push(query)),
    suggest: (term: string) =>
      new Promise<readonly Suggestion[]>((answer, reject) => {
        asked.push({ term, answer, fail: () => reject(new ServiceError('offline')) });
      }),
  };
  const storage = new InMemoryKeyValueStorage();
  const services: SuggestionServices = {
    search: gateway,
    recents: new RecentSearches({ search: gateway, storage }),
    wait: () => new Promise((resolve) => pauses.push(resolve)),
    now: () => 0,
  };
  const model = new SuggestionViewModel({
    openServices: () => Promise.resolve(services),
    loadTopics: () => Promise.resolve([]),
    isMember,
  });
  const type = async (text: string) => {
    const done = model.type(text);
    await expect.poll(() => pauses.length).toBeGreaterThan(0);
    pauses.shift()!();
    await Promise.resolve();
    return { done };
  };
  const labels = () => model.rows.map(({ label }) => label);
  return { model, asked, pauses, forgotten, services, type, labels };
}

test('is asked once for keys that follow each other', async () => {
  const { model, asked, pauses } = open();
  const all = ['o', 'oa', 'oak'].map((text) => model.type(text));
  await expect.poll(() => pauses.length).toBe(3);
  for (const end of pauses) end();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]!.term).toBe('oak');
  asked[0]!.answer([]);
  await Promise.all(all);
});

test('a late answer never replaces a newer one', async () => {
  const { model, asked, type, labels } = open();
  await type('o');
  await expect.poll(() => asked.length).toBe(1);
  const { done } = await type('oa');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!.answer([aSuggestion('oak')]);
  await done;
  asked[0]!.answer([aSuggestion('old')]);
  await Promise.resolve();
  expect(labels()).toEqual(['oak']);
  expect(model.isLoading).toBe(false);
});

test('a late failure says nothing about a newer answer', async () => {
  const { model, asked, type } = open();
  const first = await type('o');
  await expect.poll(() => asked.length).toBe(1);
  await type('oa');
  asked[0]!.fail();
  await first.done;
  expect(model.failure).toBeNull();
});

test('a failure is said until there is an answer again', async () => {
  const { model, asked, type } = open();
  const { done } = await type('o');
  await expect.poll(() => asked.length).toBe(1);
  asked[0]!.fail();
  await done;
  expect(model.failure).toBe('offline');
  await type('oa');
  expect(model.failure).toBeNull();
});

test('own searches come first, then queries, boards, topics and people', async () => {
  const { model, asked, type, labels } = open({ recents: ['Oak table', 'elm', 'oak bed'] });
  await model.start();
  const { done } = await type('oak');
  await expect.poll(() => asked.length).toBe(1);
  asked[0]!.answer([
    aSuggestion('Oakley', 'user'),
    aSuggestion('oak table'),
    aSuggestion('Oaks', 'topic'),
    aSuggestion('oak chair'),
    aSuggestion('Oak rooms', 'board'),
  ]);
  await done;
  expect(labels()).toEqual(['Oak table', 'oak bed', 'oak chair', 'Oak rooms', 'Oaks', 'Oakley']);
});

test('keys move through the rows and back to the field', async () => {
  const { model } = open({ recents: ['ash', 'elm', 'oak'] });
  await model.start();
  const moved = (to: 1 | -1 | 'first' | 'last') => {
    model.move(to);
    return model.active?.label;
  };
  expect([moved(1), moved(1), moved(1), moved(1), moved(1)]).toEqual(['ash', 'elm', 'oak', undefined, 'ash']);
  expect([moved(-1), moved(-1), moved('first'), moved('last')]).toEqual([undefined, 'oak', 'ash', 'oak']);
});

test('a removed search is gone at once, and comes back when it could not be removed', async () => {
  const { model, forgotten, labels, services } = open({ recents: ['ash', 'elm'] });
  await model.start();
  expect(await model.forget('ash')).toBe(true);
  expect([labels(), forgotten]).toEqual([['elm'], ['ash']]);

  services.recents.forget = () => Promise.reject(new ServiceError('unreachable'));
  const removing = model.forget(null);
  expect(labels()).toEqual([]);
  expect(await removing).toBe(false);
  expect(labels()).toEqual(['elm']);
});

test('of visitors the server keeps nothing', async () => {
  const { model, services, forgotten, labels } = open({ isMember: false, recents: ['of somebody else'] });
  for (const query of ['ash', 'elm'])
    services.recents.add({ query, rs: 'typed', scope: 'pins', rg: '', ts: 1 });
  await model.start();
  expect(labels()).toEqual(['elm', 'ash']);
  await model.forget('elm');
  expect(await services.recents.list(false)).toEqual(['ash']);
  await model.forget(null);
  expect(await services.recents.list(false)).toEqual([]);
  expect(forgotten).toEqual([]);
});
