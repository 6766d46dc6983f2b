import { ownPath, text, type RouteEntries } from './route-entry.ts';
import { SETTINGS_SECTIONS, type AccountRoute } from '../route.ts';

export const ACCOUNT_ROUTES: RouteEntries<AccountRoute['kind']> = {
  login: {
    paths: ['/login/'],
    query: { next: ownPath('next'), boardUrl: ownPath('board_url'), token: text('token') },
    access: 'open',
    ready: true,
    interaction: 'login',
  },
  signup: {
    paths: ['/signup/'],
    query: { next: ownPath('next'), boardUrl: ownPath('board_url') },
    access: 'open',
    ready: true,
  },
  welcome: { paths: ['/welcome/'], query: { step: text('step') }, access: 'full', ready: true },
  'sso-signup': { paths: ['/signup/sso-business-account/'], access: 'open' },
  'password-reset': { paths: ['/password/reset'], access: 'open', ready: true },
  'new-password': {
    paths: ['/pw/{username}'],
    query: { token: text('t'), expires: text('e') },
    access: 'open',
    ready: true,
  },
  'verify-email': { paths: ['/verify-email/'], query: { token: text('token') }, access: 'open', ready: true },
  'secure-panic': { paths: ['/secure/panic'], query: { token: text('token') }, access: 'open', ready: true },
  'email-subscription': {
    paths: ['/email/subscription'],
    query: { token: text('token') },
    access: 'open',
    ready: true,
  },
  'email-survey': { paths: ['/email/user_survey'], access: 'open' },
  'email-verification-error': { paths: ['/email_verification_error'], access: 'open', ready: true },
  'age-appeal': { paths: ['/age-appeal'], access: 'open', ready: true },
  'appealed-pin': { paths: ['/appealed-pin/{pinId}/', '/appealed-pin/'], access: 'full', ready: true },
  'reports-and-violations': {
    paths: ['/reports-and-violations/'],
    query: { tab: text('tab') },
    access: 'full',
    ready: true,
  },
  'operator-experiences': {
    paths: ['/operator/experiences/', '/operator/experiences/{item}/'],
    query: { tab: text('tab') },
    access: 'full',
    ready: true,
  },
  oauth: { paths: ['/oauth/', '/app-factory-oauth'], access: 'open' },
  settings: {
    paths: [
      '/settings',
      ...SETTINGS_SECTIONS.map((section) => ({ path: `/settings/${section}`, sets: { section } })),
    ],
    access: 'full',
    ready: true,
  },
  'notification-settings': { paths: ['/settings/notifications'], access: 'full', ready: true },
  duplicates: { paths: ['/board/{boardId}/duplicates', '/settings/duplicates'], access: 'full', ready: true },
  notifications: { paths: ['/notifications/'], access: 'full', ready: true },
  conversation: { paths: ['/conversations/', '/conversation/{conversationId}'], access: 'full', ready: true },
};
