import { expect, test } from 'vitest';
import { inBatches } from '../../../server/application/in-batches.ts';

async function* numbers(count: number) {
  for (let number = 1; number <= count; number += 1) yield number;
}

test.each([
  [0, []],
  [2, [[1, 2]]],
  [3, [[1, 2, 3]]],
  [
    5,
    [
      [1, 2, 3],
      [4, 5],
    ],
  ],
])('%i things come in lists of three', async (count, lists) => {
  const seen: number[][] = [];
  for await (const list of inBatches(numbers(count), 3)) seen.push(list);
  expect(seen).toEqual(lists);
});
