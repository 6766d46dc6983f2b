import { expect, test } from 'vitest';
import { videosToWire } from '../../../../server/adapters/http-api/serialize/internal/videos-to-wire.ts';
import type { VideoRecord } from '../../../../server/application/ports/media/videos.ts';
import { aPictureRecord } from '../../../builders/a-picture-record.ts';
import { aVideoRecord } from '../../../builders/a-video-record.ts';

const written = (fields: Partial<VideoRecord>) =>
  videosToWire(aVideoRecord(fields), aPictureRecord(), 'https://pins.test');
const sizesOf = (fields: Partial<VideoRecord>) =>
  Object.entries(written(fields)?.video_list ?? {}).map(([format, { width, height }]) => [
    format,
    width,
    height,
  ]);

const FORMATS = ['V_720P', 'V_HLSV4', 'V_HLSV3_MOBILE'] as const;

test('what was converted has so many lines at most', () => {
  expect(sizesOf({ width: 3840, height: 2160, formats: FORMATS })).toEqual([
    ['V_720P', 1280, 720],
    ['V_HLSV4', 1280, 720],
    ['V_HLSV3_MOBILE', 640, 360],
  ]);
  expect(sizesOf({ width: 1080, height: 1920, formats: ['V_720P'] })).toEqual([['V_720P', 720, 1280]]);
  expect(sizesOf({ width: 160, height: 90, formats: ['V_720P'] })).toEqual([['V_720P', 160, 90]]);
});

test.each([
  [1920, 1080],
  [2160, 3840],
])('what is played as it was sent has the %i × %i that it has', (width, height) => {
  expect(sizesOf({ width, height, formats: ['V_720P'], playsUpload: true })).toEqual([
    ['V_720P', width, height],
  ]);
});

test('every format says where it is, how large and how long', () => {
  const list = written({ formats: FORMATS, durationMs: 9_000 })?.video_list ?? {};
  expect(Object.keys(list)).toEqual(FORMATS);
  for (const source of Object.values(list))
    expect(source).toEqual({
      url: expect.stringMatching(/^https:\/\/pins\.test\/media\/videos\//),
      width: expect.any(Number),
      height: expect.any(Number),
      duration: 9_000,
      thumbnail: expect.any(String),
    });
});

test('nothing is told of a video that cannot be played yet', () => {
  expect(written({ status: 'processing', formats: [] })).toBeNull();
});
