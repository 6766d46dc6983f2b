import type { RouteAccess } from './internal/route-entry.ts';
import { ROUTE_TABLE } from './internal/route-table.ts';
import type { Route } from './route.ts';

export interface RouteFacts {
  readonly access: RouteAccess;
  /** False for placeholder pages (answered 200). */
  readonly ready: boolean;
  /** False: search engines must not index the page, whatever it shows. */
  readonly indexable: boolean;
}

export function routeFacts(route: Route): RouteFacts {
  if (route.kind === 'not-found') return { access: 'open', ready: true, indexable: false };
  const { access, ready = false, indexed = false } = ROUTE_TABLE[route.kind];
  return { access, ready, indexable: ready && indexed };
}
