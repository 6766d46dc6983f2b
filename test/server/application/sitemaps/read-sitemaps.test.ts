import { describe, expect, test } from 'vitest';
import type {
  SitemapKind,
  SitemapReader,
} from '../../../../server/application/ports/discovery/sitemap-reader.ts';
import { ReadSitemaps } from '../../../../server/application/sitemaps/read-sitemaps.ts';

/** Users with the ids 10, 20, 30 …, and nothing else. */
function usersUpTo(count: () => number): SitemapReader {
  const ids = (kind: SitemapKind, after: string | null) =>
    (kind === 'users' ? Array.from({ length: count() }, (_, at) => (at + 1) * 10) : []).filter(
      (id) => id > Number(after),
    );
  return {
    pagesAfter: async (kind, after, limit) =>
      ids(kind, after)
        .slice(0, limit)
        .map((id) => ({ kind: 'users', id: String(id), username: `u${id}` })),
    idAtDistance: async (kind, after, distance) => ids(kind, after)[distance - 1]?.toString(),
  };
}

function opened(first: number, pagesPerFile = 3) {
  let count = first;
  let now = 0;
  const reader = new ReadSitemaps({
    sitemaps: usersUpTo(() => count),
    listTopics: { withPages: async () => [] },
    clock: { now: () => now },
    pagesPerFile,
  });
  const paths = async (number: number) => {
    const parts = await reader.paths({ kind: 'users', number });
    if (parts === undefined) return undefined;
    const all: string[] = [];
    for await (const part of parts) all.push(...part);
    return all;
  };
  const numbers = async () => (await reader.files()).map(({ kind, number }) => `${kind}-${number}`);
  return { paths, numbers, grow: (by: number) => (count += by), wait: (ms: number) => (now += ms) };
}

describe('files of public pages', () => {
  test.each([
    [0, []],
    [1, ['users-1']],
    [3, ['users-1']],
    [4, ['users-1', 'users-2']],
    [6, ['users-1', 'users-2']],
    [7, ['users-1', 'users-2', 'users-3']],
  ])('%i pages, three in a file', async (count, files) => {
    expect(await opened(count).numbers()).toEqual(files);
  });

  test('have each page once, and there is no file behind the last one', async () => {
    const { paths } = opened(5);
    expect(await paths(1)).toEqual(['/u10/', '/u20/', '/u30/']);
    expect(await paths(2)).toEqual(['/u40/', '/u50/']);
    expect(await paths(3)).toBeUndefined();
    expect(await paths(0)).toBeUndefined();
    expect(await opened(0).paths(1)).toBeUndefined();
  });

  test('are never longer than they may be, and grow after some minutes', async () => {
    const { paths, numbers, grow, wait } = opened(4);
    expect(await numbers()).toHaveLength(2);
    grow(5);
    expect(await paths(2)).toEqual(['/u40/', '/u50/', '/u60/']);
    expect(await numbers()).toHaveLength(2);
    wait(11 * 60 * 1000);
    expect(await numbers()).toHaveLength(3);
    expect(await paths(3)).toEqual(['/u70/', '/u80/', '/u90/']);
  });

  test('are read in parts', async () => {
    const { paths } = opened(2500, 50_000);
    expect(await paths(1)).toHaveLength(2500);
  });
});
