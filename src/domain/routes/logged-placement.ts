import type { Route } from './route.ts';

const PLACEMENTS: { readonly [Kind in Route['kind']]?: number } = {
  home: 11,
  search: 1_000_503,
  pin: 1_000_075,
};

/** The placement of events on a page; null for pages without one. */
export function loggedPlacement({ kind }: Pick<Route, 'kind'>): number | null {
  return PLACEMENTS[kind] ?? null;
}
