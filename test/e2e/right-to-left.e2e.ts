import { describe, expect } from 'vitest';
import type { WirePin } from '../../wire/pin.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { serveDirection } from './support/page-direction.ts';
import { aPhoto, PHOTOS } from './support/pictures.ts';
import { cardsOf, focusCard, focusedCard } from './support/wall.ts';

/** Dora has a board with nine pins, and a carousel of three images. */
const test = e2eTest.extend('world', { scope: 'file' }, async ({ server }) => {
  const dora = await Member.join(server.url, 'dora', 'Dora');
  const board = await dora.makeBoard('Hills');
  const slots = [];
  for (const name of PHOTOS.slice(0, 3)) {
    const { upload_id } = await dora.upload(await aPhoto(name));
    slots.push({ upload_id, title: `Slot ${slots.length + 1}` });
  }
  const carousel = await dora.call<WirePin>('Pin', 'create', { title: 'Three walks', carousel_slots: slots });
  const options = { board_id: board.id };
  for (let made = 0; made < 8; made++) await dora.makePin({ ...options, title: `Walk ${made}` });
  const pin = await dora.makePin({ ...options, title: 'Picos' }, await aPhoto('picos-de-europa.jpg'));
  return { dora, board, carousel, pin };
});
test.beforeAll(({ world }) => void world, 120_000);

describe.for([1280, 390] as const)('from right to left at %i px', (width) => {
  test('the wall begins at the right, and keys go where they point', async ({ openPage, world }) => {
    const page = await openPage('/login/', { width, as: world.dora });
    await serveDirection(page, 'rtl');
    await page.goto('/');
    await focusCard(page, 'Picos');
    const [first, second] = await cardsOf(page);
    expect(second!.right).toBeLessThan(first!.left);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await focusedCard(page)).place).toBe(2);
    await page.keyboard.press('ArrowRight');
    expect((await focusedCard(page)).place).toBe(1);
  });

  test('no page is too wide, and what comes first stands at the right', async ({ openPage, world }) => {
    const page = await openPage('/login/', { width, as: world.dora });
    await serveDirection(page, 'rtl');
    for (const at of ['/', world.board.url, '/dora/', `/pin/${world.pin.id}/`, '/pin/create/', '/settings']) {
      await page.goto(at);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      const edges = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const mark = document.querySelector('header a')!.getBoundingClientRect();
        return { tooWide: scrollWidth > clientWidth, atRight: mark.left > clientWidth / 2 };
      });
      expect(edges, at).toEqual({ tooWide: false, atRight: true });
    }
  });

  test('a carousel goes on to the left, by its arrows and by keys', async ({ openPage, world }) => {
    const page = await openPage('/login/', { width, as: world.dora });
    await serveDirection(page, 'rtl');
    await page.goto(`/pin/${world.carousel.id}/`);
    const pin = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
    const slot = (place: number) => pin.getByRole('heading', { name: `Slot ${place}` });
    const next = pin.getByRole('button', { name: 'View Next' });
    const [button, image] = [await next.boundingBox(), await pin.getByRole('img').first().boundingBox()];
    expect(button!.x + button!.width).toBeLessThan(image!.x + image!.width / 2);
    expect(await next.locator('svg').evaluate((icon) => getComputedStyle(icon).transform)).toBe(
      'matrix(-1, 0, 0, 1, 0, 0)',
    );

    await next.click();
    await slot(2).waitFor();
    await page.keyboard.press('ArrowLeft');
    await slot(3).waitFor();
    await page.keyboard.press('ArrowRight');
    await slot(2).waitFor();
  });
});

test('from right to left, keys move a pin of a board where they point', async ({ openPage, world }) => {
  const page = await openPage('/login/', { as: world.dora });
  await serveDirection(page, 'rtl');
  await page.goto(world.board.url);
  await page.getByRole('button', { name: 'Organize', exact: true }).click();
  const first = page.getByRole('checkbox', { name: 'Picos', exact: true });
  await first.focus();
  const place = async () => (await cardsOf(page)).findIndex(({ name }) => name === 'Picos');
  expect(await place()).toBe(0);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(place).toBe(1);
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(place).toBe(0);
});
