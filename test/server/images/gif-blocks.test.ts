import { expect, test } from 'vitest';
import { isCutGif } from '../../../server/adapters/images/gif-blocks.ts';
import { gifOfFrames, plain } from './sample-pictures.ts';

test('a whole GIF is not cut', async () => {
  expect(isCutGif(gifOfFrames(3, 10, 10))).toBe(false);
  expect(isCutGif(await plain(20, 20, [1, 2, 3]).gif().toBuffer())).toBe(false);
});

test('a GIF without its end mark is forgiven', () => {
  expect(isCutGif(gifOfFrames(3, 10, 10).subarray(0, -1))).toBe(false);
});

test('a GIF that ends inside a block is cut', () => {
  const whole = gifOfFrames(1, 10, 10);
  const firstFrame = 13 + 6;
  const afterControl = firstFrame + 8;

  for (let end = firstFrame + 1; end < whole.length - 1; end += 1) {
    if (end !== afterControl) expect(isCutGif(whole.subarray(0, end)), `${end} bytes`).toBe(true);
  }
});
