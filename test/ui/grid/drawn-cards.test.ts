import { describe, expect, test } from 'vitest';
import { DrawnCards } from '../../../src/ui/grid/drawn-cards.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

function drawn(cards: readonly number[]) {
  const all = new DrawnCards();
  all.set(cards);
  return all;
}

describe('what is drawn next', () => {
  test('is all that a person sees, at once, however much that is', () => {
    const cards = drawn([0, 1]);
    expect(cards.follow(upTo(30), [10, 11, 12, 13, 14], 2)).toBe('now');
    expect(cards.cards).toEqual([0, 1, 10, 11, 12, 13, 14, 9, 15].sort((one, other) => one - other));
  });

  test('is a few of the others, the nearest first, until all are there', () => {
    const cards = drawn([3, 4, 5]);
    const next = () => [cards.follow(upTo(9), [3, 4, 5], 2), cards.isUnfinished, cards.cards];
    expect(next()).toEqual(['soon', true, [2, 3, 4, 5, 6]]);
    expect(next()).toEqual(['soon', true, [1, 2, 3, 4, 5, 6, 7]]);
    expect(next()).toEqual(['soon', false, upTo(9)]);
    expect(next()).toEqual(['same', false, upTo(9)]);
  });

  test('leaves out what is wanted no more once nothing comes, a few at a time', () => {
    const cards = drawn(upTo(9));
    const next = () => [cards.follow([6, 7, 8, 9], [7], 2), cards.isUnfinished, cards.cards];
    expect(next()).toEqual(['soon', true, upTo(10)]);
    expect(next()).toEqual(['soon', true, [4, 5, 6, 7, 8, 9]]);
    expect(next()).toEqual(['soon', false, [6, 7, 8, 9]]);
    expect(next()).toEqual(['same', false, [6, 7, 8, 9]]);
  });

  test('keeps no more than some of it however quickly others come', () => {
    const cards = drawn(upTo(50));
    for (let first = 100; first < 1_000; first += 10)
      cards.follow([first, first + 1, first + 2], [first, first + 1], 20);
    expect(cards.cards!.length).toBeLessThan(40);
    expect(cards.cards!.at(-1)).toBe(992);
  });

  test('is something also where nothing is seen, and nothing where there is nothing', () => {
    const cards = drawn([]);
    cards.follow([7, 8, 9], [], 2);
    expect(cards.cards).toEqual([7, 8]);
    cards.follow([], [], 2);
    expect(cards.cards).toEqual([]);
  });
});
