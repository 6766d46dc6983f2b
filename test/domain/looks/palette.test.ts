import { expect, test } from 'vitest';
import { COLOR_GROUPS } from '../../../src/domain/feeds/color-group.ts';
import {
  colorScore,
  paletteFromText,
  paletteToText,
  pickedColor,
} from '../../../src/domain/looks/palette.ts';
import { colorDistance, oklabOf, oklabOfHex } from '../../../src/domain/looks/oklab.ts';

test('a palette is the same after it was a text, up to the rounding of areas', () => {
  const palette = [
    { color: '#102030', area: 0.6 },
    { color: '#ffffff', area: 0.4 },
  ];
  expect(paletteFromText(paletteToText(palette))).toEqual(palette);
  expect(paletteFromText('')).toEqual([]);
});

test('white is the lightest colour without a hue', () => {
  const { lightness, a, b } = oklabOf(255, 255, 255);
  expect(lightness).toBeCloseTo(1, 4);
  expect([a, b].map((value) => Math.abs(value) < 1e-4)).toEqual([true, true]);
  expect(oklabOfHex('blue')).toBeNull();
});

test('a picked colour matches close ones: the closer and the larger, the better', () => {
  const red = pickedColor('#d02020')!;
  const score = (color: string, area: number) => colorScore({ color, area }, red);
  expect(score('#d02020', 0.5)).toBeCloseTo(0.5);
  expect(score('#d82828', 0.5)).toBeLessThan(0.5);
  expect(score('#d82828', 0.5)).toBeGreaterThan(score('#d82828', 0.2));
  expect(score('#2020d0', 1)).toBe(0);
  expect(pickedColor('red')).toBeNull();
});

test('a darker tone is closer than another hue at the same step', () => {
  const [color, darker] = [oklabOf(60, 120, 200), oklabOf(40, 95, 165)];
  const turned = { ...color, a: color.a + (color.lightness - darker.lightness) };
  expect(colorDistance(color, darker)).toBeLessThan(colorDistance(color, turned));
});

test('a colour group is found by its name', () => {
  const group = COLOR_GROUPS.findIndex(({ key }) => key === 'teal');
  expect(colorScore({ color: '#1f9a94', area: 0.3 }, { kind: 'group', group })).toBe(0.3);
  expect(colorScore({ color: '#d02020', area: 0.3 }, { kind: 'group', group })).toBe(0);
});
