import { expect, test } from 'vitest';
import { durationLabel } from '../../../src/domain/badges/duration-label.ts';

test.each([
  [0, '0:00'],
  [9000, '0:09'],
  [59_499, '0:59'],
  [59_500, '1:00'],
  [65_000, '1:05'],
  [3_599_500, '1:00:00'],
  [3_661_000, '1:01:01'],
  [-5, '0:00'],
  [Number.NaN, '0:00'],
  [Infinity, '0:00'],
])('%d ms are %s', (ms, label) => expect(durationLabel(ms)).toBe(label));
