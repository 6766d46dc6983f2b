import type { LandingPageType } from './route-entry.ts';
import { ROUTE_TABLE } from './route-table.ts';
import type { Route } from '../route.ts';

/** The type of a visit's landing page, or `undefined` for pages that are not recorded. */
export function landingPageType(route: Route, viewerUsername?: string): LandingPageType | undefined {
  if (route.kind === 'not-found') return undefined;
  if (route.kind === 'board' && isOwn(route.username, viewerUsername)) return 'own_board';
  if (route.kind === 'section' && isOwn(route.username, viewerUsername)) return 'own_section';
  return ROUTE_TABLE[route.kind].landing;
}

function isOwn(username: string, viewerUsername: string | undefined): boolean {
  return username.toLowerCase() === viewerUsername?.toLowerCase();
}
