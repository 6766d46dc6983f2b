import { expect, test } from 'vitest';
import { mostVisible } from '../../../src/ui/videos/internal/most-visible.ts';

const shares: Readonly<Record<string, number>> = { a: 0.4, b: 1, c: 1, d: 0.75 };
const chosen = (items: string, current?: string) => mostVisible([...items], (item) => shares[item]!, current);

test('what is seen most plays, the first of equals', () => {
  expect(chosen('abcd')).toBe('b');
  expect(chosen('ad')).toBe('d');
});

test('what plays goes on as long as nothing is seen more', () => {
  expect(chosen('bc', 'c')).toBe('c');
  expect(chosen('bd', 'd')).toBe('b');
});

test('what is seen less than half does not play', () => {
  expect(chosen('a')).toBeUndefined();
});
