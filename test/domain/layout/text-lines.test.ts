import { describe, expect, test } from 'vitest';
import { textLines } from '../../../src/domain/layout/internal/text-lines.ts';

const lines = (text: string, options: Partial<Parameters<typeof textLines>[1]> = {}) =>
  textLines(text, { width: 228, fontSize: 14, max: 9, ...options });

describe('lines of a title', () => {
  test.each([
    ['', 0],
    ['   ', 0],
    ['Lamp', 1],
    ['A small kitchen with a blue wall', 1],
    ['A small kitchen with some blue walls', 2],
    ['Twelve easy ideas for a small kitchen under the roof of an old house', 3],
    ['Donaudampfschifffahrtsgesellschaftskapitänsmütze', 2],
    ['東京の小さな台所のための十二の簡単なアイデア', 2],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 1],
  ])('%s: %i', (text, expected) => {
    expect(lines(text)).toBe(expected);
  });

  test('never more than the clamp', () => {
    expect(lines('word '.repeat(400), { max: 2 })).toBe(2);
    expect(lines('x'.repeat(4000), { max: 3 })).toBe(3);
  });

  test('a narrower line, wider letters or words never take fewer lines', () => {
    const text = 'Twelve easy ideas for a small kitchen under the roof of an old house';
    let before = 0;
    for (let width = 400; width > 60; width -= 4) {
      const now = lines(text, { width, max: 99 });
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    const title = 'A small kitchen with a blue wall';
    expect(lines(title, { letterSpacing: 0.12, wordSpacing: 0.16 })).toBeGreaterThan(lines(title));
  });

  test('accents written as marks of their own take no room', () => {
    const composed = 'é'.repeat(30);
    expect(lines(composed.normalize('NFD'))).toBeLessThanOrEqual(lines(composed));
  });

  test('text of many scripts is never narrower than its letters', () => {
    for (const text of ['Съешь ещё этих мягких французских булок', 'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία']) {
      expect(lines(text)).toBe(2);
    }
  });
});
