import type { Page } from 'playwright';
import { aPhoto, PHOTOS } from '../pictures.ts';
import { at, button, type Screen } from './screen.ts';

/** What the server tells of a page with three pictures that it cannot show in small. */
const FOUND = {
  json: {
    resource_response: {
      status: 'success',
      data: {
        items: ['A blue vase', '', 'A vase on a table'].map((description, index) => ({
          url: `https://shop.example/${index}.jpg`,
          width: 800,
          height: index === 1 ? 0 : 600,
          description,
          media_type: 'image',
        })),
        title: 'Vases',
        canonical_url: 'https://shop.example/vases',
      },
    },
  },
};

/** A pin in the making. */
export const CREATING_SCREENS: readonly Screen[] = [
  {
    name: 'the form for a pin with errors',
    address: at('/pin/create/'),
    reach: async (page: Page) => {
      await page.getByLabel('Title').fill('t'.repeat(201));
      await button(page, 'Publish').click();
      await page.getByText('Choose an image or video first.').waitFor();
    },
  },
  {
    name: 'the form with a picture and the list of boards',
    address: at('/pin/create/'),
    reach: async (page: Page) => {
      await page.getByLabel('Choose an image or video').setInputFiles(await aPhoto(PHOTOS[0]));
      await page.getByText('Uploaded').waitFor();
      await page.getByRole('combobox', { name: 'Board' }).click();
      await page.getByRole('option', { name: 'Hills' }).waitFor();
    },
  },
  {
    name: 'the form with a picture that did not arrive',
    address: at('/pin/create/'),
    reach: async (page: Page) => {
      await page.context().setOffline(true);
      await page.getByLabel('Choose an image or video').setInputFiles(await aPhoto(PHOTOS[0]));
      await button(page, 'Try again').waitFor();
    },
  },
  {
    name: 'the pictures of another page to choose from',
    address: at('/pin/create/'),
    reach: async (page: Page) => {
      await page.route('**/resource/FindPinImagesResource/get/**', (route) => route.fulfill(FOUND), {
        times: 1,
      });
      await page.getByLabel('Save from a site').fill('https://shop.example/vases');
      await button(page, 'Find images').click();
      await page.getByText('3 images found').waitFor();
    },
  },
  {
    name: 'the word that an address is none',
    address: at('/pin/create/'),
    reach: async (page: Page) => {
      await page.getByLabel('Save from a site').fill('vases');
      await button(page, 'Find images').click();
      await page.getByText('Enter a valid URL, such as').first().waitFor();
    },
  },
  {
    name: 'the bookmark that saves from any site',
    address: at('/pin/create/'),
    reach: async (page: Page) => {
      await button(page, 'Save from any site with one click').click();
      await page.getByRole('dialog', { name: 'Save from any site' }).waitFor();
    },
  },
  {
    name: 'the dialog for a board',
    address: at('/pin/create/'),
    reach: async (page: Page) => {
      await page.getByRole('combobox', { name: 'Board' }).click();
      await button(page, 'Create board').click();
      const asked = page.getByRole('dialog', { name: 'Create board' });
      await button(asked, 'Create board').click();
      await asked.getByText('Enter a name for the board.').waitFor();
    },
  },
  {
    name: 'the word that a pin was made',
    address: at('/pin/create/'),
    reach: async (page: Page) => {
      await page.getByLabel('Choose an image or video').setInputFiles(await aPhoto(PHOTOS[0]));
      await page.getByText('Uploaded').waitFor();
      await button(page, 'Publish').click();
      await page.getByText('Published to Profile').waitFor();
    },
  },
].map((screen) => ({ ...screen, as: 'hana' as const, alone: true }));
