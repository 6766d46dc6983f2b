import type { EventFields } from '../events/logged-event.ts';
import type { ParsedRoute } from './parse-route.ts';
import type { Route } from './route.ts';

/** What a page tells of the events on it. */
export type PageOfEvents = {
  /** Null for pages without one. */
  readonly placement: number | null;
  /** Further data of each event. */
  readonly auxData: EventFields;
};

const PLACEMENTS: { readonly [Kind in Route['kind']]?: number } = {
  home: 11,
  search: 1_000_503,
  pin: 1_000_075,
};
/** Anybody can write a marker into an address; a longer one is not passed on. Characters */
const LONGEST_MARKER = 64;

export function pageOfEvents({ route, markers: { utmPai } }: ParsedRoute): PageOfEvents {
  const isTold = utmPai !== undefined && utmPai.length <= LONGEST_MARKER;
  return { placement: PLACEMENTS[route.kind] ?? null, auxData: isTold ? { utm_pai: utmPai } : {} };
}
