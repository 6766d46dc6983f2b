import { describe, expect, test } from 'vitest';
import { MountedCards } from '../../../src/ui/grid/internal/mounted-cards.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

function drawn(cards: readonly number[]) {
  const all = new MountedCards();
  all.set(cards);
  all.showed(cards);
  return all;
}

/** What changed for the cards, which are shown then. */
function followed(cards: MountedCards, wanted: readonly number[], seen: readonly number[]) {
  const change = cards.follow(wanted, seen, 2);
  cards.showed(cards.cards!);
  return [change, cards.isUnfinished, cards.cards];
}

describe('what is drawn next', () => {
  test('is first what a person sees, from the middle of the view, and nothing waits for that', () => {
    const cards = drawn([0, 1]);
    const seen = [10, 11, 12, 13, 14];
    expect(cards.follow(upTo(30), seen, 3)).toBe('now');
    expect(cards.cards).toEqual([0, 1, 11, 12, 13]);
    expect(cards.follow(upTo(30), seen, 3)).toBe('now');
    expect(cards.cards).toEqual([0, 1, 9, 10, 11, 12, 13, 14]);
  });

  test('is a few of the others, the nearest first, until all are there', () => {
    const cards = drawn([3, 4, 5]);
    const next = () => followed(cards, upTo(9), [3, 4, 5]);
    expect(next()).toEqual(['soon', true, [2, 3, 4, 5, 6]]);
    expect(next()).toEqual(['soon', true, [1, 2, 3, 4, 5, 6, 7]]);
    expect(next()).toEqual(['soon', false, upTo(9)]);
    expect(next()).toEqual(['same', false, upTo(9)]);
  });

  test('leaves out what is wanted no more, a few at a time', () => {
    const cards = drawn(upTo(9));
    const next = () => followed(cards, [6, 7, 8, 9], [7]);
    expect(next()).toEqual(['soon', true, [4, 5, 6, 7, 8, 9]]);
    expect(next()).toEqual(['soon', false, [6, 7, 8, 9]]);
    expect(next()).toEqual(['same', false, [6, 7, 8, 9]]);
  });

  test('is not chosen again before the last choice is shown', () => {
    const cards = drawn([3, 4, 5]);
    const follow = () => cards.follow(upTo(9), [3, 4, 5], 2);
    follow();
    const chosen = cards.cards!;
    expect([follow(), cards.isUnfinished, cards.cards]).toEqual(['same', true, chosen]);
    expect(cards.showed(chosen)).toBe(2);
    expect([follow(), cards.cards]).toEqual(['soon', upTo(8).slice(1)]);
  });

  test('comes at once if a person sees it before it is shown', () => {
    const cards = drawn([3, 4, 5]);
    cards.follow(upTo(9), [3, 4, 5], 4);
    expect(cards.follow(upTo(9), [5, 6, 7], 4)).toBe('now');
    expect(cards.cards).toEqual(upTo(9));
    cards.showed(cards.cards!);
    expect(cards.follow(upTo(9), [5, 6, 7], 4)).toBe('same');
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
    expect(followed(cards, [7, 8, 9], [])).toEqual(['soon', true, [7, 8]]);
    expect(followed(cards, [], [])).toEqual(['soon', false, []]);
  });
});
