import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { focused, said, stateOf, test } from './kit-test.ts';

describe('a menu', () => {
  const button = (page: Page) => stateOf(page, 'actions').getByRole('button', { name: 'Your account' });
  const isOpen = (page: Page) => button(page).getAttribute('aria-expanded');
  const walk = async (page: Page, keys: readonly string[]) => {
    const reached: string[] = [];
    for (const key of keys) {
      await page.keyboard.press(key);
      reached.push(await focused(page));
    }
    return reached;
  };

  test.for([
    ['Enter', 'Your profile'],
    ['Space', 'Your profile'],
    ['ArrowDown', 'Your profile'],
    ['ArrowUp', 'Delete'],
  ] as const)('opens by %s at "%s"', async ([key, first], { openPage }) => {
    const page = await openPage('/?part=menu');
    await button(page).press(key);
    await expect.poll(() => focused(page)).toBe(first);
    expect(await isOpen(page)).toBe('true');
  });

  test('is walked by arrows round and round, by Home, End and letters', async ({ openPage }) => {
    const page = await openPage('/?part=menu');
    await button(page).press('Enter');
    await expect.poll(() => focused(page)).toBe('Your profile');
    expect(
      await walk(page, ['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'End', 'Home', 's', 'd']),
    ).toEqual([
      'Edit',
      'Your profile',
      'Delete',
      'Your profile',
      'Delete',
      'Your profile',
      'Settings',
      'Delete',
    ]);
  });

  test("leaves the browser's own keys alone", async ({ openPage }) => {
    const page = await openPage('/?part=menu');
    await button(page).press('Enter');
    await expect.poll(() => focused(page)).toBe('Your profile');
    await page.evaluate(() =>
      addEventListener('keydown', (event) => (document.title = `${event.key} ${event.defaultPrevented}`)),
    );
    await page.keyboard.press('Control+d');
    expect(await page.title()).toBe('d false');
    expect(await focused(page)).toBe('Your profile');
  });

  test.for(['Enter', 'Space'] as const)(
    '%s chooses, also a link, and gives the focus back',
    async (key, { openPage }) => {
      const page = await openPage('/?part=menu');
      for (const [letter, done] of [
        ['e', 'Edit'],
        ['s', 'Went to /settings'],
      ] as const) {
        await button(page).press('Enter');
        await expect.poll(() => focused(page)).toBe('Your profile');
        await page.keyboard.press(letter);
        await page.keyboard.press(key);
        await expect.poll(() => said(page)).toBe(done);
        await expect.poll(() => isOpen(page)).toBe('false');
        expect(await focused(page)).toBe('Your account');
      }
    },
  );

  test('closes by Escape, which gives the focus back, by Tab, which goes on, and by a press elsewhere', async ({
    openPage,
  }) => {
    const page = await openPage('/?part=menu');
    await button(page).press('Enter');
    await expect.poll(() => focused(page)).toBe('Your profile');
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe('false');
    expect(await focused(page)).toBe('Your account');

    await button(page).press('Enter');
    await expect.poll(() => focused(page)).toBe('Your profile');
    await page.keyboard.press('Tab');
    await expect.poll(() => isOpen(page)).toBe('false');
    expect(await focused(page)).toBe('Sort');

    await button(page).click();
    await expect.poll(() => isOpen(page)).toBe('true');
    await page.mouse.click(600, 600);
    await expect.poll(() => isOpen(page)).toBe('false');
  });

  test('says which of several choices holds', async ({ openPage }) => {
    const page = await openPage('/?part=menu');
    await page.getByRole('button', { name: 'Sort', exact: true }).press('Enter');
    const holds = page.getByRole('menuitemradio', { checked: true });
    expect(await holds.innerText()).toBe('Newest');
    await page.getByRole('menuitemradio', { name: 'Oldest' }).click();
    await page.getByRole('button', { name: 'Sort', exact: true }).press('Enter');
    expect(await holds.innerText()).toBe('Oldest');
  });

  test.for([
    { dir: 'ltr', width: 390 },
    { dir: 'rtl', width: 390 },
    { dir: 'ltr', width: 1280 },
    { dir: 'rtl', width: 1280 },
  ])(
    'stands inside the window, whatever its words ($dir, $width px)',
    async ({ dir, width }, { openPage }) => {
      const page = await openPage(`/?part=menu&dir=${dir}`, { width, height: 700 });
      for (const name of ['Your account', 'Sort', 'Long', 'Many']) {
        await page.getByRole('button', { name, exact: true }).press('Enter');
        const box = (await page.locator(':popover-open').boundingBox())!;
        expect(box.x, name).toBeGreaterThanOrEqual(7);
        expect(box.x + box.width, name).toBeLessThanOrEqual(width - 7);
        expect(box.y, name).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height, name).toBeLessThanOrEqual(700);
        await page.keyboard.press('Escape');
      }
    },
  );

  test('stands under its button also where the browser cannot anchor it', async ({ openPage }) => {
    const page = await openPage('/?part=menu', { height: 700 });
    await page.addInitScript(() => {
      CSS.supports = () => false;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[popover] { position-area: none !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await page.reload();
    for (const name of ['Your account', 'Many']) {
      const opener = page.getByRole('button', { name, exact: true });
      await opener.press('Enter');
      const menu = page.locator(':popover-open');
      const under = (await opener.boundingBox())!;
      const placed = async () => (await menu.boundingBox())!;
      await expect.poll(async () => (await placed()).y + (await placed()).height).toBeLessThanOrEqual(692);
      expect((await placed()).x).toBeGreaterThanOrEqual(8);
      // It comes with a movement of a few pixels, and is measured where that ends.
      if (name === 'Your account')
        await expect.poll(async () => (await placed()).y).toBeCloseTo(under.y + under.height + 8, 0);
      await page.keyboard.press('Escape');
    }
  });
});
