import { expect, test } from 'vitest';
import { visibleShare } from '../../../src/domain/impressions/visible-share.ts';

const WINDOW = { width: 1000, height: 800 };
const card = (top: number, bottom: number, left = 0) => ({ left, right: left + 200, top, bottom });

test('what is above 143 px is covered', () => {
  expect(visibleShare(card(43, 143), WINDOW)).toBe(0);
  expect(visibleShare(card(44, 144), WINDOW)).toBeCloseTo(0.01);
  expect(visibleShare(card(143, 243), WINDOW)).toBe(1);
});

test.each([
  ['half below the window', card(700, 900), 0.5],
  ['below the window', card(800, 900), 0],
  ['half beside it', card(200, 300, 900), 0.5],
  ['larger than the window', card(-1000, 2000), 657 / 3000],
  ['without an area', card(300, 300), 0],
])('a card %s is visible in part', (_, edges, share) => {
  expect(visibleShare(edges, WINDOW)).toBeCloseTo(share);
});
