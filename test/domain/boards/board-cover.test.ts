import { describe, expect, test } from 'vitest';
import { boardCover, coverShape } from '../../../src/domain/boards/board-cover.ts';

const picture = (url: string) => ({ url, width: 170, height: 200, dominantColor: null });
const of = (...urls: string[]) => ({ '170x': urls.map(picture) });

describe('the shape of a cover', () => {
  test.for([
    [0, 'empty'],
    [1, 'whole'],
    [2, 'halves'],
    [3, 'large-first'],
    [5, 'large-first'],
    [-1, 'empty'],
    [Number.NaN, 'empty'],
  ] as const)('of %d pictures is %s', ([count, shape]) => {
    expect(coverShape(count)).toBe(shape);
  });
});

describe('the pictures of a board’s cover', () => {
  test('are the chosen one in its larger size, then the next ones, three at most', () => {
    const board = { coverImages: { '400x300': picture('large') }, images: of('first', 'b', 'c', 'd') };
    expect(boardCover(board)).toEqual(['large', 'b', 'c']);
  });

  test('fall back to the smaller size, then to the first picture', () => {
    expect(boardCover({ coverImages: { '222x': picture('small') }, images: of('a', 'b') })).toEqual([
      'small',
      'b',
    ]);
    expect(boardCover({ coverImages: {}, images: of('a') })).toEqual(['a']);
  });

  test('are none on a bare board', () => {
    expect(boardCover({ coverImages: {}, images: of() })).toEqual([]);
  });
});
