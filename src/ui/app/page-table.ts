import { isBeginner } from '../../domain/first-use/is-beginner.ts';
import type { Route } from '../../domain/routes/route.ts';
import { routeFacts } from '../../domain/routes/route-facts.ts';
import type { Viewer } from '../../domain/users/user.ts';
import { page as homePage } from '../home/home-page.tsx';
import { page as notFoundPage } from '../status/not-found-page.tsx';
import { fetchScript } from '../base/lazy/fetch-code.ts';
import type { Page, PageOf } from '../base/navigation/page.ts';

type Screens = {
  readonly [Kind in Route['kind']]?: PageOf<Kind> | (() => Promise<{ readonly page: PageOf<Kind> }>);
};

const closeup = () => import('../closeup/closeup-page.tsx');
const visualSearch = () => import('../visual-search/visual-search-page.tsx');
const videos = () => import('../listings/videos-page.tsx');
const shopping = () => import('../listings/shopping-page.tsx');
const article = () => import('../today/article-page.tsx');

/**
 * The screens by route. The home is part of the first chunk; the others are lazy, and the closeup is prefetched after
 * the start. A route without a screen shows a plain page.
 */
const SCREENS: Screens = {
  home: homePage,
  pin: closeup,
  board: () => import('../board/board-page.tsx'),
  section: () => import('../section/section-page.tsx'),
  'board-edit': () => import('../board-edit/board-edit-page.tsx'),
  'section-edit': () => import('../section/section-edit-page.tsx'),
  profile: () => import('../profile/profile-page.tsx'),
  me: () => import('../profile/me-page.tsx'),
  search: () => import('../search/search-page.tsx'),
  'not-found': notFoundPage,
  'pin-create': () => import('../create/create-page.tsx'),
  'pin-edit': () => import('../pin-edit/pin-edit-page.tsx'),
  'pin-analytics': () => import('../analytics/pin-analytics-page.tsx'),
  'business-hub': () => import('../analytics/profile-analytics-page.tsx'),
  'pin-visual-search': visualSearch,
  'pin-visual-search-products': visualSearch,
  'pin-sent': closeup,
  'pin-feedback': closeup,
  'pin-repin': () => import('../repin/repin-page.tsx'),
  'pin-redirect': () => import('../leaving/pin-redirect-page.tsx'),
  offsite: () => import('../leaving/offsite-page.tsx'),
  followers: () => import('../people/followers-page.tsx'),
  following: () => import('../people/following-page.tsx'),
  ideas: () => import('../topics/ideas-page.tsx'),
  interest: () => import('../topics/topic-page.tsx'),
  topics: () => import('../topics/topics-page.tsx'),
  videos,
  'video-category': videos,
  shopping,
  'shopping-category': shopping,
  source: () => import('../listings/source-page.tsx'),
  today: () => import('../today/today-page.tsx'),
  'today-article': article,
  'discover-article': article,
  'cookie-policy': () => import('../consent/cookie-policy-page.tsx'),
  about: () => import('../about/about-page.tsx'),
  login: () => import('../accounts/login-page.tsx'),
  signup: () => import('../accounts/signup-page.tsx'),
  welcome: () => import('../onboarding/onboarding-page.tsx'),
  tuner: () => import('../tuner/tuner-page.tsx'),
  settings: () => import('../settings/settings-page.tsx'),
  'reports-and-violations': () => import('../moderation/reports-page.tsx'),
  'appealed-pin': () => import('../moderation/appealed-pin-page.tsx'),
  'age-appeal': () => import('../moderation/age-appeal-page.tsx'),
  'operator-experiences': () => import('../operator-experiences/operator-experiences-page.tsx'),
  'quick-promote': () => import('../ads/quick-promote-page.tsx'),
  duplicates: () => import('../duplicates/duplicates-page.tsx'),
  notifications: () => import('../news/notifications-page.tsx'),
  conversation: () => import('../conversations/conversation-page.tsx'),
  'notification-settings': () => import('../settings/notification-settings-page.tsx'),
  'password-reset': () => import('../accounts/password-reset-page.tsx'),
  'new-password': () => import('../accounts/new-password-page.tsx'),
  'verify-email': () => import('../accounts/verify-email-page.tsx'),
  'secure-panic': () => import('../accounts/secure-panic-page.tsx'),
  'email-subscription': () => import('../accounts/email-subscription-page.tsx'),
  'email-verification-error': () => import('../accounts/email-verification-error-page.tsx'),
};

