import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guideHue, HUE_STEP } from '../../../src/domain/search/guide-hue.ts';

test.each([
  ['#ff0000', 30],
  ['#00ff00', 135],
  ['#0000ff', 270],
  ['#B4421F', 30],
  ['#808080', null],
  ['#ffffff', null],
  ['#7f8081', null],
  ['', null],
  ['red', null],
  ['#12345', null],
])('the hue of %s is %s', (color, hue) => {
  expect(guideHue(color)).toBe(hue);
});

test('every color has one of the hues of the style sheet', () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const hue = guideHue(`#${r}${g}${b}`) ?? 0;
      expect(hue % HUE_STEP).toBe(0);
      expect(hue).toBeGreaterThanOrEqual(0);
      expect(hue).toBeLessThan(360);
    }),
  );
});
