import { describe, expect, test } from 'vitest';
import type { PinImages, PinImageSize } from '../../../src/domain/images/image-spec.ts';
import {
  cardImage,
  cardSrcset,
  highResolutionImage,
  pinAltText,
  placeholderColor,
  publicImage,
  relatedProductImage,
} from '../../../src/domain/pins/pin-image.ts';
import { aPin } from '../../builders/a-pin.ts';

const only = (...sizes: PinImageSize[]): PinImages =>
  Object.fromEntries(sizes.map((size) => [size, { url: size, width: 10, height: 10, dominantColor: null }]));

describe('the largest picture', () => {
  test.each<[PinImageSize[], string | undefined]>([
    [['236x', '474x', '564x', '736x', 'orig'], '736x'],
    [['236x', '474x', 'orig'], 'orig'],
    [['236x', '474x'], '474x'],
    [['236x'], '236x'],
    [[], undefined],
  ])('of %o is %s', (sizes, largest) => expect(highResolutionImage(only(...sizes))?.url).toBe(largest));

  test('is never the original for those who may not have it', () => {
    expect(highResolutionImage(only('236x', 'orig'), { allowOriginal: false })?.url).toBe('236x');
  });
});

describe('the picture that other sites are shown', () => {
  const at = (size: string) => `https://pins.test/media/${size}/ab/cd/ef/abcdef.jpg`;
  const original = (width: number, height: number): PinImages => ({
    ...only('236x', '736x'),
    orig: { url: at('originals'), width, height, dominantColor: null },
  });

  test.each([
    [4000, 3000, 1200, 900],
    [800, 600, 800, 600],
  ])('of %i × %i px has %i × %i and is not the original', (...px) => {
    const [width, height, shownWidth, shownHeight] = px;
    expect(publicImage(original(width, height))).toEqual({
      url: at('1200x'),
      width: shownWidth,
      height: shownHeight,
    });
  });

  test('is the largest that is known where the original is not, or is elsewhere', () => {
    expect(publicImage(only('236x', '736x'))?.url).toBe('736x');
    expect(publicImage(only('236x', '474x', 'orig'))?.url).toBe('474x');
    expect(publicImage({})).toBeUndefined();
  });
});

describe('the picture of a card', () => {
  test('comes in four widths', () => {
    const { imageSpec } = aPin();
    expect(
      cardSrcset(imageSpec)
        .split(', ')
        .map((entry) => entry.split(' ')[1]),
    ).toEqual(['236w', '474w', '564w', '736w']);
    expect(cardImage(imageSpec)?.width).toBe(236);
  });

  test('is named once when larger ones do not exist', () => {
    expect(cardSrcset(only('236x', '474x', '564x'))).toBe('236x 10w');
    expect(cardSrcset({})).toBe('');
    expect(cardSrcset({ '236x': { url: '/a.webp', width: NaN, height: 1, dominantColor: null } })).toBe('');
    expect(cardImage({})).toBeNull();
  });
});

test('related products load 236 wide pictures, 474 on dense screens', () => {
  expect(relatedProductImage(only('236x', '474x'), 1)?.url).toBe('236x');
  expect(relatedProductImage(only('236x', '474x'), 2)?.url).toBe('474x');
  expect(relatedProductImage(only('236x'), 2)?.url).toBe('236x');
});

test.each([
  [{ altText: 'A', autoAltText: 'B' }, 'A'],
  [{ altText: null, autoAltText: 'B' }, 'B'],
  [{ altText: null, autoAltText: null, title: 'T' }, 'T'],
])('%o is read out as %s', (texts, alt) => expect(pinAltText(aPin(texts))).toBe(alt));

test('a missing colour is a light grey', () => {
  expect(placeholderColor('#aa7744')).toBe('#aa7744');
  expect(placeholderColor(null)).toBe('#e9e9e9');
});
