import { describe, expect, test } from 'vitest';
import {
  BUSINESS_HIERARCHY_PAGES,
  BUSINESS_MANAGER_PAGES,
  CREATION_TOOLS,
  SETTINGS_SECTIONS,
  TODAY_TABS,
  type Route,
} from '../../../src/domain/routes/route.ts';
import { splitAddress } from '../../../src/domain/routes/split-address.ts';
import { routeAt } from './route-at.ts';

describe('every named address opens its page', () => {
  const examples: readonly (readonly [address: string, route: Route])[] = [
    ['/', { kind: 'home' }],
    ['/homefeed/', { kind: 'home' }],
    ['/edit', { kind: 'tuner' }],
    ['/pin/123', { kind: 'pin', pinId: '123' }],
    ['/pin/123/', { kind: 'pin', pinId: '123' }],
    ['/pin/1/comments', { kind: 'pin-comments', pinId: '1' }],
    ['/pin/1/edit', { kind: 'pin-edit', pinId: '1' }],
    ['/pin/1/edit/', { kind: 'pin-edit', pinId: '1' }],
    ['/pin/1/repin', { kind: 'pin-repin', pinId: '1' }],
    ['/pin/1/repin/', { kind: 'pin-repin', pinId: '1' }],
    ['/pin/1/repin/x', { kind: 'pin-repin', pinId: '1' }],
    ['/pin/1/repin/anything/', { kind: 'pin-repin', pinId: '1' }],
    ['/pin/1/analytics', { kind: 'pin-analytics', pinId: '1' }],
    ['/pin/1/visual-search/', { kind: 'pin-visual-search', pinId: '1' }],
    ['/pin/1/visual-search/products/', { kind: 'pin-visual-search-products', pinId: '1' }],
    ['/pin/1/sent/', { kind: 'pin-sent', pinId: '1' }],
    ['/pin/1/feedback/', { kind: 'pin-feedback', pinId: '1' }],
    ['/pin/blue-chair--1/edit/', { kind: 'pin-edit', pinId: '1' }],
    ['/pin/create/', { kind: 'pin-create' }],
    [
      '/pin/create/?title=Oak&url=https%3A%2F%2Fa.example',
      { kind: 'pin-create', title: 'Oak', url: 'https://a.example' },
    ],
    ...CREATION_TOOLS.map((tool) => [`/${tool}`, { kind: 'pin-create', tool }] as const),
    ['/tv/studio', { kind: 'tv-studio' }],
    ['/board/9/edit', { kind: 'board-edit', boardId: '9' }],
    ['/board/9/edit/collaborators', { kind: 'board-collaborators', boardId: '9' }],
    ['/board/9/edit/add_collaborators', { kind: 'board-add-collaborators', boardId: '9' }],
    ['/boardsection/4/edit', { kind: 'section-edit', sectionId: '4' }],
    ['/ann/home/chairs', { kind: 'section', username: 'ann', boardId: 'home', sectionId: 'chairs' }],
    ['/ann/home', { kind: 'board', username: 'ann', boardId: 'home' }],
    ['/ann/', { kind: 'profile', username: 'ann' }],
    ['/ann/_created/', { kind: 'profile', username: 'ann', tab: 'created' }],
    ['/ann/_saved', { kind: 'profile', username: 'ann', tab: 'saved' }],
    ['/ann/_followers/', { kind: 'followers', username: 'ann' }],
    ['/ann/_following/', { kind: 'following', username: 'ann' }],
    ['/ann/_following/boards/', { kind: 'following', username: 'ann', of: 'boards' }],
    ['/ann/_following/topics/', { kind: 'following', username: 'ann', of: 'topics' }],
    ['/me/', { kind: 'me' }],
    ['/search', { kind: 'search' }],
    ['/search/pins', { kind: 'search' }],
    ['/search/pins/?q=oak%20%26%20ash&rs=s1', { kind: 'search', q: 'oak & ash', rs: 's1' }],
    ['/search?q=oak+tree', { kind: 'search', q: 'oak tree' }],
    ['/ideas', { kind: 'ideas' }],
    ['/ideas?list=most-saved', { kind: 'ideas', list: 'most-saved' }],
    ['/ideas/woodwork/7', { kind: 'interest', interest: 'woodwork', interestId: '7' }],
    ['/videos/', { kind: 'videos' }],
    ['/videos/c/1', { kind: 'video-category', category: 'c', categoryId: '1' }],
    ['/shopping/', { kind: 'shopping' }],
    ['/shopping/c/1', { kind: 'shopping-category', category: 'c', categoryId: '1' }],
    ['/topics', { kind: 'topics' }],
    ['/today', { kind: 'today' }],
    ...TODAY_TABS.map((tab) => [`/today/${tab}`, { kind: 'today', tab }] as const),
    ['/today/article/5/', { kind: 'today-article', articleId: '5' }],
    ['/discover/article/x', { kind: 'discover-article', articleId: 'x' }],
    ['/about/community-guidelines', { kind: 'about', topic: 'community-guidelines' }],
    ['/conversation/3', { kind: 'conversation', conversationId: '3' }],
    ['/notifications/', { kind: 'notifications' }],
    ['/settings', { kind: 'settings' }],
    ...SETTINGS_SECTIONS.map((section) => [`/settings/${section}`, { kind: 'settings', section }] as const),
    ['/settings/notifications', { kind: 'notification-settings' }],
    ['/login', { kind: 'login' }],
    ['/login/?next=%2Fpin%2F7%2Frepin%2F', { kind: 'login', next: '/pin/7/repin/' }],
    ['/login?board_url=/ann/home/', { kind: 'login', boardUrl: '/ann/home/' }],
    ['/signup', { kind: 'signup' }],
    ['/signup/sso-business-account/', { kind: 'sso-signup' }],
    ['/password/reset', { kind: 'password-reset' }],
    ['/pw/ann?t=secret&e=1', { kind: 'new-password', username: 'ann', token: 'secret', expires: '1' }],
    ['/verify-email/?token=t', { kind: 'verify-email', token: 't' }],
    ['/secure/panic', { kind: 'secure-panic' }],
    ['/email/subscription', { kind: 'email-subscription' }],
    ['/email/user_survey', { kind: 'email-survey' }],
    ['/email_verification_error', { kind: 'email-verification-error' }],
    ['/age-appeal', { kind: 'age-appeal' }],
    ['/appealed-pin/', { kind: 'appealed-pin' }],
    ['/appealed-pin/7', { kind: 'appealed-pin', pinId: '7' }],
    ['/reports-and-violations/', { kind: 'reports-and-violations' }],
    ['/operator/experiences/', { kind: 'operator-experiences' }],
    ['/operator/experiences/7/?tab=log', { kind: 'operator-experiences', item: '7', tab: 'log' }],
    ['/oauth', { kind: 'oauth' }],
    ['/oauth/?client_id=c&scope=a,b', { kind: 'oauth' }],
    ['/app-factory-oauth', { kind: 'oauth' }],
    ['/unauth-profile', { kind: 'unauth-profile' }],
    ['/idea-ads-tool', { kind: 'quick-promote' }],
    ['/advertiser/quick-promote', { kind: 'quick-promote' }],
    ['/advertiser/quick-promote?pin=7', { kind: 'quick-promote', pinId: '7' }],
    ['/business/business-access/8', { kind: 'business-access', userBizId: '8' }],
    ...BUSINESS_MANAGER_PAGES.map(
      (page) =>
        [`/business/business-manager/8/${page}`, { kind: 'business-manager', userBizId: '8', page }] as const,
    ),
    ['/business/business-manager/8/', { kind: 'business-manager', userBizId: '8', page: 'dashboard' }],
    ...BUSINESS_HIERARCHY_PAGES.map(
      (page) =>
        [
          `/business/business-hierarchy/6/${page}`,
          { kind: 'business-hierarchy', businessHierarchyId: '6', page },
        ] as const,
    ),
    ['/business/catalogs/8/', { kind: 'business-catalogs', userBizId: '8' }],
    ['/business/invite/', { kind: 'business-invite' }],
    ['/business/commerce-integrations/', { kind: 'business-commerce-integrations' }],
    ['/business/hub', { kind: 'business-hub' }],
    ['/business/convert', { kind: 'business-convert' }],
    ['/business/convert/', { kind: 'business-convert' }],
  ];

  test.each(examples)('%s', (address, route) => {
    expect(routeAt(address)).toEqual(route);
  });

  test('with or without a trailing slash', () => {
    for (const [address, route] of examples) {
      const { pathname, search } = splitAddress(address);
      if (pathname === '/') continue;
      const withoutSlash = pathname.replace(/\/$/, '');
      expect(routeAt(withoutSlash + search)).toEqual(route);
      expect(routeAt(`${withoutSlash}/${search}`)).toEqual(route);
    }
  });
});

describe('pages between the product and an outside site read their whole query', () => {
  test('the interstitial for people', () => {
    expect(
      routeAt(
        '/pin_redirect?domain=a.example&domainImageUrl=%2Fd&origin=%2Fpin%2F1%2F&pinCategory=art&pinImageUrl=%2Fp&redirectUrl=https%3A%2F%2Fa.example%2F%3Fb%3Dc',
      ),
    ).toEqual({
      kind: 'pin-redirect',
      domain: 'a.example',
      domainImageUrl: '/d',
      origin: '/pin/1/',
      pinCategory: 'art',
      pinImageUrl: '/p',
      redirectUrl: 'https://a.example/?b=c',
    });
  });

  test('the checked redirector', () => {
    expect(
      routeAt(
        '/offsite/?token=t&url=https%3A%2F%2Fa.example&pin=1&isThirdPartyAd=true&csr=1&client_tracking_params=c&aux_data=%7B%7D',
      ),
    ).toEqual({
      kind: 'offsite',
      token: 't',
      url: 'https://a.example',
      pin: '1',
      isThirdPartyAd: 'true',
      csr: '1',
      clientTrackingParams: 'c',
      auxData: '{}',
    });
  });
});
