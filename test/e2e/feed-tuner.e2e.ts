import { expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { placeOf } from './support/seen.ts';

test('one switches a board off for the home feed by the keyboard, starts over, and takes that back', async ({
  openPage,
  server,
}) => {
  const tess = await Member.join(server.url, 'tess', 'Tess');
  await tess.makeBoard('Oak chairs');
  await tess.makePin({ title: 'An oak', link: 'https://oven.example/oak' });
  const page = await openPage('/edit?tab=boards', { width: 390, as: tess });
  const chairs = page.getByRole('switch', { name: 'Oak chairs' });
  await chairs.focus();
  await page.keyboard.press('Space');
  await page.getByText('Oak chairs no longer shapes your home feed').waitFor();
  await page.reload();
  await chairs.waitFor();
  expect(await chairs.isChecked()).toBe(false);

  const tabs = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Websites' }) });
  const lines = await tabs
    .getByRole('link')
    .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
  expect(lines).toBe(1);

  await page.getByRole('link', { name: 'Websites' }).click();
  const site = page.getByRole('switch', { name: 'oven.example' });
  await site.click();
  await page.getByText('oven.example no longer shapes your home feed').waitFor();

  await page.getByRole('link', { name: 'Activity' }).click();
  const pin = page.getByRole('switch', { name: 'An oak' });
  await pin.waitFor();
  expect(placeOf(page)).toBe('/edit?tab=history');
  await page.getByRole('button', { name: 'Start over' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Start your recommendations over?' });
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('heading', { name: 'No recent activity' }).waitFor();
  // The toast of the website may still be there.
  const toast = page.locator('[popover][role="status"] > div').filter({ hasText: 'start fresh' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await pin.waitFor();
  await page.reload();
  await pin.waitFor();
});

test('visitors log in first', async ({ openPage }) => {
  const page = await openPage('/edit');
  await page.getByRole('heading', { name: /^Log in to/ }).waitFor();
  expect(placeOf(page)).toBe('/login/?next=%2Fedit');
});
