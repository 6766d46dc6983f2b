import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { ANCHORS } from '../../src/domain/experiences/anchors.ts';
import { barriersOn } from './support/accessibility.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { LAYER_EXPERIENCES, serveSurvey } from './support/layer-experiences.ts';
import { shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { Member } from './support/member.ts';
import { serveDirection } from './support/page-direction.ts';

const test = e2eTest
  .extend('serverEnv', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'experiences-'));
    onCleanup(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'experiences.json');
    const experiences = LAYER_EXPERIENCES.map((one, index) => ({ ...one, experience_id: 600_000 + index }));
    await writeFile(file, JSON.stringify({ experiences }));
    // The browser of the tests counts as a person.
    return { EXPERIENCES_FILE: file, SURVEY_HOSTS: 'survey.test', BOT_AGENTS: 'no browser' };
  })
  .extend('world', { scope: 'file' }, async ({ server }) => {
    const ann = await Member.join(server.url, 'ann');
    const board = await ann.makeBoard('Hills');
    const pin = await ann.makePin({ title: 'A hill', board_id: board.id });
    const bob = await Member.join(server.url, 'bob');
    const carl = await Member.join(server.url, 'carl');
    return { ann, bob, carl, board, pin };
  });

type World = { readonly board: { readonly url: string }; readonly pin: { readonly id: string } };

const layer = (page: Page) => page.locator('[popover][role=dialog]');
const card = (page: Page, name: string) => page.getByRole('region', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');

/** Presses Tab until the focus is on something of this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 8 && (await focused(page)) !== name; presses += 1)
    await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(name);
}

const anchor = (page: Page, name: string) => page.locator(`[data-anchor=${name}]:visible`).first();

const boxOf = async (element: Locator) => (await element.boundingBox())!;

/** Comes again: what was answered does not come back. */
async function staysAway(page: Page, shown: Locator): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await shown.count()).toBe(0);
}

test.for([1280, 390])('each anchor is on its page, %i px wide', async (width, { openPage, world }) => {
  const { bob, pin } = world;
  const page = await openPage('about:blank', { as: bob, width });
  const pages = {
    '/': ['header_home', 'header_search', 'header_create', 'header_avatar', 'pin_card'],
    [`/pin/${pin.id}/`]: ['save_button', 'board_picker'],
    '/ann/': ['profile_boards_tab'],
  };
  for (const [address, names] of Object.entries(pages)) {
    await page.goto(address);
    for (const name of names) await anchor(page, name).waitFor();
  }
  expect(Object.values(pages).flat().sort()).toEqual([...ANCHORS].sort());
});

test('a flyout stands below its anchor, follows it in the order of Tab, and Escape closes it', async ({
  openPage,
  world: { ann },
}) => {
  const page = await openPage('/', { as: ann });
  await layer(page).waitFor();
  const create = anchor(page, 'header_create');
  const [box, at] = [await boxOf(layer(page)), await boxOf(create)];
  expect(box.width).toBe(220);
  expect(box.y).toBeGreaterThan(at.y + at.height);
  expect(Math.abs(box.x + box.width / 2 - at.x - at.width / 2)).toBeLessThan(2);
  await create.focus();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Close message');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Create');
  await page.keyboard.press('Escape');
  expect(await layer(page).count()).toBe(0);
  expect(await create.evaluate((element) => element === document.activeElement)).toBe(true);
  await staysAway(page, layer(page));
});

test('a pulsar and its tooltip are opened and closed by keys, and take no focus', async ({
  openPage,
  world: { carl, pin },
}) => {
  const page = await openPage(`/pin/${pin.id}/`, { as: carl });
  const field = page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Search' }))
    .first();
  await field.focus();
  // The suggestions would cover the anchor.
  await page.keyboard.press('Escape');
  const dot = page.getByRole('button', { name: 'Show tip: Keep it on a board' });
  await dot.waitFor();
  expect(await field.evaluate((input) => document.activeElement === input)).toBe(true);
  const { width, height } = await boxOf(dot);
  expect([width, height]).toEqual([24, 24]);
  await anchor(page, 'save_button').focus();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('Show tip');
  await page.keyboard.press('Enter');
  const tip = layer(page).filter({ hasText: 'Keep it on a board' });
  await tip.waitFor();
  await tabTo(page, 'Close message');
  await page.keyboard.press('Enter');
  expect([await tip.count(), await dot.count()]).toEqual([0, 0]);
  expect(await anchor(page, 'save_button').evaluate((save) => save === document.activeElement)).toBe(true);
  await staysAway(page, dot);
});

test('a modal has its measures, and Escape gives the page back', async ({ openPage, world: { ann } }) => {
  const page = await openPage('/ideas/', { as: ann });
  const modal = page.getByRole('dialog', { name: 'New: collages' });
  await modal.waitFor();
  const picture = modal.getByRole('img', { name: 'A collage' });
  expect((await boxOf(modal)).width).toBe(540);
  expect(await boxOf(picture)).toMatchObject({ width: 540, height: 363 });
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(modal)).width).toBe(320);
  expect(await boxOf(picture)).toMatchObject({ width: 320, height: 215 });
  expect(await focused(page)).toBe('New: collages');
  await page.keyboard.press('Escape');
  expect(await modal.count()).toBe(0);
  await staysAway(page, modal);
});

