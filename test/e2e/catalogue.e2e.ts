import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { gridMetrics } from '../../src/domain/layout/grid-metrics.ts';
import { catalogueShowcase } from '../../tools/catalogue/catalogue-showcase.ts';
import { cardsOfEveryKind } from '../builders/cards-of-every-kind.ts';
import { cardsWithBadData } from '../builders/cards-with-bad-data.ts';
import { barriersIn, themeAt } from './support/accessibility.ts';
import { showcaseTest } from './support/showcase-test.ts';
import { cardsOf, feedOf } from './support/wall.ts';

const test = showcaseTest(catalogueShowcase(process.cwd()));

/** So high that every card is in view. A window costs what it is high. */
const highOf = (width: number, scale = 1) => (width < 700 ? 8_000 : 4_500) * (scale === 1 ? 1 : 4);
const HIGH = highOf(1280);
const COUNTS = { kinds: cardsOfEveryKind().length, bad: cardsWithBadData().length };

type Choices = { readonly cards: keyof typeof COUNTS } & Readonly<Record<string, string>>;

const wallAt = (choices: Readonly<Record<string, string>>) =>
  `/?${new URLSearchParams({ view: 'wall', ...choices })}`;

const waitForCards = (page: Page, count: number) =>
  expect.poll(() => feedOf(page).getByRole('article').count()).toBe(count);

/** Cards whose words reach below the place that the grid has kept for them, with how far (px). */
async function tooHigh(page: Page, scale: number): Promise<string[]> {
  const cards = await cardsOf(page);
  const { bottom, width } = await feedOf(page).evaluate((feed) => {
    const { bottom } = feed.getBoundingClientRect();
    return { bottom: bottom + scrollY, width: feed.parentElement!.clientWidth };
  });
  const gap = gridMetrics(width / scale).rowGap * scale;
  return cards.flatMap((card) => {
    const below = cards.filter(({ left, top }) => Math.abs(left - card.left) < 1 && top > card.top);
    const end = below.length === 0 ? bottom : Math.min(...below.map(({ top }) => top)) - gap;
    return card.bottom > end + 1 ? [`${card.name.slice(0, 60)}: ${card.bottom - end}`] : [];
  });
}

