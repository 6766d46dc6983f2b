import { expect, test } from 'vitest';
import { countText } from '../../../src/ui/text/count-text.ts';

test.each([
  [0, '0 pins'],
  [1, '1 pin'],
  [2, '2 pins'],
  [1204, '1,204 pins'],
])('%i', (count, text) => {
  expect(countText(count, 'pin', 'pins')).toBe(text);
});
