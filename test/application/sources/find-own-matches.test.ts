import { expect, test } from 'vitest';
import { newCancellation } from '../../../src/application/cancellation.ts';
import type { MatchQuery } from '../../../src/application/ports/media/source-gateway.ts';
import { FindOwnMatches } from '../../../src/application/sources/find-own-matches.ts';
import type { Cancellation } from '../../../src/application/ports/media/upload-gateway.ts';

const asked: [MatchQuery, Cancellation | undefined][] = [];
const finding = new FindOwnMatches({
  sources: {
    read: () => Promise.reject(new Error('nobody reads a page here')),
    ownMatches: async (query, cancellation) => {
      asked.push([query, cancellation]);
      return [];
    },
  },
});
const NOTHING = { link: null, picture: null, boardId: null };

test('nobody is asked while there is nothing to compare', async () => {
  expect(await finding.run(NOTHING)).toEqual([]);
  expect(await finding.run({ ...NOTHING, link: 'half an addr' })).toEqual([]);
  expect(asked).toEqual([]);
});

test.each([
  { ...NOTHING, link: 'https://shop.test/' },
  { ...NOTHING, picture: { kind: 'stored', signature: 'ab'.repeat(16) } },
  { ...NOTHING, picture: { kind: 'remote', url: 'https://shop.test/a.jpg' } },
] as const)('%j is asked for, and can be given up', async (query) => {
  const cancellation = newCancellation();
  await finding.run(query, cancellation);
  expect(asked.at(-1)).toEqual([query, cancellation]);
});

test('a picture is asked for also beside what is no address', async () => {
  const picture = { kind: 'remote', url: 'https://shop.test/a.jpg' } as const;
  await finding.run({ ...NOTHING, link: 'half an addr', picture });
  expect(asked.at(-1)?.[0]).toEqual({ ...NOTHING, picture });
});
