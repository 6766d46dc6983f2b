import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { aPhoto } from './support/pictures.ts';
import { cardLink, fillWall } from './support/wall.ts';
import { waitForTheApp } from './support/watched-page.ts';

const SIZES = [1280, 390] as const;

/** Dora has one photo with all its texts, older than a wall of 60 pins. */
const test = e2eTest.extend('wall', { scope: 'file' }, async ({ server }) => {
  const dora = await Member.join(server.url, 'dora', 'Dora');
  const hills = await dora.makeBoard('Hills');
  const peak = await dora.makePin(
    {
      title: 'Picos de Europa',
      description: 'Above the clouds',
      link: 'https://walks.example/picos?day=2',
      alt_text: 'Grey peaks over a green valley',
      board_id: hills.id,
    },
    await aPhoto('picos-de-europa.jpg'),
  );
  await fillWall(dora, 60, { board_id: hills.id });
  return { dora, peak, hills };
});
// What there is takes its time to make, which is none of a test's.
test.beforeAll(({ wall }) => void wall, 120_000);

const overlay = (page: Page) => page.getByRole('dialog');
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Scrolls until the card is on the wall and in the middle of the window. */
async function comeTo(page: Page, name: string): Promise<number> {
  const card = cardLink(page, name);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
      return card.count();
    })
    .toBe(1);
  await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return scrolled(page);
}

describe.for(SIZES)('over a wall at %i px', (width) => {
  test.for([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => overlay(page).getByRole('button', { name: 'Close' }).click()],
    ['Back', (page: Page) => page.goBack()],
  ] as const)('%s leads back to the same place and card', async ([, leave], { openPage, wall }) => {
    const page = await openPage('/', { width, as: wall.dora });
    const place = await comeTo(page, 'Pin 15');
    expect(place).toBeGreaterThan(500);
    await cardLink(page, 'Pin 15').click();
    await overlay(page).getByRole('heading', { name: 'Pin 15', level: 1 }).waitFor();
    expect(pathOf(page)).toMatch(/^\/pin\/\d+\/$/);
    await expect.poll(() => page.title()).toContain('Pin 15');

    await leave(page);
    await overlay(page).waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/');
    expect(await scrolled(page)).toBe(place);
    // The closeup is out of sight a frame before it goes, and only then gives the focus back.
    await expect
      .poll(() => cardLink(page, 'Pin 15').evaluate((link) => link === document.activeElement))
      .toBe(true);
    await expect.poll(() => page.title()).toBe('Pinakes');
  });

  test('it shows the pin with its texts, its source, its pinner and its board', async ({
    openPage,
    wall,
  }) => {
    const page = await openPage(wall.hills.url, { width });
    await comeTo(page, 'Picos de Europa');
    await cardLink(page, 'Picos de Europa').click();
    const pin = overlay(page);
    await pin.getByRole('heading', { name: 'Picos de Europa', level: 1 }).waitFor();
    await pin.getByText('Above the clouds').waitFor();
    await pin.getByRole('img', { name: 'Grey peaks over a green valley' }).waitFor();
    const source = pin.getByRole('link', { name: 'walks.example' });
    expect(await source.getAttribute('href')).toBe('https://walks.example/picos?day=2');
    expect((await source.getAttribute('rel'))?.split(' ')).toEqual(
      expect.arrayContaining(['nofollow', 'noopener']),
    );
    expect(await source.getAttribute('target')).toBe('_blank');
    expect(await pin.getByRole('link', { name: /^Dora/ }).getAttribute('href')).toBe('/dora/');

    await pin.getByRole('link', { name: 'Hills' }).click();
    await page.getByRole('heading', { name: 'Hills', level: 1 }).waitFor();
    await overlay(page).waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe(wall.hills.url);
    expect(await scrolled(page)).toBe(0);
  });
});

