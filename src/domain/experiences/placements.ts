import type { Route } from '../routes/route.ts';

/** The places for experiences. */
export const PLACEMENTS = {
  home: 11,
  homeSecondary: 1_000_503,
  homeEducation: 1_000_541,
  search: 1_000_503,
  pin: 1_000_075,
  /** Above every page. */
  global: 1_000_162,
  survey: 1_000_421,
} as const;

/** All known placements. */
export const PLACEMENT_IDS: readonly number[] = [...new Set(Object.values(PLACEMENTS))].toSorted(
  (a, b) => a - b,
);

/** Experiences with an id that has a meaning in the product, or that the documents name. */
export const EXPERIENCE_IDS = {
  onboarding: 500_417,
  welcomeBack: 500_863,
  plainHeroes: [501_153, 501_487],
  metricsBanner: 502_527,
  cookieBanner: 502_597,
  others: [500_500, 502_312, 502_320, 502_321, 502_322, 502_722, 503_755, 507_054],
} as const;

const ON_EVERY_PAGE = [PLACEMENTS.global, PLACEMENTS.survey];

const OF_ROUTES: { readonly [Kind in Route['kind']]?: readonly number[] } = {
  home: [PLACEMENTS.home, PLACEMENTS.homeEducation, PLACEMENTS.homeSecondary],
  search: [PLACEMENTS.search],
  pin: [PLACEMENTS.pin],
};

/** The placements of a page, its own first. */
export function placementsOf({ kind }: Pick<Route, 'kind'>): readonly number[] {
  return [...(OF_ROUTES[kind] ?? []), ...ON_EVERY_PAGE];
}
