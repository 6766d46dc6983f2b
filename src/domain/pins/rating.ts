import type { PinRating } from './pin-relations.ts';
import { perLocale } from '../text/per-locale.ts';
import { shortNumber } from '../text/short-number.ts';

export const STARS = 5;

export type Star = 'full' | 'half' | 'empty';

export interface RatingShown {
  readonly kind: 'shown';
  /** 0 to 5. */
  readonly value: number;
  readonly stars: readonly Star[];
  /** With one decimal. */
  readonly valueText: string;
  readonly count: number;
  /** In short form. */
  readonly countText: string;
}

export type ShownRating = RatingShown | { readonly kind: 'hidden' };

/** A rating scaled to five stars; null without a value or a valid count. */
export function shownRating(rating: PinRating | null, locale: string): ShownRating {
  const value = rating && ratingInStars(rating);
  const count = rating?.count;
  if (value === null || count === null || count === undefined || !(count >= 0) || !Number.isFinite(count)) {
    return { kind: 'hidden' };
  }
  return {
    kind: 'shown',
    value,
    stars: stars(value),
    valueText: oneDecimal(locale).format(value),
    count,
    countText: shortNumber(count, locale),
  };
}

const oneDecimal = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** The rating on the scale of five stars, at most 5; null when there is none. */
export function ratingInStars(rating: Pick<PinRating, 'rating' | 'maxRating'>): number | null {
  if (rating.rating === null || rating.rating === '') return null;
  const value = Number(rating.rating);
  if (!Number.isFinite(value)) return null;
  const { maxRating } = rating;
  const max = maxRating !== null && maxRating > 0 && Number.isFinite(maxRating) ? maxRating : STARS;
  return (Math.min(Math.max(value, 0), max) * STARS) / max;
}

/** The five stars; one is full from three quarters on, half from one quarter on. */
export function stars(value: number): readonly Star[] {
  return Array.from({ length: STARS }, (_, index) => star(value - index));
}

function star(fraction: number): Star {
  if (fraction >= 0.75) return 'full';
  return fraction >= 0.25 ? 'half' : 'empty';
}
