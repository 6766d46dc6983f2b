import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { focused, said, stateOf, test } from './kit-test.ts';

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

const options = (page: Page) => page.getByRole('listbox').getByRole('option');

/** The option where the keys are. */
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.querySelector('bdi')?.textContent;
  });

/** True when the active option can be seen in its list. */
const activeIsSeen = (page: Page) =>
  page.evaluate(() => {
    const focus = document.activeElement!;
    const option = document.getElementById(focus.getAttribute('aria-activedescendant') ?? '')!;
    const list = option.closest('[role="listbox"]')!.getBoundingClientRect();
    const box = option.getBoundingClientRect();
    return box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
  });

describe('a field with a short list', () => {
  test.for(['Enter', 'Space', 'ArrowDown', 'ArrowUp'] as const)('opens by %s', async (key, { openPage }) => {
    const page = await openPage('/?part=combobox');
    await field(page, 'Chosen').press(key);
    await expect.poll(() => active(page)).toBe('Garden');
    expect(await field(page, 'Chosen').getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByRole('listbox').getByRole('option', { selected: true }).innerText()).toBe(
      'Garden',
    );
  });

  test('is walked by arrows to its ends, by Home, End and letters; Enter and Space choose', async ({
    openPage,
  }) => {
    const page = await openPage('/?part=combobox');
    const few = field(page, 'Few');
    await few.press('Enter');
    await expect.poll(() => active(page)).toBe('Kitchen');
    const reached: (string | null | undefined)[] = [];
    for (const key of ['ArrowUp', 'ArrowDown', 'End', 'ArrowDown', 'Home', 'k', 'g']) {
      await page.keyboard.press(key);
      reached.push(await active(page));
    }
    expect(reached).toEqual(['Kitchen', 'Garden', 'Kites', 'Kites', 'Kitchen', 'Kites', 'Garden']);
    await page.keyboard.press('Space');
    await expect.poll(() => few.innerText()).toBe('Garden');
    expect(await few.evaluate((element) => element === document.activeElement)).toBe(true);
    await few.press('Enter');
    await expect.poll(() => active(page)).toBe('Garden');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => few.innerText()).toBe('Kites');
  });

  test('Escape changes nothing and gives the focus back; Tab leaves it', async ({ openPage }) => {
    const page = await openPage('/?part=combobox');
    const few = field(page, 'Few');
    await few.press('Enter');
    await expect.poll(() => active(page)).toBe('Kitchen');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect.poll(() => few.getAttribute('aria-expanded')).toBe('false');
    expect(await few.innerText()).toBe('Choose a board');
    expect(await few.evaluate((element) => element === document.activeElement)).toBe(true);

    await few.press('Enter');
    await expect.poll(() => active(page)).toBe('Kitchen');
    await page.keyboard.press('Tab');
    await expect.poll(() => few.getAttribute('aria-expanded')).toBe('false');
    expect(await field(page, 'Chosen').evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('says so where there is nothing to choose', async ({ openPage }) => {
    const page = await openPage('/?part=combobox');
    await field(page, 'None').press('Enter');
    await page.getByText('No boards found').waitFor();
    await page.keyboard.press('Enter');
    expect(await field(page, 'None').getAttribute('aria-expanded')).toBe('true');
  });
});

describe('a field with a long list', () => {
  const search = (page: Page) => field(page, 'Search many');

  test('begins in its search at what is chosen; the active option follows the keys and is in view', async ({
    openPage,
  }) => {
    const page = await openPage('/?part=combobox');
    await field(page, 'Many').press('Enter');
    await expect.poll(() => active(page)).toBe('Garden');
    expect(await search(page).evaluate((element) => element === document.activeElement)).toBe(true);
    for (const [key, name] of [
      ['PageDown', 'Huts'],
      ['End', 'Kites 34'],
      ['Home', 'Kitchen'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await active(page)).toBe(name);
      await expect.poll(() => activeIsSeen(page)).toBe(true);
    }
  });

  test('is searched while one types, whatever case and accents; the keys then edit the words', async ({
    openPage,
  }) => {
    const page = await openPage('/?part=combobox');
    await field(page, 'Many').press('Enter');
    await expect.poll(() => active(page)).toBe('Garden');
    await page.keyboard.type('lÄmps 3');
    await expect.poll(() => options(page).count()).toBe(7);
    expect(await active(page)).toBe('Lamps 3');
    expect(await page.getByRole('status').filter({ hasText: '7 of 300' }).count()).toBe(1);
    await page.keyboard.press('Home');
    await page.keyboard.type('x');
    expect(await search(page).inputValue()).toBe('xlÄmps 3');
    await page.getByText('No boards found').waitFor();
  });

  test('draws only what is near, and the rest while one scrolls', async ({ openPage }) => {
    const page = await openPage('/?part=combobox');
    await field(page, 'Many').press('Enter');
    await expect.poll(() => options(page).count()).toBe(40);
    await page.getByRole('listbox').evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
    await expect.poll(() => options(page).count()).toBeGreaterThan(40);
  });

  test('leads on to what it does not hold yet', async ({ openPage }) => {
    const page = await openPage('/?part=combobox');
    await field(page, 'Many').press('Enter');
    await expect.poll(() => active(page)).toBe('Garden');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Create board');
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toBe('Create board');
    await expect.poll(() => field(page, 'Many').getAttribute('aria-expanded')).toBe('false');
  });

  test('under a finger shows the list and not a keyboard', async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 700 },
    });
    const page = await context.newPage();
    await page.goto('/?part=combobox');
    await field(page, 'Many').tap();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('listbox');
    await context.close();
  });
});