test('a popover goes with its anchor in the next frame, comes again, and completes by keys', async ({
  openPage,
  world: { ann },
}) => {
  const page = await openPage('/ann/', { as: ann });
  await layer(page).waitFor();
  const isGone = await anchor(page, 'profile_boards_tab').evaluate(async (tab: HTMLElement) => {
    tab.style.display = 'none';
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const gone = document.querySelector('[popover][role=dialog]') === null;
    tab.style.display = '';
    return gone;
  });
  expect(isGone).toBe(true);
  await page.reload();
  await layer(page).waitFor();
  await anchor(page, 'profile_boards_tab').focus();
  await tabTo(page, 'Got it');
  await page.keyboard.press('Enter');
  expect(await layer(page).count()).toBe(0);
  await staysAway(page, layer(page));
});

describe('a survey', () => {
  test('opens in a frame once somebody agrees, and only for an allowed host', async ({ openPage, world }) => {
    const page = await openPage(world.board.url, { as: world.ann });
    await serveSurvey(
      page,
      `parent.postMessage('surveyLoaded', '*');
       document.querySelector('button').onclick = () => parent.postMessage('surveyFinished', '*')`,
    );
    await card(page, 'How are boards?').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await press(page, 'Yes').focus();
    await page.keyboard.press('Enter');
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Send' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('iframe').waitFor({ state: 'detached' });
    await staysAway(page, card(page, 'How are boards?'));
  });

  test('on leaving holds the link once, and Escape goes on', async ({ openPage, world: { ann } }) => {
    const page = await openPage('/about/cookie-policy', { as: ann });
    await page.waitForLoadState('networkidle');
    const link = anchor(page, 'header_home');
    // The survey's code has to be there before somebody leaves.
    await expect
      .poll(async () => {
        if (new URL(page.url()).pathname === '/') await page.goBack();
        await link.focus();
        await page.keyboard.press('Enter');
        return card(page, 'Leaving so soon?').count();
      })
      .toBe(1);
    expect(new URL(page.url()).pathname).toBe('/about/cookie-policy');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('No, thanks');
    await page.keyboard.press('Escape');
    await page.waitForURL('**/');
    expect(await card(page, 'Leaving so soon?').count()).toBe(0);
  });
});

test('a callout above the page is dismissed by keys, and leaves the caret of a field alone', async ({
  openPage,
  world: { ann },
}) => {
  const page = await openPage('/settings/', { as: ann });
  const field = page.getByLabel('First name');
  await field.fill('half a sentence');
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 6));
  await card(page, 'Add a photo').waitFor();
  const caret = await field.evaluate((input: HTMLInputElement) => [
    document.activeElement === input,
    input.selectionStart,
    input.selectionEnd,
  ]);
  expect(caret).toEqual([true, 2, 6]);
  await press(page, 'Later').focus();
  await page.keyboard.press('Enter');
  expect(await card(page, 'Add a photo').count()).toBe(0);
  await staysAway(page, card(page, 'Add a photo'));
});

test('an education toast comes by itself and is over after its time', async ({
  openPage,
  world: { ann },
}) => {
  const page = await openPage('/today/', { as: ann });
  const toast = page.getByText('Drag pins to put them in order.');
  await toast.waitFor();
  expect(await page.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe('/ideas/');
  await toast.waitFor({ state: 'detached' });
  await staysAway(page, toast);
});

test('the words of a listed query are marked in its results', async ({ openPage, world: { ann } }) => {
  const page = await openPage('/search/pins/?q=hill', { as: ann });
  const mark = page.locator('main mark').first();
  await mark.waitFor();
  expect(await mark.textContent()).toBe('hill');
  expect(await mark.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(122, 31, 162)');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await mark.evaluate((element) => getComputedStyle(element).color)).not.toBe('rgb(122, 31, 162)');
});

test('of two that interrupt only one is shown, and after a no neither it nor the other in this visit', async ({
  openPage,
  world: { ann },
}) => {
  const page = await openPage('/edit', { as: ann });
  const both = layer(page).or(card(page, 'Second'));
  await both.first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await both.count()).toBe(1);
  await both.getByRole('button', { name: /Close message|No, thanks/ }).click();
  expect(await both.count()).toBe(0);
  await staysAway(page, both);
});

const KINDS: readonly { name: string; at: (world: World) => string; shown: (page: Page) => Locator }[] = [
  { name: 'flyout', at: () => '/', shown: layer },
  {
    name: 'pulsar',
    at: ({ pin }) => `/pin/${pin.id}/`,
    shown: (page) => page.getByRole('button', { name: /^Show tip/ }),
  },
  {
    name: 'modal',
    at: () => '/ideas/',
    shown: (page) => page.getByRole('dialog', { name: 'New: collages' }),
  },
  { name: 'popover', at: () => '/ann/', shown: layer },
  { name: 'survey', at: ({ board }) => board.url, shown: (page) => card(page, 'How are boards?') },
  { name: 'callout', at: () => '/settings/', shown: (page) => card(page, 'Add a photo') },
  { name: 'toast', at: () => '/today/', shown: (page) => page.getByRole('link', { name: 'Learn more' }) },
  { name: 'highlight', at: () => '/search/pins/?q=hill', shown: (page) => page.locator('main mark').first() },
];

describe.for(['ltr', 'rtl'] as const)('%s:', (direction) => {
  test.for(KINDS)(
    'nothing about a $name stands in the way of anybody, and nothing moves',
    async (kind, { openPage, world }) => {
      const page = await openPage('about:blank', { as: world.bob });
      await watchShifts(page);
      if (direction === 'rtl') await serveDirection(page, direction);
      await page.goto(kind.at(world));
      await kind.shown(page).waitFor();
      const box = await boxOf(kind.shown(page));
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(1280);
      expect(await barriersOn(page)).toEqual([]);
      // The footer moves with the end of short lists, with and without a message.
      const shifts = await shiftsOf(page);
      expect(shifts.filter(({ what }) => !what.every((one) => one.startsWith('footer')))).toEqual([]);
    },
  );
});
