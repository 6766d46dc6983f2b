import { describe, expect, test } from 'vitest';
import { ratingInStars, shownRating, stars } from '../../../src/domain/pins/rating.ts';

test.each([
  [4, 5, 4],
  [7, 5, 5],
  [8, 10, 4],
  [4, null, 4],
  [4, Infinity, 4],
  [-1, 5, 0],
  ['4.5', 5, 4.5],
  ['None', 5, null],
  [null, 5, null],
])('%o of %o are %o stars', (rating, maxRating, value) => {
  expect(ratingInStars({ rating, maxRating })).toBe(value);
});

test.each([
  [4.24, 'full full full full empty'],
  [4.25, 'full full full full half'],
  [4.74, 'full full full full half'],
  [4.75, 'full full full full full'],
  [0, 'empty empty empty empty empty'],
])('%d is drawn as %s', (value, drawn) => expect(stars(value).join(' ')).toBe(drawn));

describe('a rating', () => {
  test.each([
    [4, 999, '4.0', '999'],
    [4.55, 1234, '4.6', '1.2k'],
    [5, 2000, '5.0', '2k'],
    [4, 0, '4.0', '0'],
  ])('of %d by %i people is shown as %s (%s)', (rating, count, valueText, countText) => {
    expect(shownRating({ rating, maxRating: 5, count }, 'en')).toMatchObject({ valueText, countText });
  });

  test.each([
    ['without a value', { rating: null, maxRating: 5, count: 3 }],
    ['with the value None', { rating: 'None', maxRating: 5, count: 3 }],
    ['without a count', { rating: 4, maxRating: 5, count: null }],
    ['with a count that is no number', { rating: 4, maxRating: 5, count: Number.NaN }],
    ['with an endless count', { rating: 4, maxRating: 5, count: Number.POSITIVE_INFINITY }],
    ['with a count below nobody', { rating: 4, maxRating: 5, count: -1 }],
    ['that is none', null],
  ])('%s is hidden', (_, rating) => expect(shownRating(rating, 'en')).toEqual({ kind: 'hidden' }));
});