test('the catalogue shows its walls in windows of a desktop and of a phone', async ({ openPage }) => {
  const page = await openPage('/?state=near&cards=bad');
  for (const [name, width] of [
    ['Desktop', 1280],
    ['Phone', 390],
  ] as const) {
    const frame = page.frameLocator(`iframe[title="Cards on ${name}"]`);
    await frame.getByRole('article').first().waitFor();
    expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
  await page.getByLabel('State').selectOption('Saved');
  await page.waitForURL(/state=saved/);
  await page
    .frameLocator('iframe[title="Cards on Desktop"]')
    .getByRole('heading', { name: 'Bad data, Signed in, Saved' })
    .waitFor();
});

test.for<readonly [number, Choices]>([
  [1280, { cards: 'kinds', state: 'rest' }],
  [390, { cards: 'kinds', state: 'rest' }],
  [1280, { cards: 'kinds', state: 'focus' }],
  [390, { cards: 'kinds', state: 'saved', viewer: 'member' }],
  [1280, { cards: 'kinds', state: 'near', viewer: 'visitor', dir: 'rtl' }],
  [390, { cards: 'kinds', state: 'hidden', viewer: 'member' }],
  [1280, { cards: 'bad', state: 'reported', viewer: 'member', dir: 'rtl' }],
  [1280, { cards: 'bad', state: 'rest' }],
  [390, { cards: 'bad', state: 'rest', dir: 'rtl' }],
])('cards stand in nobody’s way at %i px: %o', async ([width, choices], { openPage }) => {
  const page = await openPage(wallAt(choices), { width, height: highOf(width) });
  await waitForCards(page, COUNTS[choices.cards]);
  // The link of a card is stretched over all of it, which axe does not see.
  const isStretched = (line: string) => line.includes('target-size: ') && line.includes('data-card-focus');
  expect((await barriersIn(page, themeAt(width))).filter((line) => !isStretched(line))).toEqual([]);
});

describe.for([1280, 390])('at %i px', (width) => {
  test.for<Choices>([
    { cards: 'kinds' },
    { cards: 'kinds', dir: 'rtl', state: 'focus' },
    { cards: 'kinds', text: '200' },
    { cards: 'bad' },
    { cards: 'bad', dir: 'rtl', theme: 'dark' },
    { cards: 'bad', text: '200' },
  ])('words stay in the place that the grid keeps for them: %o', async (choices, { openPage }) => {
    const scale = choices['text'] === undefined ? 1 : 2;
    const page = await openPage(wallAt(choices), { width, height: highOf(width, scale) });
    await waitForCards(page, COUNTS[choices.cards]);
    // The grid lays out anew once it has seen how large words are.
    await expect.poll(() => tooHigh(page, scale)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('a title stands where all words of a page do, and shows that there is more, whatever its own direction', async ({
  openPage,
}) => {
  const page = await openPage(wallAt({ cards: 'bad', dir: 'rtl' }), { height: HIGH });
  await waitForCards(page, COUNTS.bad);
  const titles = await feedOf(page)
    .locator('article bdi[id]')
    .evaluateAll((all) =>
      all.map((title) => {
        const words = document.createRange();
        words.selectNodeContents(title);
        const box = title.getBoundingClientRect();
        const around = title.parentElement!;
        const edge = parseFloat(getComputedStyle(around).paddingRight);
        // Words of another direction are parts of their own, which may come first.
        const [first, ...rest] = words.getClientRects();
        const firstLine = [
          first!,
          ...rest.filter(({ top }) => Math.abs(top - first!.top) < first!.height / 2),
        ];
        return {
          fromEdge: Math.abs(around.getBoundingClientRect().right - edge - box.right),
          // Words that begin elsewhere than their box push the dots behind them out of it.
          fromStart: Math.abs(
            getComputedStyle(title).direction === 'ltr'
              ? Math.min(...firstLine.map(({ left }) => left)) - box.left
              : Math.max(...firstLine.map(({ right }) => right)) - box.right,
          ),
        };
      }),
    );
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter(({ fromEdge, fromStart }) => fromEdge > 1 || fromStart > 1)).toEqual([]);
});

test('a narrow card has room for the name of a board', async ({ openPage }) => {
  const page = await openPage(wallAt({ cards: 'kinds', state: 'near' }), { width: 390, height: highOf(390) });
  const name = page.getByRole('button', { name: 'Garden, choose another board' }).first().locator('bdi');
  // Six letters, whatever the font.
  await expect.poll(() => name.evaluate((word) => word.clientWidth)).toBeGreaterThan(40);
});

test('avatars grow with the names beside them', async ({ openPage }) => {
  for (const [text, size] of [
    ['100', 20],
    ['200', 40],
  ] as const) {
    const page = await openPage(wallAt({ cards: 'kinds', text }), { height: HIGH });
    const avatar = page.getByRole('article').locator('[style*=background-image]').first();
    await expect.poll(async () => (await avatar.boundingBox())?.height).toBe(size);
  }
});

test.for([1280, 700])(
  'over a flat picture is all that lies over others, in two rows, at %i px',
  async (width, { openPage }) => {
    const page = await openPage(wallAt({ cards: 'kinds', state: 'near' }), { width, height: HIGH });
    const flat = page.getByRole('article', { name: 'Very flat picture' });
    const boxOf = async (name: string) =>
      (await flat.getByRole('button', { name, exact: true }).first().boundingBox())!;
    await flat.getByRole('button', { name: 'Send', exact: true }).first().waitFor();
    const [save, send] = [await boxOf('Save'), await boxOf('Send')];
    expect(save.y + save.height).toBeLessThanOrEqual(send.y);
  },
);

test('the dots of a carousel are circles of 8 px, one for each slot, the present one marked', async ({
  openPage,
}) => {
  const page = await openPage(wallAt({ cards: 'kinds', state: 'near' }), { height: HIGH });
  const card = page.getByRole('article').filter({ has: page.locator('[aria-label^="Carousel, "]') });
  const dots = card.first().locator('span:has(> [data-current]) > span');
  await dots.first().waitFor();
  const label = await card.first().locator('[aria-label^="Carousel, "]').getAttribute('aria-label');
  const [, index = '', count = ''] = /(\d+)\/(\d+)/.exec(label ?? '') ?? [];
  const drawn = await dots.evaluateAll((all) =>
    all.map((dot) => {
      const { width, height } = dot.getBoundingClientRect();
      const isMarked = getComputedStyle(dot).backgroundColor !== 'rgba(0, 0, 0, 0)';
      return { width, height, radius: getComputedStyle(dot).borderRadius, isMarked };
    }),
  );
  const dot = (isMarked: boolean) => ({ width: 8, height: 8, radius: '50%', isMarked });
  expect(drawn).toEqual(Array.from({ length: Number(count) }, (_, at) => dot(at === Number(index) - 1)));
});

test.for([1280, 390])(
  'cards with bad data hold their texts, are links with a name, and are no larger than others at %i px',
  async (width, { openPage }) => {
    const page = await openPage(wallAt({ cards: 'bad', state: 'near' }), { width, height: highOf(width) });
    await waitForCards(page, COUNTS.bad);
    await page.getByRole('button', { name: 'Save', exact: true }).first().waitFor();
    const cards = await feedOf(page).evaluate((feed) =>
      [...feed.children].map((card) => ({
        name: card.getAttribute('aria-label')?.slice(0, 60),
        tooWide: card.scrollWidth > card.clientWidth + 1,
        isHigh: card.getBoundingClientRect().height > 50,
        parts: card.querySelectorAll('*').length,
      })),
    );
    expect(cards.filter(({ tooWide, isHigh, parts }) => tooWide || !isHigh || parts >= 100)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const named = page.getByRole('link', { name: /\S/ }).and(page.locator('[data-card-focus]'));
    expect(await feedOf(page).getByRole('article').filter({ has: named }).count()).toBe(COUNTS.bad);
    expect(await named.count()).toBe(COUNTS.bad);
  },
);

test('of a thousand cards those that are near are drawn', async ({ openPage }) => {
  const page = await openPage(wallAt({ cards: 'many', state: 'near' }));
  await feedOf(page).getByRole('article').first().waitFor();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
  await page.locator('[aria-posinset="1000"]').waitFor();
  expect(await feedOf(page).getByRole('article').count()).toBeLessThan(120);
});