/** Source files of the lazy screens, as the build names them. */
const SOURCES: { readonly [Kind in Route['kind']]?: string } = {
  pin: 'src/ui/closeup/closeup-page.tsx',
  board: 'src/ui/board/board-page.tsx',
  section: 'src/ui/section/section-page.tsx',
  'board-edit': 'src/ui/board-edit/board-edit-page.tsx',
  'section-edit': 'src/ui/section/section-edit-page.tsx',
  profile: 'src/ui/profile/profile-page.tsx',
  me: 'src/ui/profile/me-page.tsx',
  search: 'src/ui/search/search-page.tsx',
  'pin-create': 'src/ui/create/create-page.tsx',
  'pin-edit': 'src/ui/pin-edit/pin-edit-page.tsx',
  'pin-analytics': 'src/ui/analytics/pin-analytics-page.tsx',
  'business-hub': 'src/ui/analytics/profile-analytics-page.tsx',
  'pin-visual-search': 'src/ui/visual-search/visual-search-page.tsx',
  'pin-visual-search-products': 'src/ui/visual-search/visual-search-page.tsx',
  'pin-sent': 'src/ui/closeup/closeup-page.tsx',
  'pin-feedback': 'src/ui/closeup/closeup-page.tsx',
  'pin-repin': 'src/ui/repin/repin-page.tsx',
  'pin-redirect': 'src/ui/leaving/pin-redirect-page.tsx',
  offsite: 'src/ui/leaving/offsite-page.tsx',
  followers: 'src/ui/people/followers-page.tsx',
  following: 'src/ui/people/following-page.tsx',
  ideas: 'src/ui/topics/ideas-page.tsx',
  interest: 'src/ui/topics/topic-page.tsx',
  topics: 'src/ui/topics/topics-page.tsx',
  videos: 'src/ui/listings/videos-page.tsx',
  'video-category': 'src/ui/listings/videos-page.tsx',
  shopping: 'src/ui/listings/shopping-page.tsx',
  'shopping-category': 'src/ui/listings/shopping-page.tsx',
  source: 'src/ui/listings/source-page.tsx',
  today: 'src/ui/today/today-page.tsx',
  'today-article': 'src/ui/today/article-page.tsx',
  'discover-article': 'src/ui/today/article-page.tsx',
  'cookie-policy': 'src/ui/consent/cookie-policy-page.tsx',
  about: 'src/ui/about/about-page.tsx',
  login: 'src/ui/accounts/login-page.tsx',
  signup: 'src/ui/accounts/signup-page.tsx',
  welcome: 'src/ui/onboarding/onboarding-page.tsx',
  tuner: 'src/ui/tuner/tuner-page.tsx',
  settings: 'src/ui/settings/settings-page.tsx',
  'reports-and-violations': 'src/ui/moderation/reports-page.tsx',
  'appealed-pin': 'src/ui/moderation/appealed-pin-page.tsx',
  'age-appeal': 'src/ui/moderation/age-appeal-page.tsx',
  'operator-experiences': 'src/ui/operator-experiences/operator-experiences-page.tsx',
  'quick-promote': 'src/ui/ads/quick-promote-page.tsx',
  duplicates: 'src/ui/duplicates/duplicates-page.tsx',
  notifications: 'src/ui/news/notifications-page.tsx',
  conversation: 'src/ui/conversations/conversation-page.tsx',
  'notification-settings': 'src/ui/settings/notification-settings-page.tsx',
  'password-reset': 'src/ui/accounts/password-reset-page.tsx',
  'new-password': 'src/ui/accounts/new-password-page.tsx',
  'verify-email': 'src/ui/accounts/verify-email-page.tsx',
  'secure-panic': 'src/ui/accounts/secure-panic-page.tsx',
  'email-subscription': 'src/ui/accounts/email-subscription-page.tsx',
  'email-verification-error': 'src/ui/accounts/email-verification-error-page.tsx',
};

/** Homes with an introduction for visitors and beginners. */
const NEW_HOMES = {
  visitor: () => import('../home/visitor-home.tsx'),
  beginner: () => import('../home/beginner-home.tsx'),
} as const;

/** The viewer kind of this home page; undefined for other pages and for members. */
function newHome({ kind }: Route, viewer: Viewer | null): keyof typeof NEW_HOMES | undefined {
  if (kind !== 'home') return undefined;
  if (viewer === null) return 'visitor';
  return isBeginner(viewer) ? 'beginner' : undefined;
}

/** The source file of a lazy screen. */
function screenSource(route: Route, viewer: Viewer | null): string | undefined {
  if (!routeFacts(route).ready) return 'src/ui/status/coming-soon-page.tsx';
  const home = newHome(route, viewer);
  return home === undefined ? SOURCES[route.kind] : `src/ui/home/${home}-home.tsx`;
}

/** Pages with cards, where a click opens a pin. */
const WALLS: readonly Route['kind'][] = [
  'home',
  'board',
  'section',
  'profile',
  'search',
  'ideas',
  'interest',
  'videos',
  'video-category',
  'shopping',
  'shopping-category',
  'source',
  'today-article',
  'discover-article',
];

/** The source files to preload for a page: its own screen, and the closeup if it has cards. */
export function screenSources(route: Route, viewer: Viewer | null): readonly string[] {
  const opened = WALLS.includes(route.kind) ? SOURCES.pin : undefined;
  return [screenSource(route, viewer), opened].filter((source) => source !== undefined);
}

/**
 * The page of a route for a viewer; imports its code when needed.
 * @throws {ServiceError} when the import fails
 */
export async function loadPage(route: Route, viewer: Viewer | null): Promise<Page> {
  const screen = screenOf(route, viewer);
  // The table is typed by kind, so the screen of a route's kind takes that route.
  if (typeof screen !== 'function') return screen as unknown as Page;
  const { page } = await fetchScript<{ page: unknown }>(screen);
  FETCHED.set(screen, page as Page);
  return page as Page;
}

/** Loaded screens, by their import function. */
const FETCHED = new Map<unknown, Page>();

/** The screen of a route for this viewer, if its code is loaded. */
export function loadedPage(route: Route, viewer: Viewer | null): Page | undefined {
  const screen = screenOf(route, viewer);
  return typeof screen === 'function' ? FETCHED.get(screen) : (screen as unknown as Page);
}

function screenOf(route: Route, viewer: Viewer | null) {
  const home = newHome(route, viewer);
  const known = home === undefined ? SCREENS[route.kind] : NEW_HOMES[home];
  return (routeFacts(route).ready ? known : undefined) ?? fetchLaterPage;
}

const fetchLaterPage = () => import('../status/coming-soon-page.tsx');
