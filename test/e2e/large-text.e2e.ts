import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { cardsOf, feedOf } from './support/wall.ts';

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';

const test = e2eTest.extend('world', { scope: 'file' }, async ({ server }) => {
  const member = await Member.join(server.url, 'wilhelmine_von_waldeck', 'Wilhelmine');
  const board = await member.makeBoard(LONG_WORD);
  let pin;
  for (let made = 0; made < 12; made++) {
    pin = await member.makePin({
      title: made % 3 === 0 ? LONG_WORD : 'Seen on a walk along the river',
      description: `${LONG_WORD} `.repeat(8),
      link: made % 2 === 0 ? `https://${'very-long-name.'.repeat(6)}example/` : '',
      board_id: board.id,
    });
  }
  return { member, board, pin: pin! };
});
// What there is takes its time to make, which is none of a test's.
test.beforeAll(({ world }) => void world, 120_000);

/** As somebody does who needs twice the size. */
const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

const usualText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

/** As somebody does who needs room between letters, words, lines and paragraphs. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** The cards whose words reach under the card below them. */
async function coveredCards(page: Page): Promise<string[]> {
  const cards = await cardsOf(page);
  const ends = await feedOf(page).evaluate((feed) =>
    [...feed.children].map((card) =>
      Math.max(
        ...[...card.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom + scrollY),
      ),
    ),
  );
  return cards
    .filter((card, index) =>
      cards.some((other) => other.left === card.left && other.top > card.top && other.top < ends[index]!),
    )
    .map(({ place, name }) => `${place} ${name}`);
}

test.for([320, 1280] as const)(
  'text of twice the size, and wider text, make no page too wide and hide no words at %i px',
  async (width, { openPage, world }) => {
    const { member, board, pin } = world;
    const page = await openPage('/', { width, as: member });
    const profile = `/${member.username}/`;
    for (const address of ['/', board.url, profile, `${profile}_saved/`, `/pin/${pin.id}/`, '/pin/create/']) {
      await page.goto(address);
      for (const change of [doubleText, usualText, spaceText]) {
        await change(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), address).toBe(
          true,
        );
        if ((await feedOf(page).count()) === 0) continue;
        await expect.poll(() => coveredCards(page), { message: address }).toEqual([]);
      }
    }
  },
);

/** How many lines each text of these elements has. */
const linesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const label = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (label === undefined) return '';
      const range = document.createRange();
      range.selectNodeContents(label);
      return `${label.textContent} ${new Set([...range.getClientRects()].map(({ top }) => top)).size}`;
    }),
  );

test.for([320, 390] as const)(
  'words of the bar of phones, and of headings, stay whole at %i px',
  async (width, { openPage, world }) => {
    const page = await openPage('/', { width, as: world.member });
    await doubleText(page);
    const nav = page.getByRole('navigation', { name: 'Main', exact: true });
    const bar = nav.locator('a, button').filter({ visible: true });
    await expect.poll(() => linesOf(bar)).toContain('Explore 1');
    expect((await linesOf(bar)).filter((item) => !item.endsWith(' 1'))).toEqual([]);
    await page.goto('/ideas/mountains/102201/');
    await doubleText(page);
    await expect
      .poll(() => linesOf(page.getByRole('heading', { level: 1, name: 'Mountains' })))
      .toEqual(['Mountains 1']);
  },
);
