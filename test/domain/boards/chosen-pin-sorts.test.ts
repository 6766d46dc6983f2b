import { expect, test } from 'vitest';
import {
  chosenSort,
  parseBoardPinSorts,
  withChosenSort,
} from '../../../src/domain/boards/chosen-pin-sorts.ts';
import { toBoardId } from '../../../src/domain/ids/ids.ts';

const [home, garden] = [toBoardId('21'), toBoardId('22')];

test('every board has the order that was last chosen for it, or its own', () => {
  const sorts = withChosenSort(withChosenSort([], home, 'newest'), home, 'oldest');
  expect(chosenSort(sorts, home)).toBe('oldest');
  expect(chosenSort(sorts, garden)).toBeUndefined();
  expect(withChosenSort(sorts, home, 'custom')).toEqual([]);
});

test('of many choices the last ones are remembered, within what can be kept', () => {
  const id = (number: number) => toBoardId(String(9_000_000_000_000_000 + number));
  let sorts = parseBoardPinSorts(null);
  for (let number = 0; number < 60; number += 1) sorts = withChosenSort(sorts, id(number), 'newest');
  expect(chosenSort(sorts, id(0))).toBeUndefined();
  expect(chosenSort(sorts, id(59))).toBe('newest');
  expect(JSON.stringify(sorts).length).toBeLessThanOrEqual(2048);
});

test('what was kept comes back, and what is no choice does not', () => {
  const kept: unknown = JSON.parse(JSON.stringify(withChosenSort([], home, 'oldest')));
  expect(parseBoardPinSorts(kept)).toEqual([[home, 'oldest']]);
  for (const strange of [null, 'newest', [['21']], [['21', 'custom']], [[21, 'newest']], [null]])
    expect(parseBoardPinSorts(strange)).toEqual([]);
});