describe('an order', () => {
  const rows = (page: Page, state = 'few') => stateOf(page, state).getByRole('listitem');
  const names = async (page: Page) => (await rows(page).locator('bdi').allInnerTexts()).slice(0, 4);

  test('changes by buttons; the one that was pressed keeps the focus', async ({ openPage }) => {
    const page = await openPage('/?part=reorder');
    const few = stateOf(page, 'few');
    await few.getByRole('button', { name: 'Move Kites up' }).press('Enter');
    expect(await names(page)).toEqual(['Kitchen', 'Kites', 'Garden', 'Autumn']);
    expect(await focused(page)).toBe('Move Kites up');
    await page.keyboard.press('Enter');
    expect(await names(page)).toEqual(['Kites', 'Kitchen', 'Garden', 'Autumn']);
    expect(await few.getByRole('status').innerText()).toBe('Place 1 of 5');
    // At the end of its way the button stays, and does nothing.
    await page.keyboard.press('Enter');
    expect(await names(page)).toEqual(['Kites', 'Kitchen', 'Garden', 'Autumn']);
    expect(await focused(page)).toBe('Move Kites up');
  });

  test('changes by Alt with arrows, Home and End', async ({ openPage }) => {
    const page = await openPage('/?part=reorder');
    await stateOf(page, 'few').getByRole('button', { name: 'Move Kites down' }).focus();
    for (const [key, order] of [
      ['Alt+ArrowUp', ['Kitchen', 'Kites', 'Garden', 'Autumn']],
      ['Alt+ArrowDown', ['Kitchen', 'Garden', 'Kites', 'Autumn']],
      ['Alt+Home', ['Kites', 'Kitchen', 'Garden', 'Autumn']],
    ] as const) {
      await page.keyboard.press(key);
      expect(await names(page)).toEqual(order);
      expect(await focused(page)).toBe('Move Kites down');
    }
  });

  test('changes by dragging a grip; Escape takes it back', async ({ openPage }) => {
    const page = await openPage('/?part=reorder');
    const grip = async (index: number) => {
      const box = (await rows(page).nth(index).boundingBox())!;
      return { x: box.x + 30, y: box.y + box.height / 2 };
    };
    const lift = async () => {
      const [from, to] = [await grip(0), await grip(2)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y + 10, { steps: 4 });
      await expect.poll(() => page.locator('[data-drop="behind"]').count()).toBe(1);
    };
    await lift();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await names(page)).toEqual(['Kitchen', 'Garden', 'Kites', 'Autumn']);
    await lift();
    await page.mouse.up();
    expect(await names(page)).toEqual(['Garden', 'Kites', 'Kitchen', 'Autumn']);
  });

  test('of five hundred is drawn where one looks, in a box of its own', async ({ openPage }) => {
    const page = await openPage('/?part=reorder', { height: 700 });
    const many = stateOf(page, 'many');
    expect((await many.boundingBox())!.height).toBeLessThan(700);
    expect(await rows(page, 'many').count()).toBeLessThan(60);
    await many.locator('ol').evaluate((list) => list.parentElement?.scrollTo({ top: 1e6 }));
    await many.getByText('Board 499').waitFor();
    const last = rows(page, 'many').last();
    expect([await last.getAttribute('aria-posinset'), await last.getAttribute('aria-setsize')]).toEqual([
      '500',
      '500',
    ]);
    await many.getByRole('button', { name: 'Move Board 499 up' }).press('Alt+Home');
    await expect.poll(() => rows(page, 'many').first().locator('bdi').innerText()).toBe('Board 499');
    expect(await focused(page)).toBe('Move Board 499 up');
  });
});
