import { get } from 'node:http';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { mainScript } from './support/built-scripts.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { Member } from './support/member.ts';
import { aPhoto, PHOTOS } from './support/pictures.ts';
import { openSlowLine } from './support/slow-line.ts';
import { cardsOf, feedOf, type SeenCard } from './support/wall.ts';

const WIDTHS = [320, 390, 530, 671, 768, 1016, 1280, 1920] as const;
const PAGE_BYTES_MAX = 28_000;
const TITLES = [
  'Rose',
  'A bench under the old lime tree by the river',
  'Donaudampfschifffahrtsgesellschaftskapitänskajüte',
  '',
  'Twelve ways to fold a paper crane, of which nine are easy and three take the whole afternoon',
];

/** Gina has 32 pins with texts as people write them, all on one board. */
const test = e2eTest.extend('wall', { scope: 'file' }, async ({ server }) => {
  const gina = await Member.join(server.url, 'gina', 'Gina');
  const board = await gina.makeBoard('Garden', { description: 'What grows, and where it was seen' });
  const photos = await Promise.all(PHOTOS.map(aPhoto));
  let pin;
  for (let made = 0; made < 32; made++) {
    pin = await gina.makePin(
      {
        title: TITLES[made % TITLES.length],
        description: 'Seen on a walk after the rain, when everything smelled of earth and the light was low.',
        ...(made % 3 === 0 ? { link: `https://www.walks.example/stories/after-the-rain/${made}` } : {}),
        board_id: board.id,
      },
      photos[made - 29],
    );
  }
  return { gina, pin: pin!, board };
});
// What there is takes its time to make, which is none of a test's.
test.beforeAll(({ wall }) => void wall, 120_000);

type Wall = { readonly pin: { readonly id: string }; readonly board: { readonly url: string } };
const wallsOf = ({ pin, board }: Wall) => ['/', board.url, `/pin/${pin.id}/`];
const addressesOf = (wall: Wall) => [
  ...wallsOf(wall),
  '/gina/',
  '/gina/_saved/',
  '/gina/_created/',
  '/login/',
  '/signup/',
];

