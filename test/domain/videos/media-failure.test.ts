import { expect, test } from 'vitest';
import { isWorthRetrying, mediaFailure } from '../../../src/domain/videos/media-failure.ts';

test.each([
  [1, 'aborted', true],
  [2, 'network', true],
  [3, 'decode', true],
  [4, 'source-not-supported', false],
  [99, 'source-not-supported', false],
] as const)('code %i is %s', (code, failure, again) => {
  expect(mediaFailure(code)).toBe(failure);
  expect(isWorthRetrying(failure)).toBe(again);
});
