import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardFurther, cardNeighbour, type Direction } from '../../../src/domain/layout/card-neighbour.ts';
import { MasonryLayout } from '../../../src/domain/layout/masonry-layout.ts';

const shape = { columns: 3, columnWidth: 100, canonicalWidth: 100, gutter: 10, rowGap: 10 };

function aGrid() {
  const layout = new MasonryLayout(shape);
  layout.append([
    { aspect: 1, fixed: 0 }, // 0: column 0, 0–100
    { aspect: 2, fixed: 0 }, // 1: column 1, 0–200
    { aspect: 1, fixed: 0 }, // 2: column 2, 0–100
    { aspect: 1, fixed: 0 }, // 3: column 0, 110–210
    { aspect: 3, fixed: 0 }, // 4: column 2, 110–410
    { aspect: 1, fixed: 0 }, // 5: column 1, 210–310
  ]);
  return layout;
}

describe('arrow keys', () => {
  test.each<[number, Direction, number | undefined]>([
    [0, 'end', 1],
    [1, 'end', 2],
    [2, 'end', undefined],
    [0, 'start', undefined],
    [5, 'end', 4],
    [4, 'start', 5],
    [3, 'end', 1],
    [0, 'down', 3],
    [1, 'down', 5],
    [3, 'down', undefined],
    [5, 'up', 1],
    [3, 'up', 0],
    [0, 'up', undefined],
  ])('from card %i %s to %s', (from, direction, to) => {
    expect(cardNeighbour(aGrid(), from, direction)).toBe(to);
  });

  test('a module is the neighbour of every card under and above it', () => {
    const layout = new MasonryLayout(shape);
    layout.append([
      { aspect: 0, fixed: 50, span: 3 },
      { aspect: 1, fixed: 0 },
      { aspect: 1, fixed: 0 },
      { aspect: 1, fixed: 0 },
    ]);
    expect([1, 2, 3].map((index) => cardNeighbour(layout, index, 'up'))).toEqual([0, 0, 0]);
    expect(cardNeighbour(layout, 0, 'down')).toBe(1);
    expect(cardNeighbour(layout, 0, 'end')).toBeUndefined();
  });

  test('down and up lead to the end and back to the start of the grid', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.3, max: 30, noNaN: true }), { minLength: 1, maxLength: 200 }),
        (aspects) => {
          const layout = new MasonryLayout(shape);
          layout.append(aspects.map((aspect) => ({ aspect, fixed: 0 })));
          let card = 0;
          for (let next = cardNeighbour(layout, card, 'down'); next !== undefined;) {
            expect(cardNeighbour(layout, next, 'up')).toBe(card);
            card = next;
            next = cardNeighbour(layout, card, 'down');
          }
          expect(layout.columnOf(card)).toBe(0);
        },
      ),
    );
  });
});

describe('a view further', () => {
  function oneColumn() {
    const layout = new MasonryLayout({ ...shape, columns: 1 });
    // Every card is 100 high and 10 below the one before.
    layout.append(Array.from({ length: 20 }, () => ({ aspect: 1, fixed: 0 })));
    return layout;
  }

  test.each<[number, 'up' | 'down', number, number | undefined]>([
    [0, 'down', 500, 4],
    [4, 'up', 500, 0],
    [4, 'down', 110, 5],
    [4, 'down', 20, 5],
    [17, 'down', 500, 19],
    [2, 'up', 500, 0],
    [19, 'down', 500, undefined],
    [0, 'up', 500, undefined],
  ])('from card %i %s by %i is card %s', (from, direction, distance, to) => {
    expect(cardFurther(oneColumn(), from, direction, distance)).toBe(to);
  });

  test('is in the same column', () => {
    expect(cardFurther(aGrid(), 1, 'down', 1000)).toBe(5);
  });
});
