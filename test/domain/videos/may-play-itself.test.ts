import { expect, test } from 'vitest';
import { mayPlayItself } from '../../../src/domain/videos/may-play-itself.ts';

const FREE = { reducedMotion: false, saveData: false };
const SEEN = { isPageVisible: true };

test('nothing moves by itself with reduced motion, while saving data, or on a page that nobody sees', () => {
  expect(mayPlayItself(FREE, SEEN)).toBe(true);
  expect(mayPlayItself({ ...FREE, reducedMotion: true }, SEEN)).toBe(false);
  expect(mayPlayItself({ ...FREE, saveData: true }, SEEN)).toBe(false);
  expect(mayPlayItself(FREE, { isPageVisible: false })).toBe(false);
});
