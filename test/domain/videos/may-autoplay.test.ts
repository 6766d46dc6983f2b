import { expect, test } from 'vitest';
import { mayAutoplay } from '../../../src/domain/videos/may-autoplay.ts';

const FREE = { reducedMotion: false, saveData: false };
const SEEN = { isPageVisible: true };

test('nothing moves by itself with reduced motion, while saving data, or on a page that nobody sees', () => {
  expect(mayAutoplay(FREE, SEEN)).toBe(true);
  expect(mayAutoplay({ ...FREE, reducedMotion: true }, SEEN)).toBe(false);
  expect(mayAutoplay({ ...FREE, saveData: true }, SEEN)).toBe(false);
  expect(mayAutoplay(FREE, { isPageVisible: false })).toBe(false);
});
