import { expect, test } from 'vitest';
import { pageSize } from '../../../src/domain/limits/count-limits.ts';

test.each([
  [1, 1],
  ['10', 10],
  [250, 250],
  [251, 250],
  ['100000', 250],
  [0, 25],
  [-1, 25],
  [2.5, 25],
  ['many', 25],
  [undefined, 25],
])('a page of %o has %i items', (asked, size) => expect(pageSize(asked)).toBe(size));

test('longer lists have another default', () => expect(pageSize(null, 50)).toBe(50));
