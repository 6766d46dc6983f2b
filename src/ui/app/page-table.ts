import type { Route } from '../../domain/routes/route.ts';
import { routeFacts } from '../../domain/routes/route-facts.ts';
import type { Page, PageOf } from './page.ts';

type Loaders = { readonly [Kind in Route['kind']]?: () => Promise<{ readonly page: PageOf<Kind> }> };

/** The screens by route, each a chunk of its own. Routes without one are told so by a plain page. */
const PAGES: Loaders = {
  home: () => import('../home/home-page.tsx'),
  pin: () => import('../closeup/closeup-page.tsx'),
  'pin-create': () => import('../create/create-page.tsx'),
  board: () => import('../board/board-page.tsx'),
  profile: () => import('../profile/profile-page.tsx'),
  me: () => import('../profile/me-page.tsx'),
  login: () => import('../accounts/login-page.tsx'),
  signup: () => import('../accounts/signup-page.tsx'),
  'not-found': () => import('../status/not-found-page.tsx'),
};

/** Fetches the code of a route's screen. */
export async function loadPage(route: Route): Promise<Page> {
  const load = PAGES[route.kind] ?? (() => import('../status/later-page.tsx'));
  if (!routeFacts(route).ready) return (await import('../status/later-page.tsx')).page;
  // The table is typed by kind, so what is found under a route's kind takes that route.
  return (await load()).page as unknown as Page;
}
