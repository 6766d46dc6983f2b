import { ROUTE_TABLE } from './internal/route-table.ts';
import type { RouteKind } from './route.ts';

/** The kinds of all pages with an address. */
export const ROUTE_KINDS = Object.keys(ROUTE_TABLE) as readonly RouteKind[];
