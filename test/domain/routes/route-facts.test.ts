import { describe, expect, test } from 'vitest';
import { routeFacts } from '../../../src/domain/routes/route-facts.ts';
import { routeAt } from './route-at.ts';

const factsAt = (address: string) => routeFacts(routeAt(address));

describe('pages that need a session', () => {
  test.each([
    ...['/edit', '/settings', '/settings/notifications', '/notifications/', '/conversation/3'],
    ...[
      '/pin/create/',
      '/pin-editor',
      '/pin-builder',
      '/story-pin-builder',
      '/idea-pin-builder',
      '/tv/studio',
    ],
    ...['/pin-creation-tool', '/idea-ads-tool', '/advertiser/quick-promote', '/pin/1/edit', '/pin/1/repin/x'],
    ...[
      '/board/9/edit',
      '/board/9/edit/collaborators',
      '/board/9/edit/add_collaborators',
      '/boardsection/4/edit',
    ],
    ...[
      '/business/convert',
      '/business/hub',
      '/notifications/',
      '/business/catalogs/8/',
      '/business/business-manager/8/security',
    ],
    ...['/business/business-access/8', '/business/business-hierarchy/6/managers', '/business/invite/'],
    ...['/business/commerce-integrations/', '/pin/1/analytics'],
  ])('%s', (address) => {
    expect(factsAt(address).access).toBe('full');
  });
});

test('the own profile is open to who came by the link of a mail', () => {
  expect(factsAt('/me/').access).toBe('limited');
});

describe('pages for everybody', () => {
  test.each([
    ...['/', '/pin/1/', '/pin/1/comments', '/ann/', '/ann/home/', '/ann/home/chairs/', '/search', '/login'],
    ...['/signup', '/password/reset', '/pw/ann', '/secure/panic', '/email/subscription', '/offsite/'],
    ...['/pin_redirect', '/videos/', '/today', '/oauth', '/no/such/page/at/all'],
  ])('%s', (address) => {
    expect(factsAt(address).access).toBe('open');
  });
});

test.each([
  ...['/', '/pin/1/', '/pin/create/', '/pin-builder', '/ann/', '/ann/_created/', '/ann/_saved', '/ann/home/'],
  ...['/login', '/signup', '/me/', '/ann/_followers/', '/ann/_following/', '/ann/_following/boards/'],
  ...['/ann/home/chairs/', '/board/8/edit', '/boardsection/3/edit'],
  ...['/settings', '/settings/account', '/settings/notifications', '/password/reset', '/pw/ann'],
  ...['/search', '/search/boards/'],
  ...[
    '/pin/1/analytics',
    '/business/hub',
    '/reports-and-violations/',
    '/age-appeal',
    '/appealed-pin/',
    '/appealed-pin/7/',
  ],
  ...['/operator/experiences/', '/operator/experiences/7/'],
  ...['/verify-email/', '/secure/panic', '/email/subscription', '/email_verification_error'],
])('the screen of %s exists', (address) => {
  expect(factsAt(address).ready).toBe(true);
});

test.each(['/email/user_survey', '/pin/1/comments', '/business/invite/'])(
  'the screen of %s comes later, and robots leave it out',
  (address) => {
    expect(factsAt(address)).toMatchObject({ ready: false, indexable: false });
  },
);

test('robots may list what people made, not the pages of an account', () => {
  expect(['/', '/pin/1/', '/ann/', '/ann/home/'].every((address) => factsAt(address).indexable)).toBe(true);
  expect(
    ['/login', '/signup', '/me/', '/pin/create/', '/search/pins/?q=oak', '/%'].some(
      (address) => factsAt(address).indexable,
    ),
  ).toBe(false);
});
