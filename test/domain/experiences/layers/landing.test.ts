import { expect, test } from 'vitest';
import { leavingRestLeft } from '../../../../src/domain/experiences/layers/landing.ts';

test('who comes from another site is not asked on leaving within half a minute', () => {
  expect(leavingRestLeft({ isFromOutside: true, ageMs: 0 })).toBe(30_000);
  expect(leavingRestLeft({ isFromOutside: true, ageMs: 29_999 })).toBe(1);
  expect(leavingRestLeft({ isFromOutside: true, ageMs: 60_000 })).toBe(0);
});

test('others may be asked at once', () => {
  expect(leavingRestLeft({ isFromOutside: false, ageMs: 0 })).toBe(0);
});
