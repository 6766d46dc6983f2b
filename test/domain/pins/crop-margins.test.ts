import { expect, test } from 'vitest';
import { cropMargins } from '../../../src/domain/pins/crop-margins.ts';

test.each([
  [{ minY: 100, maxY: 300 }, 400, { top: 25, bottom: 25 }],
  [{ minY: 0, maxY: 400 }, 400, { top: 0, bottom: 0 }],
  [{ minY: -50, maxY: 900 }, 400, { top: 0, bottom: 0 }],
  [{ minY: 300, maxY: 100 }, 400, { top: 0, bottom: 0 }],
  [{ minY: 100, maxY: 300 }, 0, { top: 0, bottom: 0 }],
  [null, 400, { top: 0, bottom: 0 }],
])('%o of a height of %i leaves %o', (crop, height, margins) =>
  expect(cropMargins(crop, height)).toEqual(margins),
);
