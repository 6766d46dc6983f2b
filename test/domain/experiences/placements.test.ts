import { expect, test } from 'vitest';
import { ANCHORS, knownAnchor } from '../../../src/domain/experiences/anchors.ts';
import { calloutColor, calloutIcon } from '../../../src/domain/experiences/internal/callout-looks.ts';
import { formatPlacedId, parsePlacedId } from '../../../src/domain/experiences/placed-experience.ts';
import { EXPERIENCE_IDS, PLACEMENT_IDS, placementsOf } from '../../../src/domain/experiences/placements.ts';

test('the known placements and experiences are these', () => {
  expect(PLACEMENT_IDS).toEqual([11, 1_000_075, 1_000_162, 1_000_421, 1_000_503, 1_000_541]);
  expect(
    Object.values(EXPERIENCE_IDS)
      .flat()
      .toSorted((a, b) => a - b),
  ).toEqual([
    ...[500_417, 500_500, 500_863, 501_153, 501_487, 502_312, 502_320, 502_321],
    ...[502_322, 502_527, 502_597, 502_722, 503_755, 507_054],
  ]);
});

test('pages have their placements, and every page those above it', () => {
  expect(placementsOf({ kind: 'home' })).toEqual([11, 1_000_541, 1_000_503, 1_000_162, 1_000_421]);
  expect(placementsOf({ kind: 'search' })).toEqual([1_000_503, 1_000_162, 1_000_421]);
  expect(placementsOf({ kind: 'pin' })).toEqual([1_000_075, 1_000_162, 1_000_421]);
  expect(placementsOf({ kind: 'settings' })).toEqual([1_000_162, 1_000_421]);
});

test.each([
  ['11:500417', { placementId: 11, experienceId: 500_417 }],
  ['11%3A500417', { placementId: 11, experienceId: 500_417 }],
  ['11', null],
  ['11:', null],
  ['a:b', null],
  [' 11:1', null],
  [11, null],
])('%j is the pair %j', (text, pair) => {
  expect(parsePlacedId(text)).toEqual(pair);
  if (pair !== null) expect(parsePlacedId(formatPlacedId(pair))).toEqual(pair);
});

test('icons have the codes 1 to 34 and colours 1 to 12', () => {
  const icons = Array.from({ length: 34 }, (_, index) => calloutIcon(index + 1));
  expect(new Set(icons).size).toBe(34);
  expect(icons).not.toContain(undefined);
  expect([0, 35, 1.5, '1', null].map(calloutIcon)).toEqual(Array(5).fill(undefined));
  const colors = Array.from({ length: 12 }, (_, index) => calloutColor(index + 1));
  expect(new Set(colors).size).toBe(12);
  expect([0, 13, '2', undefined].map(calloutColor)).toEqual(Array(4).fill(colors[0]));
});

test('only registered anchors are known', () => {
  expect(ANCHORS.map(knownAnchor)).toEqual(ANCHORS);
  expect(knownAnchor('unknown')).toBeUndefined();
});
