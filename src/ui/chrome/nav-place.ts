import type { Route } from '../../domain/routes/route.ts';

/** The places that header and bottom bar lead to. */
export type NavPlace = 'home' | 'create' | 'you' | 'login' | 'signup';

/** Which of them a page is, so that its link is marked as the current one. */
export function navPlaceOf(route: Route, username: string | null): NavPlace | null {
  switch (route.kind) {
    case 'home':
    case 'login':
    case 'signup':
      return route.kind;
    case 'pin-create':
      return 'create';
    case 'profile':
      return route.username.toLowerCase() === username?.toLowerCase() ? 'you' : null;
    default:
      return null;
  }
}
