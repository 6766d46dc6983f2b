import { describe, expect, test } from 'vitest';
import {
  CLOSEUP_HEIGHT_SHARE,
  CLOSEUP_LANDSCAPE_SHARE,
  CLOSEUP_SPACING,
  closeupImageSize,
  closeupLayout,
} from '../../../src/domain/images/internal/closeup-size.ts';

describe('the closeup of a picture', () => {
  test.each([
    [390, 1, 390, 390],
    [671, 1, 671, 671],
    [800, 1, 672, 672],
    [1015, 1, 672, 672],
    [1016, 2, 992, 488],
    [1095, 2, 992, 488],
    [1096, 2, 1016, 508],
    [2000, 2, 1016, 508],
  ])(
    'in a window of %i px has %i columns, %i px, a pane of %i px',
    (windowWidth, columns, width, paneWidth) => {
      expect(closeupLayout(windowWidth, { media: 'image' })).toEqual({ columns, width, paneWidth });
    },
  );

  test('is wider with side content, where there is room', () => {
    expect(closeupLayout(1256, { media: 'image', hasSideContent: true }).width).toBe(1176);
    expect(closeupLayout(1255, { media: 'image', hasSideContent: true }).width).toBe(1016);
  });
});

test.each([
  [600, 600],
  [900, 740],
  [1016, 912],
])('a story or video in a window of %i px is %i px wide', (windowWidth, width) => {
  expect(closeupLayout(windowWidth, { media: 'story' }).width).toBe(width);
  expect(closeupLayout(windowWidth, { media: 'video' }).width).toBe(width);
});

describe('the picture in the closeup', () => {
  const layout = closeupLayout(1400, { media: 'image' });

  test('is as wide as its pane', () => {
    expect(closeupImageSize({ width: 1000, height: 1500 }, layout, 2000)).toEqual({
      width: 508,
      height: 762,
    });
  });

  test('takes 0.6 of the closeup in landscape', () => {
    expect(closeupImageSize({ width: 1500, height: 1000 }, layout, 2000)).toEqual({
      width: 610,
      height: 406,
    });
  });

  test('leaves the texts 400 px in a narrow window', () => {
    const narrow = closeupLayout(1024, { media: 'image' });
    expect(closeupImageSize({ width: 1500, height: 1000 }, narrow, 2000).width).toBe(992 - 16 - 400);
  });

  test('is at most 0.84 of the window high', () => {
    expect(closeupImageSize({ width: 1000, height: 4000 }, layout, 1000)).toEqual({
      width: 210,
      height: 840,
    });
  });

  test('of no size is nothing', () => {
    expect(closeupImageSize({ width: 0, height: 0 }, layout, 1000)).toEqual({ width: 0, height: 0 });
  });
});

test('shares and spacing', () => {
  expect([CLOSEUP_LANDSCAPE_SHARE, CLOSEUP_HEIGHT_SHARE]).toEqual([0.6, 0.84]);
  expect(CLOSEUP_SPACING).toEqual({ outer: 40, pane: 32, block: 24, inline: 16, underHeader: 72 });
});
