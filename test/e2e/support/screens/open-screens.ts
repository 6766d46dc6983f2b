import { TODAY_TABS } from '../../../../src/domain/routes/route.ts';
import { goWithin } from '../seen.ts';
import { cardLink } from '../wall.ts';
import { PHOTO_NAME } from './screen-world.ts';
import { asks, at, button, heading, ofBoard, type Screen } from './screen.ts';

/** What everybody can see. */
export const OPEN_SCREENS: readonly Screen[] = [
  { name: 'the home of a visitor', address: at('/') },
  { name: 'a board', address: ofBoard },
  { name: 'ideas for a board', address: (world) => `${ofBoard(world)}_ideas/` },
  { name: 'a section', address: ({ hills, peaks }) => `${hills.url}${peaks.slug}/` },
  { name: 'a profile', address: at('/hana/') },
  { name: 'what somebody has created', address: at('/hana/_created/') },
  { name: 'all pins of a profile', address: at('/hana/_saved/') },
  { name: 'followers', address: at('/hana/_followers/') },
  { name: 'people who are followed', address: at('/mia/_following/') },
  { name: 'boards that are followed', address: at('/mia/_following/boards/') },
  { name: 'topics that are followed', address: at('/mia/_following/topics/') },
  { name: 'a pin', address: ({ pin }) => `/pin/${pin.id}/` },
  { name: 'a pin that was sent', address: ({ pin }) => `/pin/${pin.id}/sent/` },
  { name: 'a pin that asks for feedback', address: ({ pin }) => `/pin/${pin.id}/feedback/`, as: 'mia' },
  {
    name: 'the page before a site',
    address: ({ pin }) =>
      `/pin_redirect?${new URLSearchParams({
        redirectUrl: 'https://nothing.example/walk',
        origin: `/pin/${pin.id}/`,
      })}`,
  },
  { name: 'a link that nobody signed', address: at('/offsite/?url=https://nothing.example/walk') },
  { name: 'the cookie policy', address: at('/about/cookie-policy') },
  { name: 'the community guidelines', address: at('/about/community-guidelines') },
  { name: 'the question about cookies', address: at('/hana/'), undecided: true },
  {
    name: 'the cookie settings',
    address: at('/hana/'),
    undecided: true,
    reach: async (page) => {
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: 'Cookie settings' }).click();
      await page.getByRole('dialog', { name: 'Cookie settings' }).waitFor();
    },
  },
  { name: 'an address without a link', address: at('/offsite/') },
  { name: 'the visual search', address: ({ pin }) => `/pin/${pin.id}/visual-search/` },
  {
    name: 'products of the visual search',
    address: ({ pin }) => `/pin/${pin.id}/visual-search/products/?crop=200,200,500,500`,
  },
  {
    name: 'a pin over the wall',
    address: at('/'),
    reach: async (page) => {
      await cardLink(page, PHOTO_NAME).click();
      await page.getByRole('heading', { name: PHOTO_NAME, level: 1 }).waitFor();
    },
  },
  {
    name: 'the question who wants to save',
    address: ({ pin }) => `/pin/${pin.id}/`,
    reach: async (page) => {
      await button(page, 'Save').click();
      await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).waitFor();
    },
  },
  {
    name: 'the list of shortcuts',
    address: at('/'),
    reach: asks('Keyboard shortcuts', 'Keyboard shortcuts'),
  },
  {
    name: 'the login that failed',
    address: at('/login/'),
    reach: async (page) => {
      await page.getByLabel('Username or email').fill('nobody');
      await page.getByLabel('Password', { exact: true }).fill('a wrong password');
      await button(page, 'Log in').click();
      await page.getByText('you entered is incorrect').waitFor();
    },
  },
  {
    name: 'the sign-up with errors',
    address: at('/signup/'),
    reach: async (page) => {
      await button(page, 'Create account').click();
      await page.getByText('Choose a password.').waitFor();
    },
  },
  { name: 'a forgotten password', address: at('/password/reset') },
  { name: 'the log-in by a link', address: at('/login/?token=x') },
  { name: 'a new password', address: at('/pw/somebody?t=x') },
  { name: 'an address to confirm', address: at('/verify-email/?token=x') },
  { name: 'an alarm', address: at('/secure/panic?token=x') },
  { name: 'the mails that one gets', address: at('/email/subscription?token=x') },
  { name: 'an address that was not confirmed', address: at('/email_verification_error') },
  { name: 'pins that a search finds', address: at('/search/pins/?q=photo') },
  { name: 'boards that a search finds', address: at('/search/boards/?q=hills') },
  { name: 'people whom a search finds', address: at('/search/people/?q=hana') },
  { name: 'a search that finds nothing', address: at('/search/boards/?q=zzzz') },
  { name: 'a search without a query', address: at('/search/pins/') },
  {
    name: 'suggestions for a search',
    address: at('/login/'),
    reach: async (page) => {
      const field = page.locator('[data-search] input[name=q]');
      if (!(await field.isVisible())) await button(page, 'Search').click();
      await page.locator('input[name=q]:visible').fill('hil');
      await page.getByRole('option', { name: 'Hills' }).first().waitFor();
    },
  },
  {
    name: 'the filters of a search',
    address: at('/search/pins/?q=photo&since=year'),
    reach: async (page) => {
      await button(page, 'Filters (1 set)').click();
      await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    },
  },
  { name: 'what is not there', address: at('/nobody_here/') },
  { name: 'ideas', address: at('/ideas') },
  { name: 'topics', address: at('/topics') },
  { name: 'a topic', address: at('/ideas/birds/100103/') },
  { name: 'too few videos', address: at('/videos/') },
  { name: 'too few videos about a topic', address: at('/videos/birds/100103/') },
  { name: 'too few products', address: at('/shopping/') },
  { name: 'too few products about a topic', address: at('/shopping/birds/100103/') },
  { name: 'the pins of a site', address: at('/source/walks.example/') },
  { name: 'a site without pins', address: at('/source/nothing.example/') },
  { name: 'a day without themes', address: at('/today') },
  ...TODAY_TABS.map((tab) => ({ name: `no themes: ${tab}`, address: at(`/today/${tab}`) })),
  { name: 'an article that is gone', address: at('/today/article/1/') },
  { name: 'an article that is gone, by its other address', address: at('/discover/article/1') },
  { name: 'what comes later', address: at('/email/user_survey') },
  { name: 'an age appeal of a visitor', address: at('/age-appeal') },
  {
    name: 'no connection',
    address: at('/'),
    reach: async (page) => {
      await page.context().setOffline(true);
      await goWithin(page, '/pin/1/');
      await heading(page, 'No connection');
    },
  },
];
