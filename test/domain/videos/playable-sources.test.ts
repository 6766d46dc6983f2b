import { describe, expect, test } from 'vitest';
import type { VideoList, VideoSource, VideoStatus } from '../../../src/domain/pins/video.ts';
import { playableSources, videoDuration } from '../../../src/domain/videos/playable-sources.ts';

const source = (url: string): VideoSource => ({
  url,
  width: 640,
  height: 360,
  duration: 2000,
  thumbnail: '',
});
const mp4 = source('/a.mp4');
const stream = source('/a.m3u8');
const mobile = source('/m.m3u8');

const aVideo = (videoList: VideoList, videoStatus: VideoStatus | null = 'ready') => ({
  videos: { entityId: '1', videoList, captionsUrl: null },
  videoStatus,
});
const EVERYTHING: VideoList = { V_720P: mp4, V_HLSV4: stream, V_HLSV3_MOBILE: mobile };

describe('what is played', () => {
  test('is a stream where the platform plays streams by itself, else the one file', () => {
    expect(playableSources(aVideo(EVERYTHING), { supportsHls: true })).toEqual([stream, mobile, mp4]);
    expect(playableSources(aVideo(EVERYTHING), { supportsHls: false })).toEqual([mp4]);
  });

  test('is the one file where there is no stream', () => {
    expect(playableSources(aVideo({ V_720P: mp4 }), { supportsHls: true })).toEqual([mp4]);
  });

  test.each(['processing', 'failed', null] as const)('is nothing while the video is %s', (status) => {
    expect(playableSources(aVideo(EVERYTHING, status), { supportsHls: true })).toEqual([]);
  });

  test('is nothing without a video', () => {
    expect(playableSources({ videos: null, videoStatus: 'ready' }, { supportsHls: true })).toEqual([]);
  });
});

test('the length is that of any format, and unknown without one', () => {
  expect(videoDuration(aVideo({ V_HLSV4: stream }))).toBe(2000);
  expect(videoDuration(aVideo({ V_HLSV4: { ...stream, duration: Infinity } }))).toBeNull();
  expect(videoDuration(aVideo({}))).toBeNull();
  expect(videoDuration({ videos: null })).toBeNull();
});
