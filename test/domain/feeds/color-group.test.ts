import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLOR_GROUPS, colorGroupOf } from '../../../src/domain/feeds/color-group.ts';

const keyOf = (color: string) => COLOR_GROUPS[colorGroupOf(color)]?.key;

test.each([
  ['#ff0000', 'red'],
  ['#c01020', 'red'],
  ['#ff9020', 'orange'],
  ['#ffe020', 'yellow'],
  ['#30a040', 'green'],
  ['#20b0a8', 'teal'],
  ['#2050d0', 'blue'],
  ['#8030c0', 'purple'],
  ['#f060b0', 'pink'],
  ['#7a4a20', 'brown'],
  ['#f5f5f2', 'white'],
  ['#888a88', 'gray'],
  ['#101012', 'black'],
  ['#300000', 'red'],
])('%s is %s', (color, key) => {
  expect(keyOf(color)).toBe(key);
});

test.each(['', 'red', '#12', '#gggggg'])('%o, which is no colour, is gray', (text) => {
  expect(keyOf(text)).toBe('gray');
});

test('every colour is in one of the groups', () => {
  const colors = fc.nat(0xff_ff_ff).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(fc.property(colors, (color) => keyOf(color) !== undefined));
});
