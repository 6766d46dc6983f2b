import type { Page } from 'playwright';
import { goWithin, pressAndSend } from '../seen.ts';
import { asks, at, button, dialog, heading, menu, ofBoard, type Screen } from './screen.ts';

/** Waits for a message that goes away by itself. */
const said = (page: Page, words: string) =>
  page.locator('[popover][role="status"]').getByText(words).first().waitFor();

/** What is said about an act, what is wrong in a form, and pages where nothing is. */
export const SAID_SCREENS: readonly Screen[] = [
  ...['_saved', '_created', '_followers', '_following', '_following/boards', '_following/topics'].flatMap(
    (list): Screen[] => [
      { name: `a profile without anything: ${list}`, address: at(`/newcomer/${list}/`), as: 'mia' },
      { name: `the own one: ${list}`, address: at(`/newcomer/${list}/`), as: 'newcomer' },
    ],
  ),
  {
    name: 'pins by color',
    address: at('/mia/_saved/'),
    as: 'mia',
    reach: async (page) => {
      await button(page, 'Filter pins').click();
      await page.getByRole('menuitemradio', { name: 'By color' }).click();
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'the word that a pin is saved',
    address: ({ pin }) => `/pin/${pin.id}/repin/`,
    as: 'mia',
    reach: async (page) => {
      await page.getByRole('option').first().click();
      await said(page, 'Saved');
    },
  },
  {
    name: 'the word that a pin is hidden',
    address: ({ pin }) => `/pin/${pin.id}/`,
    as: 'newcomer',
    reach: menu('More options', 'Hide Pin', (page) => page.getByText('Pin hidden').first().waitFor()),
  },
  {
    name: 'the report of a pin without a reason',
    address: ({ pin }) => `/pin/${pin.id}/`,
    as: 'mia',
    reach: menu('More options', 'Report Pin', async (page) => {
      await dialog('Report this Pin')(page);
      await button(page.getByRole('dialog', { name: 'Report this Pin' }), 'Report').click();
      await page.getByText('Choose a reason.').waitFor();
    }),
  },
  {
    name: 'the ways to share a pin',
    address: ({ pin }) => `/pin/${pin.id}/`,
    as: 'mia',
    reach: menu('Send', null),
  },
  {
    name: 'somebody who is blocked',
    address: at('/mia/'),
    as: 'newcomer',
    reach: menu('More options for Mia', 'Block Mia', (page) => said(page, 'You blocked Mia')),
  },
  {
    name: 'a follow that failed',
    address: at('/mia/'),
    as: 'hana',
    reach: async (page) => {
      await page.route('**/resource/UserFollowResource/**', (route) => route.fulfill({ status: 408 }));
      await pressAndSend(page, 'Follow Mia', /UserFollowResource/);
      await page.locator('[popover][role="status"]:popover-open').waitFor();
      await page.unroute('**/resource/UserFollowResource/**');
    },
  },
  {
    name: 'a page that failed',
    address: at('/'),
    as: 'hana',
    reach: async (page) => {
      await page.route('**/resource/**', (route) => route.fulfill({ status: 408 }));
      await goWithin(page, '/mia/_followers/');
      await heading(page, /./);
      await button(page, 'Try again').waitFor();
      await page.unroute('**/resource/**');
    },
  },
  {
    name: 'a board to edit without a name',
    address: ({ hills }) => `/board/${hills.id}/edit`,
    as: 'hana',
    reach: async (page) => {
      await page.getByLabel('Name').fill('');
      await button(page, 'Save').click();
      await page.locator('[aria-invalid="true"]').waitFor();
    },
  },
  {
    name: 'a section without a name',
    address: ofBoard,
    as: 'hana',
    reach: menu('Board options', 'Add section', async (page) => {
      await button(page.getByRole('dialog'), 'Add section').click();
      await page.locator('[aria-invalid="true"]').waitFor();
    }),
  },
  {
    name: 'a new password that is wrong',
    address: at('/settings/account'),
    as: 'mia',
    reach: async (page) => {
      await page.getByLabel('Current password', { exact: true }).last().fill('a wrong password');
      await page.getByLabel('New password', { exact: true }).fill('short');
      await page.getByLabel('Confirm new password').fill('other');
      await button(page, 'Change password').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'a profile without a name',
    address: at('/settings'),
    as: 'mia',
    reach: async (page) => {
      await page.getByLabel('First name').fill('');
      await page.getByLabel('Username').fill('!');
      await page.getByLabel('Website').fill('no address');
      await button(page, 'Save').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'a deletion without the name of the account',
    address: at('/settings/data'),
    as: 'mia',
    reach: async (page) => {
      await asks('Delete account', /./, 'alertdialog')(page);
      await button(page.getByRole('alertdialog'), 'Delete account').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'the sign-up with a name that is taken',
    address: at('/signup/'),
    reach: async (page) => {
      await page.getByLabel('Email').fill('no address');
      await page.getByLabel('Password', { exact: true }).fill('short');
      await button(page, 'Create account').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  { name: 'the page without a connection', address: at('/offline.html?language=en-XA') },
];
