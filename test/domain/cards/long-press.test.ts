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
  [true, 'AuthHomefeed', 'menu'],
  [true, 'RelatedPinGrid', 'menu'],
  [true, null, 'menu'],
  [false, 'RelatedPinGrid', 'ask-to-log-in'],
  [false, 'PdpRelatedPinGrid', 'ask-to-log-in'],
  [false, 'AuthHomefeed', 'nothing'],
  [false, 'SearchItem', 'nothing'],
  [false, null, 'nothing'],
] as const)('signed in: %s, a long press in %s comes to %s', (signedIn, surface, effect) => {
  expect(longPressEffect(signedIn, surface)).toBe(effect);
});
