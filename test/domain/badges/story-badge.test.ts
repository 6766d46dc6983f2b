import { expect, test } from 'vitest';
import { storyBadgeLabel, storyDuration } from '../../../src/domain/badges/story-badge.ts';

test.each([
  [0, 0, null],
  [0, 1, null],
  [0, 2, '0:10'],
  [4000, 1, '0:04'],
])('a story with %i ms of video and %i pages has the badge %s', (totalVideoDuration, pageCount, label) => {
  const staticPageCount = totalVideoDuration === 0 ? pageCount : 0;
  expect(storyBadgeLabel({ totalVideoDuration, pageCount, staticPageCount })).toBe(label);
});

test('a page without video counts 5 s', () => {
  expect(storyDuration({ totalVideoDuration: 0, staticPageCount: 3 })).toBe(15_000);
  expect(storyBadgeLabel({ totalVideoDuration: 0, pageCount: 3, staticPageCount: 3 })).toBe('0:15');
  expect(storyDuration({ totalVideoDuration: 4000, staticPageCount: 1 })).toBe(9000);
});
