/** Addresses of former creation tools. All of them open the one creation page. */
export const CREATION_TOOLS = [
  'pin-editor',
  'pin-builder',
  'story-pin-builder',
  'idea-pin-builder',
  'pin-creation-tool',
] as const;
export type CreationTool = (typeof CREATION_TOOLS)[number];

export const TODAY_TABS = ['article', 'best', 'trending', 'popular', 'shop'] as const;
export type TodayTab = (typeof TODAY_TABS)[number];

/** The tabs of a search besides all pins. */
export type SearchTab = 'boards' | 'people' | 'my_pins';

export type ProfileTab = 'created' | 'saved';

/** The settings sections after the first one, which is the profile. */
export const SETTINGS_SECTIONS = ['account', 'display', 'privacy', 'sessions', 'data'] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

export const BUSINESS_MANAGER_PAGES = [
  'dashboard',
  'asset-groups',
  'shared-tags',
  'brand-safety',
  'catalogs',
  'invoice-management',
  'audiences',
  'security',
  'ad-accounts/cee-migration',
] as const;
export type BusinessManagerPage = (typeof BUSINESS_MANAGER_PAGES)[number];

export const BUSINESS_HIERARCHY_PAGES = ['dashboard', 'hierarchy', 'business_security', 'managers'] as const;
export type BusinessHierarchyPage = (typeof BUSINESS_HIERARCHY_PAGES)[number];

type Page<Kind extends string, Parameters = unknown> = { readonly kind: Kind } & Readonly<Parameters>;

/** `pinId` is the id in the address: a pin id, a carousel slot's id or a product variant's URL. */
interface OfPin {
  pinId: string;
}

export type PinRoute =
  | Page<'pin', OfPin>
  | Page<'pin-comments', OfPin>
  | Page<'pin-edit', OfPin>
  | Page<
      'pin-repin',
      OfPin & { isEditingPin?: boolean; pinBoardId?: string; isFromToast?: boolean; originalPinId?: string }
    >
  | Page<'pin-analytics', OfPin & { days?: string }>
  /** `crop` is the part of the picture, as text; see `cropFromText`. */
  | Page<'pin-visual-search', OfPin & { crop?: string }>
  | Page<'pin-visual-search-products', OfPin & { crop?: string }>
  | Page<'pin-sent', OfPin>
  | Page<'pin-feedback', OfPin>
  /**
   * `title`, `text` and `url` come from the share sheet of a phone or from the bookmarklet. `shared` is the id of
   * stored shared content, `media` the selected picture of the page, `method` the way of sharing.
   */
  | Page<
      'pin-create',
      {
        tool?: CreationTool;
        title?: string;
        text?: string;
        url?: string;
        shared?: string;
        media?: string;
        method?: string;
        boardId?: string;
      }
    >
  | Page<'tv-studio'>;

/** Pages between the product and an external site. Their values come from the address: never trust them. */
export type LeavingRoute =
  | Page<
      'pin-redirect',
      {
        domain?: string;
        domainImageUrl?: string;
        origin?: string;
        pinCategory?: string;
        pinImageUrl?: string;
        redirectUrl?: string;
      }
    >
  | Page<
      'offsite',
      {
        token?: string;
        url?: string;
        pin?: string;
        isThirdPartyAd?: string;
        csr?: string;
        clientTrackingParams?: string;
        auxData?: string;
      }
    >;

/** `boardId` and `sectionId` under a username are slugs or ids; the slug is canonical. */
export type PeopleRoute =
  | Page<'profile', { username: string; tab?: ProfileTab }>
  | Page<'followers', { username: string }>
  /** What a person follows: people, or with `of` boards or topics. */
  | Page<'following', { username: string; of?: 'boards' | 'topics' }>
  /** With `tab: 'ideas'` pins that go with the board. */
  | Page<'board', { username: string; boardId: string; tab?: 'ideas' }>
  | Page<'section', { username: string; boardId: string; sectionId: string }>
  | Page<'me'>
  | Page<'board-edit', { boardId: string }>
  | Page<'board-collaborators', { boardId: string }>
  | Page<'board-add-collaborators', { boardId: string }>
  | Page<'section-edit', { sectionId: string }>
  | Page<'unauth-profile'>;

