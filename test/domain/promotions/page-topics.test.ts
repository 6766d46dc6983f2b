import { expect, test } from 'vitest';
import { pageTopics } from '../../../src/domain/promotions/page-topics.ts';

const garden = (count: number) => Array<string[]>(count).fill(['gardening']);

test.each([
  ['all of its pins are about it', garden(25), 25, ['gardening']],
  ['a fifth of its pins is about it', garden(5), 25, ['gardening']],
  ['fewer pins are about it', garden(4), 25, []],
  ['its only pin is about it', garden(1), 1, ['gardening']],
  ['none of its pins is about anything', [[], []], 25, []],
])('whether a list is about a topic when %s', (_name, topics, pinCount, expected) => {
  expect(pageTopics(topics, pinCount)).toEqual(expected);
});

test('a list may be about several topics', () => {
  expect(pageTopics([['gardening', 'cooking'], ['cooking'], ['ponds'], [], [], [], [], []], 8)).toEqual([
    'cooking',
  ]);
  expect(
    pageTopics(
      [
        ['gardening', 'cooking'],
        ['gardening', 'cooking'],
      ],
      8,
    ),
  ).toEqual(['gardening', 'cooking']);
});
