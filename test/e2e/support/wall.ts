import type { Locator, Page } from 'playwright';
import { scriptOf } from './built-scripts.ts';

export interface SeenCard {
  /** Its place in the feed, 1 for the first. */
  readonly place: number;
  readonly name: string;
  /** On the page, px. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The list of the page. Where there are several, those below the first have names in tests. */
export function feedOf(page: Page): Locator {
  return page.getByRole('feed').first();
}

/** The cards that are in the document, in the order in which they are read out. */
export function cardsOf(page: Page): Promise<SeenCard[]> {
  return feedOf(page).evaluate((feed) =>
    [...feed.children].map((card) => {
      const { left, top, right, bottom } = card.getBoundingClientRect();
      return {
        place: Number(card.getAttribute('aria-posinset')),
        name: card.getAttribute('aria-label') ?? '',
        left,
        top: top + scrollY,
        right,
        bottom: bottom + scrollY,
      };
    }),
  );
}

/** The card that has the focus. @throws {Error} if none has */
export async function focusedCard(page: Page): Promise<SeenCard> {
  const place = await page.evaluate(() =>
    Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset')),
  );
  const card = (await cardsOf(page)).find((other) => other.place === place);
  if (card === undefined) throw new Error('No card has the focus.');
  return card;
}

export function cardLink(page: Page, name: string): Locator {
  return page.getByRole('feed').getByRole('link', { name, exact: true });
}

/** Puts the focus on a card and waits for what keys do there, which comes with the first focus. */
export async function focusCard(page: Page, name: string): Promise<void> {
  const fetched = page.waitForFunction(
    (script) =>
      performance.getEntriesByType('resource').some(({ name: address }) => address.endsWith(script)),
    scriptOf('src/ui/grid/internal/grid-moves.ts'),
  );
  await cardLink(page, name).focus();
  await fetched;
}

/** Makes pins called "Pin 1" to "Pin {count}", the newest last. */
export async function fillWall(
  member: { makePin(options: Record<string, unknown>): Promise<unknown> },
  count: number,
  options: Record<string, unknown> = {},
): Promise<void> {
  for (let made = 1; made <= count; made++) await member.makePin({ title: `Pin ${made}`, ...options });
}
