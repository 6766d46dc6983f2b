import { expect } from 'vitest';
import type { Page } from 'playwright';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { accountButton } from './support/seen.ts';

const row = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
const badgeOf = async (member: Member) =>
  (await member.call<{ news_hub_count: number }>('NewsHubBadge', 'get')).news_hub_count;

test('a save is told to the pinner, who reads it, hides its pin and takes that back; nobody else is told', async ({
  openPage,
  server,
}) => {
  const bob = await Member.join(server.url, 'bob', 'Bob');
  const ann = await Member.join(server.url, 'ann', 'Ann');
  const pin = await bob.makePin({ title: 'A heron' });
  await ann.call('Repin', 'create', { pin_id: pin.id });

  const home = await openPage('/', { as: bob });
  const dot = home.locator('html[data-unread-news]');
  await dot.waitFor({ state: 'attached' });
  await accountButton(home).click();
  await home.getByRole('menuitem', { name: 'Notifications (1)' }).click();
  await home.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor();
  expect(await home.title()).toBe('Notifications · Pinakes');
  const saved = row(home, 'Ann saved your Pin');
  await saved.getByText('New ·').waitFor();
  await saved.getByText('Just now').waitFor();
  await expect.poll(() => badgeOf(bob)).toBe(0);
  await dot.waitFor({ state: 'detached' });
  await accountButton(home).click();
  await home.getByRole('menuitem', { name: 'Notifications', exact: true }).waitFor();
  await home.keyboard.press('Escape');

  await saved.getByRole('button', { name: 'Hide Pin' }).click();
  const hidden = saved.getByRole('group', { name: /Pin hidden/ });
  await hidden.waitFor();
  const list = () => bob.call<readonly unknown[]>('NewsHub', 'get');
  await expect.poll(async () => (await list()).length).toBe(0);
  await hidden.getByRole('button', { name: 'Undo' }).click();
  await hidden.waitFor({ state: 'detached' });
  await expect.poll(async () => (await list()).length).toBe(1);
  await home.reload();
  await saved.waitFor();
  await saved.getByRole('link', { name: 'A heron' }).waitFor();
  expect(await saved.getByText('New ·').count()).toBe(0);
  await saved.getByRole('link', { name: /Ann saved your Pin/ }).click();
  await home.getByRole('heading', { name: 'A heron' }).first().waitFor();

  const other = await openPage('/notifications/', { width: 390, as: ann });
  await other.getByRole('heading', { name: 'No notifications yet' }).waitFor();
});

test('visitors log in first, and the page stands without a script', async ({ openPage, server }) => {
  const visitor = await openPage('/notifications/');
  await visitor.waitForURL('**/login/?next=%2Fnotifications%2F');
  const bob = await Member.join(server.url, 'cleo', 'Cleo');
  const dan = await Member.join(server.url, 'dan', 'Dan');
  const { id } = await bob.call<{ id: string }>('User', 'get', { username: bob.username });
  await dan.call('UserFollow', 'create', { user_id: id });
  const page = await openPage('/notifications/', { as: bob, scripts: false });
  await page.getByRole('link', { name: /Dan started following you/ }).waitFor();
});
