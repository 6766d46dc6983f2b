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

/** A colour of a hue (degrees), as strong and as bright as it can be. */
function bright(hue: number): string {
  const channel = (offset: number) => {
    const at = (offset + hue / 60) % 6;
    return Math.round(255 * (1 - Math.max(0, Math.min(at, 4 - at, 1))));
  };
  return `#${[5, 3, 1].map((offset) => channel(offset).toString(16).padStart(2, '0')).join('')}`;
}

test('bright colours go around the circle, group after group', () => {
  const keys = Array.from({ length: 360 }, (_, hue) => keyOf(bright(hue)));
  const turns = keys.filter((key, hue) => key !== keys[hue - 1]);
  expect(turns).toEqual(['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'red']);
});

test('without colour it is a question of brightness alone', () => {
  const grays = fc.nat(255).map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`);
  const rank = (color: string) => ['black', 'gray', 'white'].indexOf(keyOf(color) ?? '');
  fc.assert(
    fc.property(grays, grays, (one, other) => rank(one) >= 0 && (one > other || rank(one) <= rank(other))),
  );
});
