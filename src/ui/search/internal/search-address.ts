import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { RouteOf, SearchTab } from '../../../domain/routes/route.ts';
import {
  filterTexts,
  searchFilters,
  type PinSearch,
  type SearchFilters,
} from '../../../domain/search/pin-search.ts';
import { QUERY_MAX, stackedGuides, withGuides } from '../../../domain/search/stacked-guides.ts';

export type SearchRoute = RouteOf<'search'>;

const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * The query of a page, without surrounding blanks; empty on the page without a query, and for one that has only
 * characters that nobody sees.
 */
export function queryOf({ q = '' }: SearchRoute): string {
  return VISIBLE.test(q) ? q.trim().slice(0, QUERY_MAX) : '';
}

/** The search for pins of a page; undefined on the other tabs. */
export function pinSearchOf(route: SearchRoute): PinSearch | undefined {
  const { tab = 'pins', rs, exact } = route;
  if (tab !== 'pins' && tab !== 'my_pins') return undefined;
  return {
    query: queryOf(route),
    scope: tab,
    ...searchFilters(route),
    ...(exact && { exact }),
    ...(rs !== undefined && { rs: originOf(route) }),
  };
}

const RS_MAX = 32;

/** The origin of the query, such as `typed`; empty when it is not known. */
export function originOf({ rs = '' }: SearchRoute): string {
  return rs.slice(0, RS_MAX);
}

/** The same query on another tab, without filters. */
export function tabAddress(route: SearchRoute, tab: SearchTab | undefined): string {
  const { q, rs } = route;
  return formatRoute({ kind: 'search', tab, q, rs });
}

/** The same search for this query as it was typed. */
export function exactAddress(route: SearchRoute): string {
  return formatRoute({ ...route, exact: true });
}

/** The same search with a guide at its end. */
export function addGuideAddress(route: SearchRoute, guide: string): string {
  const { base, guides } = stackedGuides(queryOf(route), route.rg);
  return guidesAddress(route, base, [...guides, guide]);
}

export function removeGuideAddress(route: SearchRoute, guide: string): string {
  const { base, guides } = stackedGuides(queryOf(route), route.rg);
  return guidesAddress(
    route,
    base,
    guides.filter((other) => other !== guide),
  );
}

function guidesAddress(route: SearchRoute, base: string, guides: readonly string[]): string {
  return formatRoute({
    ...route,
    rg: undefined,
    exact: undefined,
    ...withGuides({ base, guides }),
    rs: 'guide',
  });
}

/** The same search with other filters instead of its own. */
export function filtersAddress(route: SearchRoute, filters: SearchFilters): string {
  const { tab, q, rs, rg, exact } = route;
  return formatRoute({ kind: 'search', tab, q, rs, rg, exact, ...filterTexts(filters) });
}
