import { expect, test } from 'vitest';
import { isSignature, mediaPath, parseMediaPath, videoPath } from '../../../src/domain/images/media-path.ts';

const SIGNATURE = 'ab12cd34ef56ab12cd34ef56ab12cd34';

test('a picture lies under its size, in three levels of folders', () => {
  expect(mediaPath(SIGNATURE, '236x', 'jpg')).toBe(`/media/236x/ab/12/cd/${SIGNATURE}.jpg`);
  expect(mediaPath(SIGNATURE, 'originals', 'gif')).toBe(`/media/originals/ab/12/cd/${SIGNATURE}.gif`);
});

test('a video lies under its format', () => {
  expect(videoPath(SIGNATURE, '720p')).toBe(`/media/videos/720p/ab/12/cd/${SIGNATURE}.mp4`);
  expect(videoPath(SIGNATURE, 'hlsv4')).toBe(`/media/videos/hlsv4/ab/12/cd/${SIGNATURE}.m3u8`);
});

test('the path of a picture can be read back', () => {
  expect(parseMediaPath(mediaPath(SIGNATURE, '60x60', 'png'))).toEqual({
    signature: SIGNATURE,
    size: '60x60',
    extension: 'png',
  });
});

test.each([
  `/media/1000x/ab/12/cd/${SIGNATURE}.jpg`,
  `/media/236x/ab/12/ff/${SIGNATURE}.jpg`,
  `/media/236x/ab/12/cd/${SIGNATURE}.svg`,
  `/media/236x/ab/12/cd/${SIGNATURE.toUpperCase()}.jpg`,
  `/media/236x/ab/12/cd/../cd/${SIGNATURE}.jpg`,
  `/media/236x/ab/12/cd/${SIGNATURE}.jpg/`,
  '/media/236x/',
])('%s is the path of no picture', (path) => expect(parseMediaPath(path)).toBeNull());

test('a signature is 32 hex digits', () => {
  expect(isSignature(SIGNATURE)).toBe(true);
  expect(isSignature(SIGNATURE.slice(1))).toBe(false);
});
