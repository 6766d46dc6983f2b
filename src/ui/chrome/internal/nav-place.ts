import type { Route } from '../../../domain/routes/route.ts';
import type { NavItem } from '../nav-item.ts';

/** A page with an item in the bars. */
export type NavPlace = Route['kind'] | 'you';

/** The item of a page, whose link is marked as the current one. */
export function navPlaceOf(
  route: Route,
  items: readonly Pick<NavItem, 'at'>[],
  username: string | null,
): NavPlace | null {
  if (route.kind === 'profile' && route.username.toLowerCase() === username?.toLowerCase()) return 'you';
  return items.some(({ at }) => at === route.kind) ? route.kind : null;
}
