import { expect, test } from 'vitest';
import { isOtherVideoFile, isVideoFile } from '../../../src/domain/videos/video-file.ts';

test.each([
  [{ name: 'a.mp4', type: 'video/mp4' }, true, false],
  [{ name: 'a.mov', type: 'video/quicktime' }, true, true],
  [{ name: 'a.MOV' }, true, true],
  [{ name: 'a.m4v', type: 'video/x-m4v' }, true, false],
  [{ name: 'a.MP4' }, true, false],
  [{ name: 'a.webm', type: 'video/webm' }, true, true],
  [{ name: 'a.mkv', type: '' }, true, true],
  [{ name: 'a.png', type: 'image/png' }, false, false],
  [{ name: 'mp4', type: '' }, false, false],
])('%j', (file, isVideo, isOther) => {
  expect(isVideoFile(file)).toBe(isVideo);
  expect(isOtherVideoFile(file)).toBe(isOther);
});
