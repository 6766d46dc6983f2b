import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { cardLink, cardsOf, feedOf, fillWall, focusCard, focusedCard } from './support/wall.ts';

const PINS = 120;
/** Inside the feed, however long the wall is: some 54 cards of 17 elements reach beyond both ends of the window. */
const MOST_ELEMENTS = 1000;

const test = e2eTest.extend('collector', { scope: 'file' }, async ({ server }) => {
  const member = await Member.join(server.url, 'collector');
  await fillWall(member, PINS);
  return member;
});
// What there is takes its time to make, which is none of a test's.
test.beforeAll(({ collector }) => void collector, 120_000);

const elementsIn = (page: Page) => feedOf(page).evaluate((feed) => feed.querySelectorAll('*').length);

describe.for([1280, 390] as const)('a long wall at %i px', (width) => {
  test('goes on to its end, every card once, with few elements', async ({ openPage, collector }) => {
    const page = await openPage('/', { width, as: collector });
    await cardLink(page, `Pin ${PINS}`).waitFor();
    const seen = new Map<number, string>();
    const shownTwice: string[] = [];
    let most = 0;
    await expect
      .poll(
        async () => {
          const cards = await cardsOf(page);
          for (const [index, { place, name }] of cards.entries()) {
            const twice = cards.findIndex((other) => other.name === name) !== index;
            if (twice || (seen.get(place) ?? name) !== name) shownTwice.push(`${name} at ${place}`);
            seen.set(place, name);
          }
          most = Math.max(most, await elementsIn(page));
          await page.mouse.wheel(0, 600);
          return seen.size;
        },
        { timeout: 20_000 },
      )
      .toBe(PINS);
    expect(shownTwice).toEqual([]);
    const inOrder = [...seen].sort(([a], [b]) => a - b).map(([, name]) => name);
    expect(inOrder).toEqual(Array.from({ length: PINS }, (_, index) => `Pin ${PINS - index}`));
    expect(most).toBeLessThanOrEqual(MOST_ELEMENTS);
    await expect.poll(() => page.getByText('You’ve reached the end.').count()).toBe(1);
  });
});

describe('by keyboard', () => {
  test('arrow keys go to the card that lies there', async ({ openPage, collector }) => {
    const page = await openPage('/', { as: collector });
    await focusCard(page, `Pin ${PINS}`);
    let from = await focusedCard(page);
    for (const key of [
      'ArrowRight',
      'ArrowDown',
      'ArrowDown',
      'ArrowRight',
      'ArrowUp',
      'ArrowLeft',
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(async () => (await focusedCard(page)).place, { message: key }).not.toBe(from.place);
      const to = await focusedCard(page);
      if (key === 'ArrowRight') expect(to.left).toBeGreaterThanOrEqual(from.right);
      if (key === 'ArrowLeft') expect(to.right).toBeLessThanOrEqual(from.left);
      if (key === 'ArrowDown') expect(to.top).toBeGreaterThanOrEqual(from.bottom);
      if (key === 'ArrowUp') expect(to.bottom).toBeLessThanOrEqual(from.top);
      const sideways = key === 'ArrowRight' || key === 'ArrowLeft';
      if (sideways) expect(to.top < from.bottom && from.top < to.bottom, 'beside').toBe(true);
      else expect(to.left, 'same column').toBe(from.left);
      from = to;
    }
  });

  test('Tab goes through the cards in the order of the feed', async ({ openPage, collector }) => {
    const page = await openPage('/', { as: collector });
    await cardLink(page, `Pin ${PINS}`).focus();
    const places: number[] = [];
    while (places.at(-1) !== 30) {
      places.push((await focusedCard(page)).place);
      await page.keyboard.press('Tab');
    }
    // A card may hold several stops.
    const inOrder = places.filter((place, index) => place !== places[index - 1]);
    expect(inOrder).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  test('the focus stays with its card, however far one scrolls', async ({ openPage, collector }) => {
    const page = await openPage('/', { as: collector });
    await focusCard(page, `Pin ${PINS}`);
    await expect
      .poll(async () => {
        // At once, so that nothing scrolls on when the key is pressed.
        await page.evaluate(() => window.scrollBy({ top: 1500, behavior: 'instant' }));
        return (await cardsOf(page)).some(({ place }) => place > 80);
      })
      .toBe(true);
    expect((await focusedCard(page)).place).toBe(1);
    expect((await cardsOf(page)).some(({ place }) => place === 2)).toBe(false);

    await page.keyboard.press('ArrowDown');
    const { top, bottom } = await focusedCard(page);
    await expect
      .poll(() => page.evaluate(() => [scrollY, scrollY + innerHeight]))
      .toSatisfy(([from, to]: number[]) => from! <= top && bottom <= to!);
  });
});
