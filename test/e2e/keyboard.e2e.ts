import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { PAGE_SIZE_DEFAULT } from '../../src/domain/limits/count-limits.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { accountButton } from './support/seen.ts';
import { cardLink, cardsOf, fillWall, focusCard, focusedCard } from './support/wall.ts';

const PINS = 60;

const test = e2eTest.extend('people', { scope: 'file' }, async ({ server }) => {
  const kay = await Member.join(server.url, 'kay', 'Kay');
  const lea = await Member.join(server.url, 'lea', 'Lea');
  const board = await kay.makeBoard('Wall');
  await fillWall(kay, PINS, { board_id: board.id });
  return { kay, lea, board };
});
// What there is takes its time to make, which is none of a test's.
test.beforeAll(({ people }) => void people, 120_000);

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const singleKeys = (page: Page) => list(page).getByRole('switch', { name: 'Single-key shortcuts' });
const openList = async (page: Page) => {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await list(page).waitFor();
};
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('shortcuts', () => {
  test('? lists them, and Escape closes the list alone', async ({ openPage, people }) => {
    const page = await openPage('/', { as: people.lea });
    await cardLink(page, `Pin ${PINS}`).click();
    await page.getByRole('heading', { name: `Pin ${PINS}`, level: 1 }).waitFor();
    // What listens comes a little after the page.
    await expect
      .poll(async () => {
        await page.keyboard.press('?');
        return list(page).count();
      })
      .toBe(1);
    await page.keyboard.press('Escape');
    await list(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: `Pin ${PINS}`, level: 1 }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(async () => (await focusedCard(page)).name).toBe(`Pin ${PINS}`);
  });

  test('are turned off for one person, on every page and browser', async ({ openPage, people }) => {
    const { kay, lea } = people;
    const page = await openPage('/', { as: lea });
    await openList(page);
    const kept = page.waitForResponse(/UserStateResource\/create/);
    await singleKeys(page).uncheck();
    await kept;

    const another = await openPage('/', { as: lea });
    await openList(another);
    expect(await singleKeys(another).isChecked()).toBe(false);
    await another.keyboard.press('Escape');
    await list(another).waitFor({ state: 'detached' });
    await cardLink(another, `Pin ${PINS}`).focus();
    await another.keyboard.press('?');
    await another.keyboard.press('s');

    const others = await openPage('/', { as: kay });
    await openList(others);
    expect(await singleKeys(others).isChecked()).toBe(true);
    expect(await list(another).count()).toBe(0);
    expect(await another.getByRole('dialog', { name: 'Save to' }).count()).toBe(0);

    await openList(another);
    await singleKeys(another).check();
    await another.keyboard.press('Escape');
    await cardLink(another, `Pin ${PINS}`).focus();
    await another.keyboard.press('s');
    await another.getByRole('dialog', { name: 'Save to' }).waitFor();
  });

  test('of a visitor are kept in the browser', async ({ openPage }) => {
    const page = await openPage('/');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await singleKeys(page).uncheck();
    await page.reload();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    expect(await singleKeys(page).isChecked()).toBe(false);
  });
});

describe('the wall', () => {
  test('is walked by view, to its ends, and left to what is above and below', async ({
    openPage,
    people,
  }) => {
    const page = await openPage('/', { as: people.kay });
    await focusCard(page, `Pin ${PINS}`);
    const { left, top } = await focusedCard(page);
    await page.keyboard.press('PageDown');
    await expect.poll(async () => (await focusedCard(page)).place).toBeGreaterThan(1);
    const further = await focusedCard(page);
    expect(further.left).toBe(left);
    expect(further.top - top).toBeGreaterThan(300);
    expect(further.top - top).toBeLessThanOrEqual(800);
    await page.keyboard.press('PageUp');
    expect((await focusedCard(page)).place).toBe(1);
    await page.keyboard.press('End');
    expect((await focusedCard(page)).place).toBeGreaterThan(20);
    await page.keyboard.press('Home');
    expect((await focusedCard(page)).place).toBe(1);

    await page.keyboard.press('Control+Home');
    const feeds = page.getByRole('navigation', { name: 'Home feed' });
    expect(await feeds.evaluate((strip) => strip.contains(document.activeElement))).toBe(true);
  });

  test('is left downwards for good: it waits with more until it is asked', async ({ openPage, people }) => {
    const page = await openPage('/', { as: people.kay });
    await focusCard(page, `Pin ${PINS}`);
    await page.keyboard.press('Control+End');
    await expect.poll(() => focusedText(page)).toBe('Show more');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Keyboard shortcuts');
    // Two pages have come; their last cards are drawn once the page has been scrolled to them.
    const last = 2 * PAGE_SIZE_DEFAULT;
    await expect.poll(async () => Math.max(...(await cardsOf(page)).map(({ place }) => place))).toBe(last);
    expect(last).toBeLessThan(PINS);
    // What has the focus stays in view while the last cards push it down.
    await expect
      .poll(() => page.evaluate(() => innerHeight + scrollY >= document.body.scrollHeight - 1))
      .toBe(true);

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () =>
        focusedCard(page).then(
          ({ place }) => place,
          () => 0,
        ),
      )
      .toBe(last + 1);
  });

  test('the pins that one asks for have their place at once, so the foot of the page does not move when they come', async ({
    openPage,
    people,
  }) => {
    const page = await openPage('/', { as: people.kay });
    await focusCard(page, `Pin ${PINS}`);
    await page.keyboard.press('Control+End');
    const last = 2 * PAGE_SIZE_DEFAULT;
    await expect.poll(async () => Math.max(...(await cardsOf(page)).map(({ place }) => place))).toBe(last);
    const answers = Promise.withResolvers<void>();
    await page.route('**/resource/UserHomefeedResource/get/**', async (route) => {
      await answers.promise;
      await route.continue();
    });
    const isFootInView = () =>
      page
        .getByRole('contentinfo')
        .evaluate((foot) => foot.getBoundingClientRect().top < document.documentElement.clientHeight);
    await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await isFootInView()).toBe(true);
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('button', { name: 'Loading' }).waitFor();
    expect(await isFootInView()).toBe(false);
    answers.resolve();
    await expect
      .poll(async () => Math.max(...(await cardsOf(page)).map(({ place }) => place)))
      .toBeGreaterThan(last);
    expect(await isFootInView()).toBe(false);
  });

  test('says politely how many pins have come', async ({ openPage, people }) => {
    const page = await openPage('/', { as: people.kay });
    await focusCard(page, `Pin ${PINS}`);
    await page.keyboard.press('End');
    await page
      .getByRole('status')
      .filter({ hasText: /\d+ more pins\./ })
      .waitFor({ state: 'attached' });
  });
});

test('the first Tab skips to the content, and another page is called by its title', async ({
  openPage,
  people,
}) => {
  const page = await openPage('/', { as: people.kay });
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('For you');

  await page.getByRole('link', { name: 'Create' }).first().press('Enter');
  await page.getByRole('heading', { name: 'Create a pin', level: 1 }).waitFor();
  const main = page.getByRole('main', { name: /^Create a pin/ });
  await expect.poll(() => main.evaluate((element) => element === document.activeElement)).toBe(true);
});
