import type { Page } from 'playwright';
import { aPhoto, PHOTOS } from '../pictures.ts';
import { asks, at, dialog, type Screen } from './screen.ts';

/** The settings, and what they ask. */
export const SETTINGS_SCREENS: readonly Screen[] = [
  ...['', '/account', '/display', '/privacy', '/sessions', '/data', '/notifications'].map((section) => ({
    name: `settings${section}`,
    address: at(`/settings${section}`),
  })),
  { name: 'duplicates of all boards', address: at('/settings/duplicates') },
  {
    name: 'a picture of oneself',
    address: at('/settings'),
    reach: async (page: Page) => {
      await page.getByLabel('Profile photo').setInputFiles(await aPhoto(PHOTOS[0]));
      await dialog('Profile photo')(page);
      await page.getByRole('application').waitFor();
    },
  },
  {
    name: 'a list of countries',
    address: at('/settings/display'),
    reach: async (page: Page) => {
      await page.getByRole('combobox', { name: /^Country/ }).click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'the question whether one takes a break',
    address: at('/settings/data'),
    reach: asks('Deactivate account', /./),
  },
  {
    name: 'the question whether an account goes',
    address: at('/settings/data'),
    reach: asks('Delete account', /./, 'alertdialog'),
  },
].map((screen) => ({ ...screen, as: 'mia' as const }));
