import { expect, test } from 'vitest';
import { isDark, parseHexColor } from '../../../src/domain/images/brightness.ts';

test.each([
  ['#9a9a9a', true],
  ['#9b9b9b', false],
  ['#000000', true],
  ['#ffffff', false],
  ['#00f', true],
  ['#ff0', false],
  ['red', false],
])('%s is dark: %s', (color, dark) => expect(isDark(color)).toBe(dark));

test('154 is dark and 155 is not', () => {
  expect(isDark([154, 154, 154])).toBe(true);
  expect(isDark([155, 155, 155])).toBe(false);
});

test('a colour has three parts', () => {
  expect(parseHexColor('#aa7744')).toEqual([170, 119, 68]);
  expect(parseHexColor('aa7744')).toBeNull();
});
