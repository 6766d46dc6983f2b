import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { barriersOn } from './support/accessibility.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { aPhoto, PHOTOS, type PictureFile } from './support/pictures.ts';
import { accountButton } from './support/seen.ts';
import { cardLink } from './support/wall.ts';

const EXPECTED = [/status of 40\d/, /ERR_INTERNET_DISCONNECTED/];

const test = e2eTest.extend('world', { scope: 'file' }, async ({ server }) => {
  const hana = await Member.join(server.url, 'hana', 'Hana');
  const newcomer = await Member.join(server.url, 'newcomer', 'Nils');
  const hills = await hana.makeBoard('Hills', { description: 'High and low' });
  const diary = await hana.makeBoard('Diary', { privacy: 'secret' });
  for (const name of PHOTOS) {
    await hana.makePin(
      {
        title: `Photo ${name}`,
        description: 'Seen on a walk',
        link: 'https://walks.example/',
        board_id: hills.id,
      },
      await aPhoto(name),
    );
  }
  await hana.makePin({ title: '', board_id: hills.id });
  const pin = await hana.makePin({ title: 'Without a link', board_id: diary.id });
  return { hana, newcomer, hills, diary, pin };
});

const PHOTO_NAME = `Photo ${PHOTOS[0]}`;
const photo = (): Promise<PictureFile> => aPhoto(PHOTOS[0]);

type World = { readonly hills: { readonly url: string }; readonly pin: { readonly id: string } };

/** What somebody sees, and how one comes there. */
interface Screen {
  readonly name: string;
  readonly address: (world: World) => string;
  readonly as?: 'hana' | 'newcomer';
  readonly reach?: (page: Page) => Promise<unknown>;
}

const SCREENS: readonly Screen[] = [
  { name: 'the home of a visitor', address: () => '/' },
  { name: 'the home of a member', address: () => '/', as: 'hana' },
  { name: 'the home of a newcomer', address: () => '/', as: 'newcomer' },
  {
    name: 'the own menu',
    address: () => '/',
    as: 'hana',
    reach: async (page) => {
      await accountButton(page).click();
      await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
    },
  },
  { name: 'a board', address: ({ hills }) => hills.url },
  { name: 'a secret board', address: () => '/hana/diary/', as: 'hana' },
  { name: 'a profile', address: () => '/hana/', as: 'hana' },
  { name: 'all pins of a profile', address: () => '/hana/_saved/' },
  { name: 'a profile without boards', address: () => '/newcomer/', as: 'newcomer' },
  { name: 'a pin', address: ({ pin }) => `/pin/${pin.id}/`, as: 'hana' },
  {
    name: 'a pin over the wall',
    address: () => '/',
    reach: async (page) => {
      await cardLink(page, PHOTO_NAME).click();
      await page.getByRole('heading', { name: PHOTO_NAME, level: 1 }).waitFor();
    },
  },
  { name: 'the form for a pin', address: () => '/pin/create/', as: 'hana' },
  {
    name: 'the form with errors',
    address: () => '/pin/create/',
    as: 'hana',
    reach: async (page) => {
      await page.getByLabel('Title').fill('t'.repeat(201));
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByText('Choose a picture first.').waitFor();
    },
  },
  {
    name: 'the form with a picture and the list of boards',
    address: () => '/pin/create/',
    as: 'hana',
    reach: async (page) => {
      await page.getByLabel('Choose a picture').setInputFiles(await photo());
      await page.getByText('Uploaded').waitFor();
      await page.getByRole('combobox', { name: 'Board' }).click();
      await page.getByRole('option', { name: 'Hills' }).waitFor();
    },
  },
  {
    name: 'the form with a picture that did not arrive',
    address: () => '/pin/create/',
    as: 'hana',
    reach: async (page) => {
      await page.context().setOffline(true);
      await page.getByLabel('Choose a picture').setInputFiles(await photo());
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'the dialog for a board',
    address: () => '/pin/create/',
    as: 'hana',
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Board' }).click();
      await page.getByRole('button', { name: 'Create board' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create board' });
      await dialog.getByRole('button', { name: 'Create board' }).click();
      await dialog.getByText('Give the board a name.').waitFor();
    },
  },
  {
    name: 'the word that a pin was made',
    address: () => '/pin/create/',
    as: 'hana',
    reach: async (page) => {
      await page.getByLabel('Choose a picture').setInputFiles(await photo());
      await page.getByText('Uploaded').waitFor();
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByText('Your pin is on Profile').waitFor();
    },
  },
  {
    name: 'the login that failed',
    address: () => '/login/',
    reach: async (page) => {
      await page.getByLabel('Username or email').fill('nobody');
      await page.getByLabel('Password', { exact: true }).fill('a wrong password');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByText('you entered is incorrect').waitFor();
    },
  },
  {
    name: 'the sign-up with errors',
    address: () => '/signup/',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByText('Choose a password.').waitFor();
    },
  },
  { name: 'what is not there', address: () => '/nobody_here/' },
  { name: 'what comes later', address: () => '/ideas' },
  {
    name: 'no connection',
    address: () => '/',
    reach: async (page) => {
      await page.context().setOffline(true);
      await cardLink(page, PHOTO_NAME).click();
      await page.getByRole('heading', { name: 'No connection' }).waitFor();
    },
  },
];

describe.for([1280, 390] as const)('nothing stands in the way at %i px:', (width) => {
  test.for(SCREENS)('$name', async ({ address, as, reach }, { openPage, world }) => {
    const page = await openPage(address(world), {
      width,
      reducedMotion: true,
      allow: EXPECTED,
      ...(as === undefined ? {} : { as: world[as] }),
    });
    await reach?.(page);
    expect(await barriersOn(page)).toEqual([]);
  });
});

test('a barrier is noticed', async ({ openPage }) => {
  const page = await openPage('/');
  await page.locator('main').evaluate((main) => {
    const picture = document.createElement('img');
    picture.src = '/favicon.ico';
    main.append(picture);
  });
  expect(await barriersOn(page)).not.toEqual([]);
});
