import { flag, text, type InteractionPageType, type RouteEntries } from './route-entry.ts';
import { TODAY_TABS, type DiscoveryRoute, type TodayTab } from '../route.ts';

const INTERACTION_OF_TODAY: Partial<Record<TodayTab, InteractionPageType>> = {
  article: 'article',
  shop: 'shopping-spotlight',
};

const PRODUCT_FILTERS = {
  priceMin: text('min_price'),
  priceMax: text('max_price'),
  currency: text('currency'),
  domain: text('domain'),
  inStock: flag('in_stock'),
};

export const DISCOVERY_ROUTES: RouteEntries<DiscoveryRoute['kind']> = {
  home: {
    paths: ['/', '/homefeed/'],
    access: 'open',
    ready: true,
    indexed: true,
    landing: 'home',
    interaction: 'home',
  },
  tuner: { paths: ['/edit'], query: { tab: text('tab') }, access: 'full', ready: true },
  search: {
    paths: [
      '/search/pins/',
      '/search',
      { path: '/search/boards/', sets: { tab: 'boards' } },
      { path: '/search/people/', sets: { tab: 'people' } },
      { path: '/search/users/', sets: { tab: 'people' } },
      { path: '/search/my_pins/', sets: { tab: 'my_pins' } },
    ],
    query: {
      q: text('q'),
      rs: text('rs'),
      rg: text('rg'),
      exact: flag('exact'),
      pinKind: text('kind'),
      color: text('color'),
      priceMin: text('price_min'),
      priceMax: text('price_max'),
      currency: text('currency'),
      domain: text('domain'),
      since: text('since'),
      followed: flag('followed'),
    },
    access: 'open',
    ready: true,
    landing: 'search',
  },
  ideas: {
    paths: ['/ideas'],
    query: { list: text('list') },
    access: 'open',
    ready: true,
    indexed: true,
    landing: 'ideas',
    interaction: 'ideas-root',
  },
  interest: {
    paths: ['/ideas/{interest}/{interestId}/'],
    access: 'open',
    ready: true,
    indexed: true,
    landing: 'ideas',
    interaction: 'ideas',
  },
  videos: { paths: ['/videos/'], access: 'open', ready: true, indexed: true, interaction: 'videos' },
  'video-category': {
    paths: ['/videos/{category}/{categoryId}/'],
    access: 'open',
    ready: true,
    indexed: true,
    interaction: 'videos-category',
  },
  shopping: {
    paths: ['/shopping/'],
    query: PRODUCT_FILTERS,
    access: 'open',
    ready: true,
    indexed: true,
    interaction: 'shopping-root',
  },
  'shopping-category': {
    paths: ['/shopping/{category}/{categoryId}/'],
    query: PRODUCT_FILTERS,
    access: 'open',
    ready: true,
    indexed: true,
    interaction: 'shopping-category',
  },
  source: { paths: ['/source/{domain}/'], access: 'open', ready: true, indexed: true },
  topics: { paths: ['/topics'], access: 'open', ready: true, indexed: true, landing: 'topic' },
  today: {
    paths: [
      '/today',
      ...TODAY_TABS.map((tab) => ({
        path: `/today/${tab}`,
        sets: { tab },
        interaction: INTERACTION_OF_TODAY[tab],
      })),
    ],
    access: 'open',
    ready: true,
    indexed: true,
    landing: 'today',
    interaction: 'today',
  },
  'today-article': {
    paths: ['/today/article/{articleId}/'],
    access: 'open',
    ready: true,
    indexed: true,
    landing: 'today',
    interaction: 'article',
  },
  'discover-article': {
    paths: ['/discover/article/{articleId}'],
    access: 'open',
    ready: true,
    indexed: true,
    interaction: 'article',
  },
  'cookie-policy': { paths: ['/about/cookie-policy'], access: 'open', ready: true, indexed: true },
  about: { paths: ['/about', '/about/{topic}'], access: 'open', ready: true, indexed: true },
};
