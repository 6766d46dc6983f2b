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

  test('leaves out what is wanted no more', () => {
    const cards = drawn(upTo(5));
    expect(cards.follow([3, 4, 5], [4], 2)).toBe('soon');
    expect(cards.cards).toEqual([3, 4, 5]);
  });

  test('is something also where nothing is seen, and nothing where there is nothing', () => {
    const cards = drawn([]);
    cards.follow([7, 8, 9], [], 2);
    expect(cards.cards).toEqual([7, 8]);
    cards.follow([], [], 2);
    expect(cards.cards).toEqual([]);
  });
});
