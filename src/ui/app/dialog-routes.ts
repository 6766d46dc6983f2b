import { parseRoute } from '../../domain/routes/parse-route.ts';
import type { Route } from '../../domain/routes/route.ts';
import { splitAddress } from '../../domain/routes/split-address.ts';
import { navigationState, type NavigationState } from '../base/navigation/navigation-state.ts';
import type { Location } from '../base/router.ts';

/** Routes that open as a dialog over the current page; opened by their address they are full pages. */
export function isDialogRoute(route: Route): boolean {
  return route.kind === 'pin-edit' || route.kind === 'pin-repin';
}

/** The history state that records the page beneath such a dialog; undefined for all other addresses. */
export function overlayState(href: string, from: Location): NavigationState | undefined {
  if (!isDialogRoute(parseRoute(splitAddress(href)).route)) return undefined;
  const { over, steps = 1 } = navigationState(from.state);
  const { pathname, search, key } = from;
  return over === undefined ? { over: { pathname, search, key } } : { over, steps: steps + 1 };
}
