import { expect, test } from 'vitest';
import {
  isNavFooterHidden,
  NAV_FOOTER_HEIGHTS,
  navFooterSize,
  scrolledFooter,
  type ScrolledFooter,
} from '../../../src/domain/layout/nav-footer.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;
const AN_OLD_MEMBER = { createdAt: NOW - 28 * DAY, isSignedIn: true, isEligible: false };

test.each([
  ['a new member', { ...AN_OLD_MEMBER, createdAt: NOW - 28 * DAY + 1 }, 64],
  ['a member whom the experiment chose', { ...AN_OLD_MEMBER, isEligible: true }, 64],
  ['any other member', AN_OLD_MEMBER, 52],
  ['a member of unknown age', { ...AN_OLD_MEMBER, createdAt: null }, 52],
  ['a visitor', { createdAt: null, isSignedIn: false, isEligible: true }, 52],
])('the bar of %s is as high as that', (_name, viewer, height) => {
  expect(NAV_FOOTER_HEIGHTS[navFooterSize(viewer, NOW)]).toBe(height);
});

const SHOWN = { forceShow: false, hiddenAfterScroll: false, hiddenByPinActionBar: false };
test.each([
  [SHOWN, false],
  [{ ...SHOWN, hiddenAfterScroll: true }, true],
  [{ ...SHOWN, hiddenByPinActionBar: true }, true],
  [{ forceShow: true, hiddenAfterScroll: true, hiddenByPinActionBar: true }, false],
])('with %o the bar is hidden: %s', (flags, isHidden) => {
  expect(isNavFooterHidden(flags)).toBe(isHidden);
});

const scrolled = (...tops: readonly number[]) =>
  tops.reduce<ScrolledFooter>(scrolledFooter, { isHidden: false, turn: 0 }).isHidden;

test('the bar goes on the way down and comes back on the way up', () => {
  expect(scrolled(40, 60)).toBe(false);
  expect(scrolled(40, 200)).toBe(true);
  expect(scrolled(40, 200, 190)).toBe(true);
  expect(scrolled(40, 200, 900, 880)).toBe(false);
  expect(scrolled(40, 200, 900, 880, 900)).toBe(false);
  expect(scrolled(40, 200, 900, 880, 930)).toBe(true);
});

test('small steps add up, and it is always there at the top of a page', () => {
  expect(scrolled(70, 80, 90, 100, 110)).toBe(true);
  expect(scrolled(300, 64)).toBe(false);
  expect(scrolled(300, 0)).toBe(false);
});
