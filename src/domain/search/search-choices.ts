/** Where a search looks. `users` is another name of `people`. */
export const SEARCH_SCOPES = [
  'pins',
  'boards',
  'people',
  'users',
  'my_pins',
  'buyable_pins',
  'videos',
  'promoted',
] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** The kinds of pins that a search can be limited to. A product is of another kind as well. */
export const SEARCH_KINDS = ['image', 'video', 'story', 'carousel', 'recipe', 'article', 'product'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** How long ago pins were made, at most. */
export const SEARCH_AGES = ['day', 'week', 'month', 'year'] as const;
export type SearchAge = (typeof SEARCH_AGES)[number];

const DAY_MS = 86_400_000;

/** Milliseconds, shortest first. */
export const SEARCH_AGE_MS: Readonly<Record<SearchAge, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  year: 365 * DAY_MS,
};

/** The upper limits of the price bands, in units of the currency; the last band has none. */
export const PRICE_BANDS = [25, 50, 100, 200] as const;

/**
 * Why a result has pins that do not contain all words: `close` ones lack a word, `partial` ones have some of the words
 * or their beginnings, `popular` ones have none of them. Null: all pins contain all words.
 */
export const RELAXATIONS = ['close', 'partial', 'popular'] as const;
export type Relaxation = (typeof RELAXATIONS)[number];