const overflows = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe.for(WIDTHS)('at %i px', (width) => {
  test('nothing moves while pages come or one scrolls, and none is too wide', async ({ openPage, wall }) => {
    const page = await openPage('/', { width });
    await watchShifts(page);
    // What is no wall has one layout for phones and one for others.
    for (const address of width === 390 || width === 1280 ? addressesOf(wall) : wallsOf(wall)) {
      await page.goto(address);
      expect(await shiftsOf(page), address).toEqual([]);
      expect(await overflows(page), address).toBe(false);
    }

    await page.goto(wall.board.url);
    const last = feedOf(page).locator('[aria-posinset="32"]');
    await expect
      .poll(async () => {
        await page.evaluate(() => {
          // Who is faster than the line sees what comes push on what is below.
          const isComing = document.querySelector('[role=feed]')?.ariaBusy === 'true';
          if (!isComing) scrollBy({ top: 300, behavior: 'instant' });
        });
        return last.count();
      })
      .toBe(1);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test.for([390, 1280])(
  'nothing moves while the boards for a pin are loaded at %i px',
  async (width, { openPage, wall }) => {
    const page = await openPage('/', { width, as: wall.gina });
    await watchShifts(page);
    await page.goto(`/pin/${wall.pin.id}/repin/`);
    await page.getByRole('option', { name: /Garden/ }).waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  },
);

test('cards stand in their place before any script, in windows of every width', async ({
  openPage,
  wall,
}) => {
  const served = await openPage('/', { height: 1200, scripts: false });
  const page = await openPage('/', { height: 1200 });
  for (const address of ['/', wall.board.url]) {
    await served.goto(address);
    await page.goto(address);
    await page.waitForFunction(() => document.querySelector('[role=feed] > [style*=transform]'));
    for (const width of WIDTHS) {
      for (const each of [served, page]) await each.setViewportSize({ width, height: 1200 });
      const moved = async () => {
        const before = await cardsOf(served);
        expect(before.length).toBe(25);
        const after = (await cardsOf(page)).filter(({ place }) => place <= before.length);
        expect(after.length).toBeGreaterThan(4);
        return after.filter((card) => !isAtSamePlace(card, before[card.place - 1]!));
      };
      // Each of the two lays out anew once it has seen the new width.
      await expect.poll(moved, { message: `${address} at ${width} px` }).toEqual([]);
    }
  }
});

test.for([390, 1280])(
  'the picture of a pin keeps its place until it comes at %i px',
  async (width, { openPage, wall }) => {
    const page = await openPage('/login/', { width, scripts: false });
    const heightOf = () =>
      page
        .getByRole('main')
        .getByRole('img')
        .first()
        .evaluate(({ clientHeight }) => clientHeight);
    const held: (() => void)[] = [];
    await page.route('**/media/**', (route) => void held.push(() => void route.continue()));
    await page.goto(`/pin/${wall.pin.id}/`, { waitUntil: 'commit' });
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const isStyled = () => [...document.styleSheets].some(({ href }) => href !== null);
    await expect.poll(() => page.evaluate(isStyled)).toBe(true);
    const before = await heightOf();
    held.forEach((retryFailedLoads) => retryFailedLoads());
    await page.waitForLoadState('load');
    expect(before).toBeGreaterThan(100);
    expect(before).toBe(await heightOf());
  },
);

test('a few pins stand in the middle of the page, before any script and after', async ({
  openPage,
  server,
}) => {
  const tom = await Member.join(server.url, 'tom');
  const board = await tom.makeBoard('Two');
  for (let made = 0; made < 2; made++) await tom.makePin({ board_id: board.id });
  /** How far the group of cards is from the middle of the page, px. */
  const offMiddle = async (page: Page) => {
    const cards = await cardsOf(page);
    const start = Math.min(...cards.map(({ left }) => left));
    const end = Math.max(...cards.map(({ right }) => right));
    const { left, right } = await page.locator('body').evaluate((body) => body.getBoundingClientRect());
    return Math.abs((start + end) / 2 - (left + right) / 2);
  };
  for (const width of [390, 1280, 1920]) {
    const served = await openPage(board.url, { width, scripts: false });
    expect(await feedOf(served).getByRole('article').count()).toBe(2);
    expect(await offMiddle(served)).toBeLessThan(1);
    const page = await openPage(board.url, { width });
    await page.waitForFunction(() => document.querySelector('[role=feed] > [style*=transform]'));
    expect(await offMiddle(page)).toBeLessThan(1);
  }
});

test('the app begins when the document is there, however slowly it comes, and takes no room on the line before', async ({
  openPage,
  server,
  wall,
  afterPages,
}) => {
  const line = await openSlowLine(server.url);
  afterPages(async () => line.close());
  const page = await openPage('/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(new URL(wall.board.url, line.url).href, { waitUntil: 'commit' });
  // Time for an app that does not wait.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame);
  });
  const scripts = () => asked.filter((address) => address.endsWith(mainScript()));
  expect(scripts()).toEqual([]);
  line.release();
  await page.waitForFunction(() => document.querySelector('[role=feed] > [style*=transform]'));
  expect(scripts()).toHaveLength(1);
});

test('a part of the page that moves is noticed', async ({ openPage }) => {
  const page = await openPage('/');
  await watchShifts(page);
  await page.reload();
  await page.locator('main').evaluate((main) => main.prepend(document.createElement('hr'), 'Late news'));
  await expect.poll(() => shiftsOf(page)).not.toEqual([]);
});

test('served pages carry no styles of their own, one heading, and what others need to link them', async ({
  openPage,
  server,
  wall,
}) => {
  const page = await openPage('/', { scripts: false });
  const origin = server.url.replace(/\/$/, '');
  for (const address of addressesOf(wall)) {
    const answer = await page.goto(address);
    expect(await page.locator('[style]').count(), address).toBe(0);
    expect(await page.locator('h1').count(), address).toBe(1);
    expect(await page.locator('main').count(), address).toBe(1);
    expect(await page.title(), address).toMatch(/^(Pinakes|.+ · Pinakes)$/);
    const head = await headOf(page);
    const hidden = address === '/login/' || address === '/signup/';
    expect(head.robots ?? '', address).toBe(hidden ? 'noindex' : '');
    expect(answer?.headers()['x-robots-tag'] ?? '', address).toBe(hidden ? 'noindex' : '');
    if (hidden) continue;
    expect(head.canonical, address).toMatch(new RegExp(`^${origin}/`));
    expect(head['og:url'], address).toBe(head.canonical);
    expect(head['og:site_name'], address).toBe('Pinakes');
    expect(head['og:title'], address).not.toBe('');
    expect(head.description, address).not.toBe('');
  }
});

test('a pin names its picture, its true address and its kind', async ({ openPage, server, wall }) => {
  const page = await openPage(`/pin/${wall.pin.id}/?utm=1`, { scripts: false });
  const head = await headOf(page);
  expect(head.canonical).toBe(new URL(wall.pin.seo_url, server.url).href);
  expect(head['og:type']).toBe('article');
  expect(head['og:image']).toBe(wall.pin.images.orig.url.replace('/originals/', '/1200x/'));
  expect([head['og:image:width'], head['og:image:height']]).toEqual(['720', '720']);
  expect((await page.request.get(head['og:image']!)).status()).toBe(200);
});

test('what is not for everybody is kept from search engines', async ({ openPage, wall }) => {
  const secret = await wall.gina.makeBoard('Diary', { privacy: 'secret' });
  const byLink = await wall.gina.makeBoard('Letters', { privacy: 'protected' });
  const pin = await wall.gina.makePin({ title: 'Not for robots', board_id: byLink.id });
  const page = await openPage('/', { as: wall.gina });
  for (const address of [secret.url, byLink.url, `/pin/${pin.id}/`]) {
    const answer = await page.goto(address);
    expect((await headOf(page)).robots, address).toBe('noindex');
    expect(answer?.headers()['x-robots-tag'], address).toBe('noindex');
  }
});

test('a wall of 25 pins is a light page', async ({ server, wall }) => {
  expect(wall.board.url).not.toBe('');
  expect(await transferredBytes(server.url)).toBeLessThanOrEqual(PAGE_BYTES_MAX);
});

/** What stands in the head, by the name under which others look for it. */
function headOf(page: Page): Promise<Record<string, string | undefined>> {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll('meta[name], meta[property]')];
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    return {
      ...Object.fromEntries(
        metas.map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
      ...(canonical === undefined ? {} : { canonical }),
    };
  });
}

/** Less than one pixel apart: scripts place cards on whole pixels. */
function isAtSamePlace(one: SeenCard, other: SeenCard): boolean {
  const edges = ['left', 'top', 'right', 'bottom'] as const;
  return one.name === other.name && edges.every((edge) => Math.abs(one[edge] - other[edge]) < 1);
}

/** Size of the compressed document. */
function transferredBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'Accept-Encoding': 'br', Accept: 'text/html' } }, (answer) => {
      expect(answer.headers['content-encoding']).toBe('br');
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });
}
