import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriersAtAnySize } from './support/accessibility.ts';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { aPhoto } from './support/pictures.ts';
import { cardLink } from './support/wall.ts';

const OFFLINE = [/ERR_INTERNET_DISCONNECTED/];
const question = (page: Page) => page.getByRole('group', { name: 'Your partnership' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('who pays for a pin is named by its maker, confirms and ends it; its card says so', async ({
  openPage,
  server,
}) => {
  const maker = await Member.join(server.url, 'maker390', 'Ann');
  const payer = await Member.join(server.url, 'acme390', 'Acme');
  const own = await openPage('/pin/create/', { width: 390, as: maker });
  await own.getByLabel('Choose an image or video').setInputFiles(await aPhoto('umang.jpg'));
  await own.getByText('Uploaded').waitFor();
  await own.getByLabel('Title').fill('Anvil');
  await own.getByLabel('Paid partnership with').fill(payer.username);
  await own.getByRole('button', { name: 'Publish', exact: true }).click();
  await own.getByRole('heading', { name: 'Anvil', level: 1 }).waitFor();
  await own.getByText('Paid partnership', { exact: true }).waitFor();
  await question(own).getByText('Acme hasn’t confirmed this paid partnership yet.').waitFor();

  const page = await openPage('/', { width: 390, as: payer, allow: OFFLINE });
  const card = page.getByRole('article', { name: 'Anvil' });
  await card.getByText('Paid partnership', { exact: true }).waitFor();
  await cardLink(page, 'Anvil').click();
  await question(page)
    .getByText(/^Ann says you’re paying for this Pin\./)
    .waitFor();

  await page.context().setOffline(true);
  await question(page).getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(/^You seem to be offline\./).waitFor();
  expect(await focused(page)).toBe('Confirm');
  await page.context().setOffline(false);

  await question(page).getByRole('button', { name: 'Confirm' }).press('Enter');
  await page.getByRole('dialog').getByText('Paid partnership with Acme').waitFor();
  await expect.poll(() => focused(page)).toBe('You confirmed this paid partnership.');
  await page.goBack();
  await card.getByText('Paid partnership with Acme').waitFor();

  await cardLink(page, 'Anvil').click();
  const end = question(page).getByRole('button', { name: 'End partnership' });
  await end.click();
  const dialog = page.getByRole('alertdialog', { name: 'End this partnership?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => focused(page)).toBe('End partnership');
  await end.click();
  await dialog.getByRole('button', { name: 'End partnership' }).click();
  await expect.poll(() => focused(page)).toBe('You ended this partnership.');
  await page.goBack();
  await card.getByText('Paid partnership', { exact: true }).waitFor();
});

/** Of the open pin: those like it may have one too. */
const label = (page: Page) =>
  page.locator('article', { has: page.locator('h1') }).getByText('Paid partnership', { exact: true });

test('a sponsor who declines takes the label from the pin, for everybody', async ({ openPage, server }) => {
  const maker = await Member.join(server.url, 'maker', 'Ann');
  const payer = await Member.join(server.url, 'acme', 'Acme');
  const pin = await maker.makePin({ title: 'Tongs', sponsor_username: 'acme' });
  const page = await openPage(`/pin/${pin.id}/`, { as: payer });
  await label(page).waitFor();
  await question(page).waitFor();
  expect(await barriersAtAnySize(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'Decline' }).click();
  expect(await barriersAtAnySize(page)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => focused(page)).toBe('This partnership was declined or withdrawn.');
  expect(await label(page).count()).toBe(0);

  const others = await openPage(`/pin/${pin.id}/`, { as: maker });
  await question(others).getByText('This partnership was declined or withdrawn.').waitFor();
  expect(await label(others).count()).toBe(0);
});
