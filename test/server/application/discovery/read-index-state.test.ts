import { expect, test } from 'vitest';
import { ReadIndexState } from '../../../../server/application/discovery/read-index-state.ts';

const stateAt = (now: number, readySince: number | null) =>
  new ReadIndexState({ index: { readySince }, clock: { now: () => now } }).run();

test('the index is ready a moment after it has begun to answer, when no empty list is on its way any more', () => {
  expect(stateAt(9_000, null)).toBe('building');
  expect(stateAt(9_000, 9_000)).toBe('building');
  expect(stateAt(10_999, 9_000)).toBe('building');
  expect(stateAt(11_000, 9_000)).toBe('ready');
});
