import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { catalogueShowcase } from '../../tools/catalogue/catalogue-showcase.ts';
import { environmentWithInter } from '../../tools/inter-fonts.mjs';
import { launchBrowser } from './support/browser.ts';
import { showcaseTest } from './support/showcase-test.ts';
import { differencesFrom } from './support/stored-picture.ts';
import { cardsOf, feedOf } from './support/wall.ts';

const PICTURES = path.join(import.meta.dirname, 'catalogue-pictures');

/** The pictures are set in Inter, so that they are the same on every machine. */
const test = showcaseTest(catalogueShowcase(process.cwd())).extend(
  'openWall',
  { scope: 'file' },
  async ({ server }, { onCleanup }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-pictures-'));
    const browser = await launchBrowser({ env: await environmentWithInter(folder) });
    onCleanup(async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    });
    return async (choices: Readonly<Record<string, string>>, width: number) => {
      const context = await browser.newContext({
        viewport: { width, height: highOf(width, choices['text']) },
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'UTC',
        baseURL: server.url,
      });
      const page = await context.newPage();
      await page.goto(`/?${new URLSearchParams({ view: 'wall', ...choices })}`);
      return page;
    };
  },
);

/** So high that every card is in view that a picture shows. A window costs what it is high. */
const highOf = (width: number, text = '100') => (text === '200' ? 9_000 : width < 700 ? 8_000 : 4_500);

const WALLS: readonly Readonly<Record<string, string>>[] = [
  { cards: 'kinds', theme: 'light' },
  { cards: 'kinds', theme: 'dark', viewer: 'visitor', state: 'near' },
  { cards: 'kinds', theme: 'light', state: 'focus', dir: 'rtl' },
  { cards: 'kinds', theme: 'dark', state: 'saved' },
  { cards: 'kinds', theme: 'light', text: '200' },
  { cards: 'bad', theme: 'dark', state: 'near', dir: 'rtl' },
];

/** The page as far as there are cards. */
async function pictureOf(page: Page): Promise<Buffer> {
  const { width, height } = (await page.getByRole('main').boundingBox())!;
  return page.screenshot({ clip: { x: 0, y: 0, width, height }, animations: 'disabled' });
}

/** The same, once everything has come: pictures, tools, and the layout for the words as they are. */
async function settled(page: Page): Promise<Buffer> {
  await feedOf(page).getByRole('article').first().waitFor();
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true);
  await page.evaluate(() => document.fonts.ready);
  let shot = await pictureOf(page);
  await expect
    .poll(async () => {
      const before = shot;
      shot = await pictureOf(page);
      return shot.equals(before);
    })
    .toBe(true);
  return shot;
}

const nameOf = (width: number, choices: Readonly<Record<string, string>>) =>
  [width, ...Object.values(choices)].join('-');

describe.for([1280, 390])('at %i px', (width) => {
  test.for(WALLS)('every card looks as in its picture: %o', async (choices, { openWall }) => {
    const page = await openWall(choices, width);
    const shot = await settled(page);
    expect(await differencesFrom(PICTURES, nameOf(width, choices), shot, await cardsOf(page))).toEqual([]);
    await page.context().close();
  });
});

test('a card that has changed is noticed, and no other', async ({ openWall }) => {
  const [first] = WALLS;
  const page = await openWall(first!, 1280);
  const title = page
    .getByRole('article', { name: 'Picture', exact: true })
    .getByText('Picture', { exact: true });
  await title.evaluate((element) => (element.style.textDecoration = 'underline'));
  const shot = await settled(page);
  expect(await differencesFrom(PICTURES, nameOf(1280, first!), shot, await cardsOf(page))).toEqual([
    'Picture',
  ]);
  await page.context().close();
});
