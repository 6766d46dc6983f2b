import type { Page } from 'playwright';
import { accountButton } from '../seen.ts';
import { cardLink } from '../wall.ts';
import { PHOTO_NAME } from './screen-world.ts';
import { asks, at, button, dialog, menu, ofBoard, type Screen } from './screen.ts';

/** Such pages come in a chunk of their own. */
const titled = async (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** What members see of pins, boards and people. */
export const OWN_SCREENS: readonly Screen[] = [
  { name: 'the home of a member', address: at('/'), as: 'mia' },
  { name: 'the home of who runs the server', address: at('/'), as: 'hana' },
  { name: 'the home of a newcomer', address: at('/'), as: 'newcomer' },
  ...['Gender', 'UseCase', 'PinPicker'].map((step) => ({
    name: `the step ${step} of a newcomer`,
    address: at(`/welcome/?step=${step}`),
    as: 'newcomer' as const,
  })),
  { name: 'own pins that a search finds', address: at('/search/my_pins/?q=photo'), as: 'hana' },
  {
    name: 'the own menu',
    address: at('/'),
    as: 'mia',
    reach: async (page) => {
      await accountButton(page).click();
      await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
    },
  },
  {
    name: 'what can be done on a card',
    address: at('/'),
    as: 'mia',
    reach: async (page) => {
      await cardLink(page, PHOTO_NAME).focus();
      await page
        .getByRole('article', { name: PHOTO_NAME })
        .getByRole('button', { name: /choose another board/ })
        .press('Enter');
      await page.getByRole('option', { name: /Lamps/ }).waitFor();
    },
  },
  {
    name: 'what can be done with an open pin',
    address: ({ pin }) => `/pin/${pin.id}/`,
    as: 'mia',
    reach: async (page) => {
      await button(page, /choose another board/).click();
      await page.getByRole('option', { name: /Lamps/ }).waitFor();
    },
  },
  {
    name: 'the menu of an open pin',
    address: ({ pin }) => `/pin/${pin.id}/`,
    as: 'mia',
    reach: menu('More options', null),
  },
  {
    name: 'how an own pin does',
    address: ({ pin }) => `/pin/${pin.id}/`,
    as: 'hana',
    reach: menu('More options', 'See stats', dialog('Pin stats')),
  },
  { name: 'notifications with a pin', address: at('/notifications/'), as: 'hana' },
  { name: 'a notification of a decision', address: at('/notifications/'), as: 'mia' },
  { name: 'where a pin is to be saved', address: ({ pin }) => `/pin/${pin.id}/repin/`, as: 'mia' },
  { name: 'a pin to edit', address: ({ pin }) => `/pin/${pin.id}/edit/`, as: 'hana' },
  {
    name: 'the question whether a pin goes',
    address: ({ pin }) => `/pin/${pin.id}/edit/`,
    as: 'hana',
    reach: asks('Delete Pin', 'Delete this Pin?', 'alertdialog'),
  },
  {
    name: 'a pin to edit over the pin',
    address: ({ pin }) => `/pin/${pin.id}/`,
    as: 'hana',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Edit Pin' }).click();
      await dialog('Edit Pin')(page);
      await page.getByLabel('Title').waitFor();
    },
  },
  { name: 'a secret board', address: at('/hana/diary/'), as: 'hana' },
  { name: 'a pin of a secret board', address: ({ hidden }) => `/pin/${hidden.id}/`, as: 'hana' },
  { name: 'the menu of a board', address: ofBoard, as: 'hana', reach: menu('Board options', null) },
  {
    name: 'a section to add',
    address: ofBoard,
    as: 'hana',
    reach: menu('Board options', 'Add section', dialog('Add section')),
  },
  {
    name: 'the question whether a board goes',
    address: ofBoard,
    as: 'hana',
    reach: menu('Board options', 'Delete board', dialog('Delete Hills?', 'alertdialog')),
  },
  {
    name: 'pins to organize',
    address: ofBoard,
    as: 'hana',
    reach: async (page) => {
      await button(page, 'Organize').click();
      await page.getByRole('checkbox').first().click();
    },
  },
  {
    name: 'where organized pins go',
    address: ofBoard,
    as: 'hana',
    reach: async (page) => {
      await button(page, 'Organize').click();
      await page.getByRole('checkbox').first().click();
      await asks('Move', 'Move to')(page);
    },
  },
  { name: 'a board to edit', address: ({ hills }) => `/board/${hills.id}/edit`, as: 'hana' },
  {
    name: 'the cover of a board',
    address: ({ hills }) => `/board/${hills.id}/edit`,
    as: 'hana',
    reach: asks('Change cover', 'Choose a cover'),
  },
  { name: "a board that is another's", address: ({ hills }) => `/board/${hills.id}/edit`, as: 'mia' },
  { name: 'a section to edit', address: ({ peaks }) => `/boardsection/${peaks.id}/edit`, as: 'hana' },
  {
    name: 'the question whether a section goes',
    address: ({ peaks }) => `/boardsection/${peaks.id}/edit`,
    as: 'hana',
    reach: asks('Delete section', 'Delete Peaks?', 'alertdialog'),
  },
  { name: 'the own profile', address: at('/hana/'), as: 'hana' },
  {
    name: 'how boards are sorted',
    address: at('/mia/'),
    as: 'mia',
    reach: async (page) => {
      await button(page, 'Sort and filter boards').click();
      await page.getByRole('menuitemradio').first().waitFor();
    },
  },
  {
    name: 'boards to arrange',
    address: at('/mia/'),
    as: 'mia',
    reach: menu('Sort and filter boards', 'Arrange boards', (page) => button(page, 'Done').waitFor()),
  },
  ...['', '?tab=boards', '?tab=pinners', '?tab=history'].map((tab): Screen => ({
    name: `what feeds the home feed ${tab}`,
    address: at(`/edit${tab}`),
    as: 'hana',
  })),
  {
    name: 'the question whether recommendations start over',
    address: at('/edit'),
    as: 'hana',
    reach: asks('Start over', 'Start your recommendations over?', 'alertdialog'),
  },
  { name: 'how an own pin did day by day', address: ({ pin }) => `/pin/${pin.id}/analytics/`, as: 'hana' },
  { name: 'how an own profile did', address: at('/business/hub/'), as: 'hana' },
  { name: 'what was reported', address: at('/reports-and-violations/'), as: 'hana' },
  {
    name: 'the experiences of a site',
    address: at('/operator/experiences/'),
    as: 'hana',
    reach: titled,
  },
  {
    name: 'the kinds of experiences',
    address: at('/operator/experiences/new/'),
    as: 'hana',
    reach: titled,
  },
  {
    name: 'a new banner',
    address: at('/operator/experiences/new-banner/'),
    as: 'hana',
    reach: async (page) => {
      await page.getByLabel('Message').fill('Spring is here');
      await page.frameLocator('iframe').getByText('Spring is here').waitFor();
      await button(page, 'Go live').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'who sees which experience',
    address: at('/operator/experiences/why/'),
    as: 'hana',
    reach: titled,
  },
  { name: 'own messages', address: at('/conversations/'), as: 'hana', reach: titled },
  {
    name: 'a conversation',
    address: ({ conversation }) => `/conversation/${conversation.id}`,
    as: 'mia',
    reach: async (page) => page.getByRole('log').waitFor(),
  },
  {
    name: 'a request for a conversation',
    address: at('/conversations/'),
    as: 'hana',
    reach: async (page) => {
      await page.getByRole('link', { name: /Seen on a walk/ }).click();
      await page.getByRole('log').waitFor();
    },
  },
  {
    name: 'whom an open pin is sent to',
    address: ({ pin }) => `/pin/${pin.id}/`,
    as: 'mia',
    reach: menu('Send', 'Send to people', dialog('Send to people')),
  },
  { name: 'own reports', address: at('/reports-and-violations/'), as: 'mia' },
  { name: 'the removal of a pin', address: ({ removed }) => `/appealed-pin/${removed.id}/`, as: 'mia' },
  { name: 'an age appeal without a restriction', address: at('/age-appeal'), as: 'mia' },
  { name: 'own ads', address: at('/advertiser/quick-promote/'), as: 'hana' },
  { name: 'a profile without boards', address: at('/newcomer/'), as: 'newcomer' },
  {
    name: 'what can be done about somebody',
    address: at('/hana/'),
    as: 'mia',
    reach: menu('More options for Hana', null),
  },
];
