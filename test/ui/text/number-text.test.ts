import { expect, test } from 'vitest';
import { numberText } from '../../../src/ui/text/number-text.ts';

test.each([
  [0, '0'],
  [86, '86'],
  [1204, '1,204'],
])('%i', (count, text) => {
  expect(numberText(count)).toBe(text);
});