test('pressed twice, its button goes back once', async ({ openPage, wall }) => {
  const page = await openPage('/', { as: wall.dora });
  await page.goto(wall.hills.url);
  await cardLink(page, 'Pin 58').click();
  const close = overlay(page).getByRole('button', { name: 'Close' });
  await close.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await overlay(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Hills', level: 1 }).waitFor();
  // A second step back would have begun by now: it waits for nothing but the first.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(pathOf(page)).toBe(wall.hills.url);
});

test('loaded anew it stays open, and leaving it leads to the wall', async ({ openPage, wall }) => {
  const page = await openPage('/', { as: wall.dora });
  await cardLink(page, 'Pin 58').click();
  await page.getByRole('heading', { name: 'Pin 58', level: 1 }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Pin 58', level: 1 }).waitFor();
  await page.goBack();
  await cardLink(page, 'Pin 60').waitFor();
  expect(pathOf(page)).toBe('/');
  expect(await overlay(page).count()).toBe(0);
});

test('a press on its scrollbar scrolls it, one beside it leaves it', async ({ server, wall }) => {
  const browser = await launchBrowser({ showsScrollbars: true });
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 320 } });
  await waitForTheApp(page);
  await page.goto(wall.hills.url);
  await cardLink(page, 'Pin 58').click();
  await overlay(page).getByRole('heading', { name: 'Pin 58', level: 1 }).waitFor();
  const box = (await overlay(page).boundingBox())!;
  await page.mouse.move(box.x + box.width - 6, 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 6, 140, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => overlay(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  expect(await overlay(page).count()).toBe(1);
  // Further down are the pins like it, as wide as the window.
  await overlay(page).evaluate((layer) => layer.scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.click(40, 200, { button: 'right' });
  expect(await overlay(page).count()).toBe(1);
  await page.mouse.click(40, 200);
  await overlay(page).waitFor({ state: 'detached' });
  await browser.close();
});

test.for([
  ['/pin/{id}/', 1280],
  ['/pin/{id}', 1280],
  ['/pin/any-words--{id}/', 390],
] as const)('on a page of its own it is found at %s', async ([address, width], { openPage, wall }) => {
  const page = await openPage(address.replace('{id}', wall.peak.id), { width });
  await page.getByRole('main').getByRole('heading', { name: 'Picos de Europa', level: 1 }).waitFor();
  expect(await overlay(page).count()).toBe(0);
  const picture = page.getByRole('img', { name: 'Grey peaks over a green valley' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('visitors are sent to the readable address', async ({ openPage, wall }) => {
  const page = await openPage(wall.hills.url);
  await cardLink(page, 'Pin 60').click();
  await page.getByRole('heading', { name: 'Pin 60', level: 1 }).waitFor();
  expect(pathOf(page)).toMatch(/^\/pin\/pin-60--\d+\/$/);
});

test('from a page opened in it one comes back to it, and then to the same place', async ({
  openPage,
  wall,
}) => {
  const page = await openPage('/', { as: wall.dora });
  const place = await comeTo(page, 'Pin 15');
  await cardLink(page, 'Pin 15').click();
  await overlay(page).getByRole('link', { name: /^Dora/ }).click();
  await page.getByRole('heading', { name: 'Dora', level: 1 }).waitFor();
  await page.goBack();
  await overlay(page).getByRole('heading', { name: 'Pin 15' }).waitFor();
  await page.goBack();
  await overlay(page).waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe('/');
  expect(await scrolled(page)).toBe(place);
});

test('Forward opens it again', async ({ openPage, wall }) => {
  const page = await openPage('/', { as: wall.dora });
  await cardLink(page, 'Pin 60').click();
  await overlay(page).getByRole('heading', { name: 'Pin 60' }).waitFor();
  await page.keyboard.press('Escape');
  await overlay(page).waitFor({ state: 'detached' });
  await page.goForward();
  await overlay(page).getByRole('heading', { name: 'Pin 60' }).waitFor();
});

test('on a phone what closes it and its menu stay while one scrolls, and the bar is there', async ({
  openPage,
  wall,
}) => {
  const page = await openPage('/', { width: 390, as: wall.dora });
  await comeTo(page, 'Pin 15');
  await cardLink(page, 'Pin 15').click();
  const closeup = overlay(page);
  const more = closeup.getByRole('button', { name: 'More options' });
  const close = closeup.getByRole('button', { name: 'Close' });
  await more.waitFor();
  const places = () => Promise.all([close, more].map(async (button) => (await button.boundingBox())!.y));
  const before = await places();
  await closeup.evaluate((dialog) => dialog.scrollTo({ top: 200, behavior: 'instant' }));
  expect(await places()).toEqual(before);
  await closeup.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create' }).click();
  await page.waitForURL('**/pin/create/');
});

describe('a pin like the open one', () => {
  test('opens over the same page, and Back leads to its place in the list, then to the wall', async ({
    openPage,
    wall,
  }) => {
    const page = await openPage('/', { width: 1280, as: wall.dora });
    const place = await comeTo(page, 'Pin 15');
    await cardLink(page, 'Pin 15').click();
    await overlay(page).getByRole('heading', { name: 'Pin 15', level: 1 }).waitFor();
    const more = overlay(page).getByRole('feed', { name: 'More like this' });
    const like = more.getByRole('article').nth(7).getByRole('link').first();
    await like.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // The click may scroll the link out from under what stays in its place.
    await overlay(page).evaluate((layer) => {
      const note = () => (document.documentElement.dataset.left = String(layer.scrollTop));
      layer.addEventListener('click', note, true);
    });
    await like.click();
    const inList = Number(await page.evaluate(() => document.documentElement.dataset.left));
    expect(inList).toBeGreaterThan(300);
    await expect.poll(() => overlay(page).evaluate((layer) => layer.scrollTop)).toBe(0);
    await page.goBack();
    await overlay(page).getByRole('heading', { name: 'Pin 15', level: 1 }).waitFor();
    await expect.poll(() => overlay(page).evaluate((layer) => layer.scrollTop)).toBe(inList);
    await page.goBack();
    await overlay(page).waitFor({ state: 'hidden' });
    expect(await scrolled(page)).toBe(place);
  });
});
