import { expect, test } from 'vitest';
import { endsLongPress, longPressEffect } from '../../../src/domain/cards/long-press.ts';

test.each([
  [10, 0, false],
  [6, 8, false],
  [8, 7, true],
  [0, 11, true],
  [-8, -7, true],
  [0, 0, false],
])('a finger that has moved by (%i, %i) means something else: %s', (dx, dy, ends) => {
  expect(endsLongPress(dx, dy)).toBe(ends);
});

test.each([
  ['full', 'AuthHomefeed', 'menu'],
  ['full', 'RelatedPinGrid', 'menu'],
  ['full', null, 'menu'],
  ['limited', 'RelatedPinGrid', 'menu'],
  ['visitor', 'RelatedPinGrid', 'ask-to-log-in'],
  ['visitor', 'PdpRelatedPinGrid', 'ask-to-log-in'],
  ['visitor', 'AuthHomefeed', 'nothing'],
  ['visitor', 'SearchItem', 'nothing'],
  ['visitor', null, 'nothing'],
] as const)('of a viewer of the kind %s a long press in %s comes to %s', (viewer, surface, effect) => {
  expect(longPressEffect(viewer, surface)).toBe(effect);
});
