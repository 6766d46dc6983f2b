import fc from 'fast-check';
import { isReservedName } from '../../../src/domain/routes/reserved-words.ts';
import {
  BUSINESS_HIERARCHY_PAGES,
  BUSINESS_MANAGER_PAGES,
  CREATION_TOOLS,
  SETTINGS_SECTIONS,
  TODAY_TABS,
  type NamedRoute,
  type RouteKind,
  type RouteOf,
} from '../../../src/domain/routes/route.ts';

const CONTROL_CHARACTER = /\p{Cc}/u;

/** Any text that can be one segment of a path. */
const segment = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .filter((text) => text !== '.' && text !== '..' && !CONTROL_CHARACTER.test(text));
const pinId = fc
  .oneof(fc.bigInt({ min: 1n, max: 2n ** 63n }).map(String), fc.webUrl(), segment)
  .filter((id) => id !== 'create');
const slug = segment.filter((text) => !text.includes('.'));
/** No slug begins so: these name parts of a profile. */
const boardId = slug.filter((text) => !['_created', '_saved', '_followers', '_following'].includes(text));
const username = fc.stringMatching(/^[a-z][a-z0-9_]{2,29}$/).filter((name) => !isReservedName(name));
const value = fc.string({ minLength: 1, unit: 'grapheme' });
const nextPath = fc.constantFrom(
  '/',
  '/pin/7/repin/',
  '/ann/home/?x=1',
  '/search/pins/?q=oak%20%26%20ash',
  '/me/#top',
);

const productFilters = {
  priceMin: value,
  priceMax: value,
  currency: value,
  domain: value,
  inStock: fc.constant(true),
} as const;

type Given<Kind extends RouteKind> = Omit<RouteOf<Kind>, 'kind'>;
type Always<R> = { [Name in keyof R as undefined extends R[Name] ? never : Name]: fc.Arbitrary<R[Name]> };
type Sometimes<R> = {
  [Name in keyof R as undefined extends R[Name] ? Name : never]-?: fc.Arbitrary<NonNullable<R[Name]>>;
};

/** Any route of a kind, from what all its parameters can be: first those that it always has, then the others. */
function page<Kind extends RouteKind>(
  kind: Kind,
  always: Always<Given<Kind>>,
  sometimes: Sometimes<Given<Kind>>,
): fc.Arbitrary<RouteOf<Kind>> {
  const required: Record<string, fc.Arbitrary<unknown>> = { ...always };
  const optional: Record<string, fc.Arbitrary<unknown>> = { ...sometimes };
  return fc
    .tuple(fc.record(required), fc.record(optional, { requiredKeys: [] }))
    .map(([first, others]) => ({ kind, ...first, ...others }) as unknown as RouteOf<Kind>);
}

