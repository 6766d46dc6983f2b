import { describe, expect, test } from 'vitest';
import { MAX_CANVAS_HEIGHT, scrollBase } from '../../../src/domain/layout/scroll-base.ts';

const HUGE = 50_000_000;

describe('a grid taller than an element can be', () => {
  test('needs no base while it fits', () => {
    expect(scrollBase(0, 7_900_000, MAX_CANVAS_HEIGHT)).toBe(0);
  });

  test('moves its base before the end of the canvas is reached, and the view is far from both ends then', () => {
    expect(scrollBase(0, 6_999_000, HUGE)).toBe(0);
    const base = scrollBase(0, 7_000_001, HUGE);
    expect(base).toBe(3_000_001);
    expect(scrollBase(base, 7_000_001, HUGE)).toBe(base);
  });

  test('moves it back on the way up', () => {
    expect(scrollBase(3_000_000, 3_900_000, HUGE)).toBe(0);
    expect(scrollBase(20_000_000, 20_500_000, HUGE)).toBe(16_500_000);
  });

  test('reaches the last card and stays there', () => {
    let base = 0;
    for (let top = 0; top < HUGE; top += 100_000) base = scrollBase(base, top, HUGE);
    expect(base).toBe(HUGE - MAX_CANVAS_HEIGHT);
  });

  test('follows a grid that became shorter', () => {
    expect(scrollBase(40_000_000, 11_500_000, 12_000_000)).toBe(4_000_000);
    expect(scrollBase(40_000_000, 500, 1_000)).toBe(0);
  });
});
