import { expect, test } from 'vitest';
import {
  ANCHOR_GAP_PX,
  gapTo,
  mirrored,
  positionAt,
  sideFor,
  tipAt,
  type Side,
} from '../../../../src/domain/experiences/layers/beside-anchor.ts';

const VIEW = { width: 1280, height: 800 };
const LAYER = { width: 220, height: 100 };
const SIDES: readonly Side[] = ['up', 'right', 'down', 'left'];

const anchorAt = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

test.each(SIDES)('a layer with room is where it was asked for: %s', (side) => {
  expect(sideFor(side, anchorAt(600, 400), LAYER, VIEW)).toBe(side);
});

test.each([
  { asked: 'up', anchor: anchorAt(600, 8), found: 'down' },
  { asked: 'down', anchor: anchorAt(600, 750), found: 'up' },
  { asked: 'left', anchor: anchorAt(8, 400), found: 'right' },
  { asked: 'right', anchor: anchorAt(1230, 400), found: 'left' },
] as const)('without room $asked it is on the other side', ({ asked, anchor, found }) => {
  expect(sideFor(asked, anchor, LAYER, VIEW)).toBe(found);
});

test('on a phone a layer with room at neither side of its anchor is below it', () => {
  expect(sideFor('right', anchorAt(170, 8), LAYER, { width: 390, height: 844 })).toBe('down');
});

test('a layer with room nowhere is above or below, where there is more room', () => {
  const small = { width: 200, height: 150 };
  expect(sideFor('left', anchorAt(80, 20), LAYER, small)).toBe('down');
  expect(sideFor('left', anchorAt(80, 90), LAYER, small)).toBe('up');
});

test('left and right are swapped in a text from right to left', () => {
  expect(SIDES.map((side) => mirrored(side, true))).toEqual(['up', 'left', 'down', 'right']);
  expect(SIDES.map((side) => mirrored(side, false))).toEqual(SIDES);
});

test.each(SIDES)('the layer keeps its distance: %s', (side) => {
  const anchor = anchorAt(600, 400);
  const { left, top } = positionAt(side, anchor, LAYER, VIEW);
  const gaps = {
    up: anchor.top - top - LAYER.height,
    down: top - anchor.top - anchor.height,
    left: anchor.left - left - LAYER.width,
    right: left - anchor.left - anchor.width,
  };
  expect(gaps[side]).toBe(ANCHOR_GAP_PX);
});

test('a dot on an anchor is as far from its edge as the layer has to stay away in addition', () => {
  const anchor = { left: 100, top: 100, width: 200, height: 300 };
  const dot = { left: 290, top: 90, width: 24, height: 24 };
  expect(SIDES.map((side) => gapTo(side, dot, anchor))).toEqual([0, 0, 286, 190]);
  expect(SIDES.map((side) => gapTo(side, anchor, anchor))).toEqual([0, 0, 0, 0]);
});

test('the layer stays inside the window, and its tip points to the anchor', () => {
  const anchor = anchorAt(1232, 12);
  const { left, top } = positionAt('down', anchor, LAYER, VIEW);
  expect(left + LAYER.width).toBeLessThan(VIEW.width);
  expect(left + tipAt('down', anchor, { left, top, ...LAYER })).toBe(1252);
});

test('the tip stays clear of the corners', () => {
  const layer = { left: 8, top: 100, ...LAYER };
  expect(tipAt('down', anchorAt(-20, 40), layer)).toBe(20);
  expect(tipAt('down', anchorAt(600, 40), layer)).toBe(200);
  expect(tipAt('right', anchorAt(0, 700), layer)).toBe(80);
});
