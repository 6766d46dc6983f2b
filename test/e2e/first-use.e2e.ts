import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { barriersIn, barriersOn, themeAt } from './support/accessibility.ts';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { aPhoto, PHOTOS } from './support/pictures.ts';
import { placeOf, pressAndSend } from './support/seen.ts';
import { cardsOf, fillWall } from './support/wall.ts';

// The guide is an experience, which bots do not get; headless browsers count as bots.
const NO_BOTS = { BOT_AGENTS: 'no browser' };

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const main = (page: Page) => page.getByRole('main');
const steps = (page: Page) => page.getByRole('region', { name: 'Three steps to your first board' });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

async function signUp(page: Page, username: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Mara Lind');
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('oak chairs and lamps');
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function makeBoard(page: Page, name: string): Promise<void> {
  await button(page, 'Create board').click();
  const dialog = page.getByRole('dialog', { name: 'Create board' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create board' }).click();
}

/** True once every picture of the wall has arrived. */
const picturesAreThere = (page: Page) =>
  page
    .getByRole('feed')
    .evaluate((feed) =>
      [...feed.querySelectorAll('img')].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );

describe.each([1280, 390])('a new server at %i px', (width) => {
  test('leads its operator in three steps to a board with pictures', async ({ openPage, startOwnServer }) => {
    const page = await openPage((await startOwnServer(NO_BOTS)).url, { width });
    await heading(page, 'Pinakes is ready').waitFor();
    expect(await barriersIn(page, themeAt(width))).toEqual([]);

    await main(page).getByRole('link', { name: 'Create the first account' }).click();
    await page.getByText('The first account becomes the administrator of').waitFor();
    expect(await barriersIn(page, themeAt(width))).toEqual([]);
    await signUp(page, 'mara');

    await steps(page).waitFor();
    expect(await barriersIn(page, themeAt(width))).toEqual([]);
    await makeBoard(page, 'Balcony herbs');

    const add = page.getByRole('link', { name: 'Add images' });
    await add.waitFor();
    await heading(page, 'Done: Create a board').waitFor();
    // The dialog is gone, and Enter goes on.
    await expect.poll(() => add.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');

    await heading(page, 'Create a pin').waitFor();
    await page.getByRole('combobox', { name: 'Board' }).filter({ hasText: 'Balcony herbs' }).waitFor();
    await page.getByLabel('Choose an image or video').setInputFiles(await Promise.all(PHOTOS.map(aPhoto)));
    await page.getByRole('button', { name: 'Publish all 3' }).click();

    await page.getByRole('heading', { level: 1, name: 'Balcony herbs' }).waitFor();
    expect(placeOf(page)).toBe('/mara/balcony-herbs/');
    await expect.poll(async () => (await cardsOf(page)).length).toBe(3);
    await expect.poll(() => picturesAreThere(page)).toBe(true);

    await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click();
    await heading(page, 'Home').waitFor({ state: 'attached' });
    await expect.poll(async () => (await cardsOf(page)).length).toBe(3);
    expect(await steps(page).count()).toBe(0);
  });
});

test('with one pin the way to its board is the step that is left, until it is hidden', async ({
  openPage,
  startOwnServer,
}) => {
  const { url } = await startOwnServer(NO_BOTS);
  const member = await Member.join(url, 'mara');
  const board = await member.makeBoard('Herbs');
  await member.makePin({ board_id: board.id, title: 'Basil' });
  const page = await openPage(url, { width: 390, as: member });
  await heading(page, 'Done: Add your first pins').waitFor();
  await page.getByRole('link', { name: 'Basil', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'See your board' }).getAttribute('href')).toBe('/mara/herbs/');

  // Another window of the same person shows it no more either, nor does a reload.
  const other = await openPage(url, { width: 390, as: member });
  await steps(other).waitFor();
  await pressAndSend(page, 'Hide these steps', /UserExperienceResource\/delete/);
  expect(await steps(page).count()).toBe(0);
  for (const window of [page, other]) {
    await window.reload();
    await window.getByRole('link', { name: 'Basil', exact: true }).waitFor();
    expect(await steps(window).count()).toBe(0);
  }
});

test('who comes later sees the pictures at once, and how to begin', async ({ openPage, startOwnServer }) => {
  const { url } = await startOwnServer(NO_BOTS);
  const operator = await Member.join(url, 'olga');
  await fillWall(operator, 8);

  const page = await openPage(url);
  await heading(page, 'Keep the images you want to find again').waitFor();
  expect((await cardsOf(page)).length).toBe(8);
  const firstTop = Math.min(...(await cardsOf(page)).map(({ top }) => top));
  expect(firstTop).toBeLessThan(360);
  expect(await barriersIn(page, 'dark')).toEqual([]);

  await main(page).getByRole('link', { name: 'Create your account' }).click();
  await signUp(page, 'mara');
  await page.getByRole('link', { name: 'Go to home feed' }).click();
  await button(page, 'Not now').click();
  const hint = page.getByText('Open a pin to save it to a board');
  await hint.waitFor();
  await expect.poll(async () => (await cardsOf(page)).length).toBe(8);
  expect(await barriersIn(page, 'dark')).toEqual([]);
  await pressAndSend(page, 'Got it', /UserExperienceCompletedResource\/update/);
  expect(await hint.count()).toBe(0);
});

test('where the operator makes the accounts, visitors look and log in', async ({
  openPage,
  startOwnServer,
}) => {
  const { url } = await startOwnServer({ ...NO_BOTS, ALLOW_SIGNUP: 'false' });
  const page = await openPage(url);
  await page.getByText('Only the administrator can create accounts here.').waitFor();
  await heading(page, 'Nothing here yet').waitFor();
  expect(await page.getByRole('link', { name: /Sign up|account/ }).count()).toBe(0);
  await page.goto(new URL('/signup/', url).href);
  await heading(page, 'Sign-up is closed').waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Log in' }).click();
  await heading(page, 'Log in to Pinakes').waitFor();
});