/** Filters of products as they are in an address. */
interface ProductFilterTexts {
  priceMin?: string;
  priceMax?: string;
  currency?: string;
  domain?: string;
  inStock?: boolean;
}

export type DiscoveryRoute =
  | Page<'home'>
  | Page<'tuner', { tab?: string }>
  /**
   * `rs` is the origin of the query, for example `typed`. `rg` are the guides at the end of the query, separated by
   * commas. `exact` searches for the query as it was typed. The others are filters of pins, as text.
   */
  | Page<
      'search',
      {
        tab?: SearchTab;
        q?: string;
        rs?: string;
        rg?: string;
        exact?: boolean;
        pinKind?: string;
        color?: string;
        priceMin?: string;
        priceMax?: string;
        currency?: string;
        domain?: string;
        since?: string;
        followed?: boolean;
      }
    >
  /** `list`: one of the lists of the page alone. */
  | Page<'ideas', { list?: string }>
  | Page<'interest', { interest: string; interestId: string }>
  | Page<'videos'>
  | Page<'video-category', { category: string; categoryId: string }>
  | Page<'shopping', ProductFilterTexts>
  | Page<'shopping-category', { category: string; categoryId: string } & ProductFilterTexts>
  /** The pins that link to a web domain. */
  | Page<'source', { domain: string }>
  | Page<'topics'>
  | Page<'today', { tab?: TodayTab }>
  | Page<'today-article', { articleId: string }>
  | Page<'discover-article', { articleId: string }>
  | Page<'cookie-policy'>
  | Page<'about', { topic?: string }>;

/** `next` and `boardUrl` are already checked: they are paths of this site. */
export type AccountRoute =
  | Page<'login', { next?: string; boardUrl?: string; token?: string }>
  | Page<'signup', { next?: string; boardUrl?: string }>
  /** The steps after sign-up; without `step` the next one. */
  | Page<'welcome', { step?: string }>
  | Page<'sso-signup'>
  | Page<'password-reset'>
  | Page<'new-password', { username: string; token?: string; expires?: string }>
  | Page<'verify-email', { token?: string }>
  | Page<'secure-panic', { token?: string }>
  | Page<'email-subscription', { token?: string }>
  | Page<'email-survey'>
  | Page<'email-verification-error'>
  | Page<'age-appeal'>
  | Page<'appealed-pin', { pinId?: string }>
  | Page<'reports-and-violations', { tab?: string }>
  /** `item` is the id of an experience, `new`, `new-` with a kind, or `why`. */
  | Page<'operator-experiences', { item?: string; tab?: string }>
  | Page<'oauth'>
  | Page<'settings', { section?: SettingsSection }>
  | Page<'notification-settings'>
  /** Own pins that show the same picture, on one board or on all. */
  | Page<'duplicates', { boardId?: string }>
  | Page<'notifications'>
  /** Without an id all conversations. */
  | Page<'conversation', { conversationId?: string }>;

export type BusinessRoute =
  | Page<'business-access', { userBizId: string }>
  | Page<'business-manager', { userBizId: string; page: BusinessManagerPage }>
  | Page<'business-hierarchy', { businessHierarchyId: string; page: BusinessHierarchyPage }>
  | Page<'business-catalogs', { userBizId: string }>
  | Page<'business-invite'>
  | Page<'business-commerce-integrations'>
  | Page<'business-hub', { days?: string }>
  | Page<'business-convert'>
  | Page<'quick-promote', { pinId?: string; tab?: string }>;

/** A page with its own address. */
export type NamedRoute =
  PinRoute | LeavingRoute | PeopleRoute | DiscoveryRoute | AccountRoute | BusinessRoute;

/** The current route. Parameters are decoded; absent ones are omitted. */
export type Route = NamedRoute | Page<'not-found'>;

export type RouteKind = NamedRoute['kind'];
export type RouteOf<Kind extends Route['kind']> = Extract<Route, { kind: Kind }>;
