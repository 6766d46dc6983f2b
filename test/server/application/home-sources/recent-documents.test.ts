import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RecentDocuments } from '../../../../server/application/home-sources/recent-documents.ts';
import { toBoardId } from '../../../../src/domain/ids/ids.ts';

const boardsOf = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id: toBoardId(String(id)), name: '', savedAt: 0 }));

function documents(...created: readonly number[]): RecentDocuments {
  const recent = new RecentDocuments();
  for (const [number, createdAt] of created.entries()) recent.put(number, { createdAt, boards: boardsOf(1) });
  return recent;
}

test('the newest of a time come newest first', () => {
  const recent = documents(10, 40, 20, 30);
  expect(recent.newest({ from: 20, until: 30 }, 5)).toEqual([3, 2]);
  expect(recent.newest({ from: 0, until: 99 }, 2)).toEqual([1, 3]);
  recent.remove(3);
  expect(recent.newest({ from: 0, until: 99 }, 2)).toEqual([1, 2]);
});

test('saves make documents popular; later ones are left out', () => {
  const recent = documents(10, 20, 30);
  recent.put(0, { createdAt: 10, boards: boardsOf(4) });
  expect(recent.popular(99, 5)).toEqual([0, 2, 1]);
  expect(recent.popular(20, 5)).toEqual([0, 1]);
  expect([recent.isSince(2, 20), recent.isSince(1, 20), recent.isSince(9, 99)]).toEqual([false, true, false]);
});

test('the best of many are the same as of all sorted', () => {
  const times = fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 200 });
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 20 }), (created, limit) => {
      const all = [...created.keys()].sort((one, other) => created[other]! - created[one]! || other - one);
      expect(documents(...created).newest({ from: 0, until: 1000 }, limit)).toEqual(all.slice(0, limit));
    }),
  );
});

test('it is saved and taken over', () => {
  const [recent, other] = [documents(10, 20), new RecentDocuments()];
  other.load(structuredClone(recent.save()));
  expect(other.popular(99, 5)).toEqual([1, 0]);
  expect(() => other.load({})).toThrow();
});
