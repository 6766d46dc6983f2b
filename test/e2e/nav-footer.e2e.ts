import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { cardsOf, fillWall } from './support/wall.ts';

const WINDOW = { width: 390, height: 600 };

/** The part of the bar that is in the window, px; a moving one has none of its final heights. */
const shownBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav[data-ways]')!;
    return Math.round(Math.max(0, innerHeight - bar.getBoundingClientRect().top));
  });

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test('the bar of phones goes on the way down, and comes back on the way up and with the focus', async ({
  openPage,
  startOwnServer,
}) => {
  const { url } = await startOwnServer();
  const operator = await Member.join(url, 'olga');
  await fillWall(operator, 30);

  const visitor = await openPage(url, WINDOW);
  await expect.poll(() => shownBar(visitor)).toBe(52);

  const page = await openPage(url, { ...WINDOW, as: operator });
  await expect.poll(async () => (await cardsOf(page)).length).toBeGreaterThan(8);
  // New members have a tall one.
  expect(await shownBar(page)).toBe(64);
  await expect
    .poll(async () => {
      await scrollTo(page, 100);
      await scrollTo(page, 600);
      return shownBar(page);
    })
    .toBe(0);
  await scrollTo(page, 560);
  await expect.poll(() => shownBar(page)).toBe(64);
  await scrollTo(page, 1000);
  await expect.poll(() => shownBar(page)).toBe(0);

  const create = page.getByRole('navigation', { name: 'Main' }).last().getByRole('link', { name: 'Create' });
  await page.keyboard.press('Tab');
  await create.focus();
  await expect.poll(() => shownBar(page)).toBe(64);
  await create.evaluate((link) => (link as HTMLElement).blur());
  await expect.poll(() => shownBar(page)).toBe(0);
  await scrollTo(page, 0);
  await expect.poll(() => shownBar(page)).toBe(64);
});

test('the way home is marked when there are new pins, until one takes it', async ({
  openPage,
  startOwnServer,
}) => {
  const { url } = await startOwnServer();
  const operator = await Member.join(url, 'olga');
  const bob = await Member.join(url, 'bob');
  await fillWall(operator, 3);
  const { id } = await bob.call<{ id: string }>('User', 'get', { username: 'olga' });
  await bob.call('UserFollow', 'create', { user_id: id });

  const page = await openPage(url, { ...WINDOW, as: bob });
  const hasBadge = () => page.evaluate(() => document.documentElement.hasAttribute('data-home-badge'));
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('pinakes:home:'))))
    .toBe(true);
  await page.goto(new URL('/ideas', url).href, { waitUntil: 'networkidle' });
  expect(await hasBadge()).toBe(false);
  await operator.makePin({ title: 'A new pin' });
  await page.reload();
  await expect.poll(hasBadge).toBe(true);
  const home = page.getByRole('navigation', { name: 'Main' }).last().getByRole('link', { name: /^Home/ });
  expect(await home.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('New Pins');
  await home.click();
  await expect.poll(hasBadge).toBe(false);
});
