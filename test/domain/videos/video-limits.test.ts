import { expect, test } from 'vitest';
import { MAX_VIDEO_MS, videoRefusal } from '../../../src/domain/videos/video-limits.ts';

const HD = { durationMs: 10_000, width: 1920, height: 1080 };

test.each([
  ['ten seconds', HD, null],
  ['a quarter of an hour', { ...HD, durationMs: MAX_VIDEO_MS }, null],
  ['one that its last picture makes a little longer', { ...HD, durationMs: MAX_VIDEO_MS + 40 }, null],
  ['more than that', { ...HD, durationMs: MAX_VIDEO_MS + 1_001 }, 'too_long'],
  ['the largest that phones film, upright', { ...HD, width: 4320, height: 7680 }, null],
  ['a side too long', { ...HD, width: 8193 }, 'too_large'],
  ['both sides long', { ...HD, width: 5000, height: 5000 }, 'too_large'],
])('%s', (_name, video, refusal) => {
  expect(videoRefusal(video)).toBe(refusal);
});