/** For each kind of page, any route of that kind. */
export const ROUTES_BY_KIND: { readonly [Kind in RouteKind]: fc.Arbitrary<RouteOf<Kind>> } = {
  home: page('home', {}, {}),
  'cookie-policy': page('cookie-policy', {}, {}),
  tuner: page('tuner', {}, { tab: value }),
  welcome: page('welcome', {}, { step: value }),
  search: page(
    'search',
    {},
    {
      tab: fc.constantFrom(...(['boards', 'people', 'my_pins'] as const)),
      q: value,
      rs: value,
      rg: value,
      exact: fc.constant(true),
      pinKind: value,
      color: value,
      priceMin: value,
      priceMax: value,
      currency: value,
      domain: value,
      since: value,
      followed: fc.constant(true),
    },
  ),
  ideas: page('ideas', {}, { list: value }),
  interest: page('interest', { interest: segment, interestId: segment }, {}),
  videos: page('videos', {}, {}),
  'video-category': page('video-category', { category: segment, categoryId: segment }, {}),
  shopping: page('shopping', {}, productFilters),
  'shopping-category': page('shopping-category', { category: segment, categoryId: segment }, productFilters),
  source: page('source', { domain: segment }, {}),
  topics: page('topics', {}, {}),
  duplicates: page('duplicates', {}, { boardId: segment }),
  today: page('today', {}, { tab: fc.constantFrom(...TODAY_TABS) }),
  'today-article': page('today-article', { articleId: segment }, {}),
  'discover-article': page('discover-article', { articleId: segment }, {}),
  about: page('about', {}, { topic: segment }),
  pin: page('pin', { pinId }, {}),
  'pin-comments': page('pin-comments', { pinId }, {}),
  'pin-sent': page('pin-sent', { pinId }, {}),
  'pin-feedback': page('pin-feedback', { pinId }, {}),
  'pin-edit': page('pin-edit', { pinId }, {}),
  'pin-repin': page(
    'pin-repin',
    { pinId },
    {
      isEditingPin: fc.constant(true),
      pinBoardId: value,
      isFromToast: fc.constant(true),
      originalPinId: value,
    },
  ),
  'pin-analytics': page('pin-analytics', { pinId }, { days: value }),
  'pin-visual-search': page('pin-visual-search', { pinId }, { crop: value }),
  'pin-visual-search-products': page('pin-visual-search-products', { pinId }, { crop: value }),
  'pin-create': page(
    'pin-create',
    {},
    {
      tool: fc.constantFrom(...CREATION_TOOLS),
      title: value,
      text: value,
      url: value,
      shared: value,
      media: value,
      method: value,
      boardId: value,
    },
  ),
  'tv-studio': page('tv-studio', {}, {}),
  'pin-redirect': page(
    'pin-redirect',
    {},
    {
      domain: value,
      domainImageUrl: value,
      origin: nextPath,
      pinCategory: value,
      pinImageUrl: value,
      redirectUrl: value,
    },
  ),
  offsite: page(
    'offsite',
    {},
    {
      token: value,
      url: value,
      pin: value,
      isThirdPartyAd: value,
      csr: value,
      clientTrackingParams: value,
      auxData: value,
    },
  ),
  profile: page('profile', { username }, { tab: fc.constantFrom('created', 'saved') }),
  board: page('board', { username, boardId }, { tab: fc.constant('ideas' as const) }),
  followers: page('followers', { username }, {}),
  following: page('following', { username }, { of: fc.constantFrom('boards', 'topics') }),
  section: page('section', { username, boardId, sectionId: slug }, {}),
  me: page('me', {}, {}),
  'board-edit': page('board-edit', { boardId: segment }, {}),
  'board-collaborators': page('board-collaborators', { boardId: segment }, {}),
  'board-add-collaborators': page('board-add-collaborators', { boardId: segment }, {}),
  'section-edit': page('section-edit', { sectionId: segment }, {}),
  'unauth-profile': page('unauth-profile', {}, {}),
  login: page('login', {}, { next: nextPath, boardUrl: nextPath, token: value }),
  signup: page('signup', {}, { next: nextPath, boardUrl: nextPath }),
  'sso-signup': page('sso-signup', {}, {}),
  'password-reset': page('password-reset', {}, {}),
  'new-password': page('new-password', { username: segment }, { token: value, expires: value }),
  'verify-email': page('verify-email', {}, { token: value }),
  'secure-panic': page('secure-panic', {}, { token: value }),
  'email-subscription': page('email-subscription', {}, { token: value }),
  'email-survey': page('email-survey', {}, {}),
  'email-verification-error': page('email-verification-error', {}, {}),
  'age-appeal': page('age-appeal', {}, {}),
  'appealed-pin': page('appealed-pin', {}, { pinId: segment }),
  'reports-and-violations': page('reports-and-violations', {}, { tab: value }),
  'operator-experiences': page('operator-experiences', {}, { item: segment, tab: value }),
  oauth: page('oauth', {}, {}),
  settings: page('settings', {}, { section: fc.constantFrom(...SETTINGS_SECTIONS) }),
  'notification-settings': page('notification-settings', {}, {}),
  notifications: page('notifications', {}, {}),
  conversation: page('conversation', {}, { conversationId: segment }),
  'business-access': page('business-access', { userBizId: segment }, {}),
  'business-manager': page(
    'business-manager',
    {
      userBizId: segment,
      page: fc.constantFrom(...BUSINESS_MANAGER_PAGES),
    },
    {},
  ),
  'business-hierarchy': page(
    'business-hierarchy',
    {
      businessHierarchyId: segment,
      page: fc.constantFrom(...BUSINESS_HIERARCHY_PAGES),
    },
    {},
  ),
  'business-catalogs': page('business-catalogs', { userBizId: segment }, {}),
  'business-invite': page('business-invite', {}, {}),
  'business-commerce-integrations': page('business-commerce-integrations', {}, {}),
  'business-hub': page('business-hub', {}, { days: value }),
  'business-convert': page('business-convert', {}, {}),
  'quick-promote': page('quick-promote', {}, { pinId: value, tab: value }),
};

export const anyRoute: fc.Arbitrary<NamedRoute> = fc.oneof(
  ...Object.values<fc.Arbitrary<NamedRoute>>(ROUTES_BY_KIND),
);
