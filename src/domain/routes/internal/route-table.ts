import { ACCOUNT_ROUTES } from './account-routes.ts';
import { BUSINESS_ROUTES } from './business-routes.ts';
import { DISCOVERY_ROUTES } from './discovery-routes.ts';
import { PEOPLE_ROUTES } from './people-routes.ts';
import { PIN_ROUTES } from './pin-routes.ts';
import type { RouteEntries } from './route-entry.ts';
import type { RouteKind } from '../route.ts';

/** Every page of the product: its addresses, its access, and its page types. */
export const ROUTE_TABLE: RouteEntries<RouteKind> = {
  ...DISCOVERY_ROUTES,
  ...PIN_ROUTES,
  ...PEOPLE_ROUTES,
  ...ACCOUNT_ROUTES,
  ...BUSINESS_ROUTES,
};
