import { describe, expect, test } from 'vitest';
import { videoPath, type VideoFolder } from '../../../src/domain/images/media-path.ts';
import { parseVideoPath } from '../../../src/domain/videos/video-path.ts';

const SIGNATURE = 'abcdef0123456789abcdef0123456789';
const DIRS = 'ab/cd/ef';

test.each<[VideoFolder, string]>([
  ['720p', 'V_720P'],
  ['hlsv4', 'V_HLSV4'],
  ['hlsv3_mobile', 'V_HLSV3_MOBILE'],
])('what is told of %s is found again', (folder, part) => {
  expect(parseVideoPath(videoPath(SIGNATURE, folder))).toMatchObject({ signature: SIGNATURE, part });
});

test.each([
  [`720p/${DIRS}/${SIGNATURE}.vtt`, 'captions'],
  [`hlsv4/${DIRS}/${SIGNATURE}-init.mp4`, 'V_HLSV4'],
  [`hlsv4/${DIRS}/${SIGNATURE}-00012.m4s`, 'V_HLSV4'],
  [`hlsv3_mobile/${DIRS}/${SIGNATURE}-00000.ts`, 'V_HLSV3_MOBILE'],
])('pieces have addresses too: %s', (path, part) => {
  const file = path.slice(path.lastIndexOf('/') + 1);
  expect(parseVideoPath(`/media/videos/${path}`)).toEqual({ signature: SIGNATURE, part, file });
});

describe('nothing else has one', () => {
  test.each([
    `720p/${DIRS}/${SIGNATURE}.m3u8`,
    `720p/${DIRS}/${SIGNATURE}.MP4`,
    `720p/${DIRS}/${SIGNATURE}-upload.mp4`,
    `hlsv4/${DIRS}/${SIGNATURE}.mp4`,
    `hlsv4/${DIRS}/${SIGNATURE}-1.m4s`,
    `hlsv3_mobile/${DIRS}/${SIGNATURE}-00001.m4s`,
    `1080p/${DIRS}/${SIGNATURE}.mp4`,
    `720p/aa/cd/ef/${SIGNATURE}.mp4`,
    `720p/${DIRS}/${SIGNATURE}.mp4/`,
    `720p/${DIRS}/../${SIGNATURE}.mp4`,
    `720p/${DIRS}/${SIGNATURE.toUpperCase()}.mp4`,
    `720p/${DIRS}/${SIGNATURE}.mp4%00`,
    `720p/${DIRS}/upload.mp4`,
  ])('%s', (path) => {
    expect(parseVideoPath(`/media/videos/${path}`)).toBeNull();
  });
});
