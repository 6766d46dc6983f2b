import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoCache } from '../../../../server/adapters/http-api/serialize/internal/memo-cache.ts';

type Facts = { readonly title: string; readonly saves: number; readonly link: string | null };

const facts = fc.record<Facts>({
  title: fc.constantFrom('a', 'b'),
  saves: fc.nat(1),
  link: fc.constantFrom(null, ''),
});
const ROSE: Facts = { title: 'rose', saves: 0, link: null };

function counted(limit: number) {
  const made: Facts[] = [];
  const cache = new MemoCache((from: Facts) => {
    made.push(from);
    return { ...from };
  }, limit);
  return { made, cache };
}

test('a result always belongs to its facts, in any order of calls and with any size', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('1', '2', '3', '4', '5'), facts)), (asked) => {
      const { cache } = counted(3);
      for (const [name, from] of asked) expect(cache.of(name, from)).toEqual(from);
    }),
  );
});

test('equal facts give the cached result', () => {
  const { made, cache } = counted(10);
  const first = cache.of('1', ROSE);
  expect(cache.of('1', { ...ROSE })).toBe(first);
  expect(made).toHaveLength(1);
});

test('one different fact computes it again', () => {
  const { made, cache } = counted(10);
  cache.of('1', ROSE);
  expect(cache.of('1', { ...ROSE, link: '' })).toEqual({ ...ROSE, link: '' });
  expect(made).toHaveLength(2);
});

test('the limit is held, and entries in use stay', () => {
  const { made, cache } = counted(20);
  for (let round = 0; round < 50; round += 1) {
    cache.of('popular', ROSE);
    cache.of(`other ${round}`, ROSE);
  }
  expect(made).toHaveLength(51);
  for (let round = 0; round < 30; round += 1) cache.of(`other ${round}`, ROSE);
  expect(made).toHaveLength(81);
});
