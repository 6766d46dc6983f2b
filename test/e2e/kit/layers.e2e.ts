import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { stillness } from '../support/stillness.ts';
import { launchBrowser } from '../support/browser.ts';
import { focused, test } from './kit-test.ts';

const dialogs = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

/** Everything that Tab reaches, until it comes round or leaves the page. */
async function tabbed(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<string[]> {
  const reached: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key);
    reached.push(await focused(page));
  }
  return reached;
}

describe('a dialog', () => {
  test('takes the focus to its first field, and back to its button when it closes', async ({ openPage }) => {
    const page = await openPage('/?part=dialog');
    await open(page, 'New board');
    await expect.poll(() => dialogs(page).count()).toBe(1);
    expect(await page.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs(page).count()).toBe(0);
    expect(await focused(page)).toBe('New board');
  });

  test('is named and described', async ({ openPage }) => {
    const page = await openPage('/?part=dialog');
    await open(page, 'Delete');
    const asked = page.getByRole('alertdialog', {
      name: 'Delete this board?',
      description: 'Its pins go, too. This can’t be undone.',
    });
    await asked.waitFor();
    expect(await focused(page)).toBe('Cancel');
  });

  test.for(['Tab', 'Shift+Tab'] as const)('%s stays inside', async (key, { openPage }) => {
    const page = await openPage('/?part=dialog');
    await open(page, 'New board');
    await dialogs(page).waitFor();
    const reached = await tabbed(page, key, 9);
    // Between the last and the first one may be the browser's own bar.
    expect([...new Set(reached)].filter(Boolean).sort()).toEqual(['Cancel', 'Close', 'Create']);
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(outside).toBe(false);
  });

  test('over a dialog closes alone: Escape closes one layer', async ({ openPage }) => {
    const page = await openPage('/?part=dialog');
    await open(page, 'Outer');
    await open(page, 'Inner');
    const inner = page.getByRole('alertdialog', { name: 'Leave?' });
    await inner.waitFor();
    await stillness(page);
    const title = (await inner.getByRole('heading').boundingBox())!;
    expect(title.y).toBeGreaterThan((await inner.boundingBox())!.y);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
    expect(await page.getByRole('dialog', { name: 'Edit board' }).count()).toBe(1);
    expect(await focused(page)).toBe('Inner');
  });

  test.for([
    ['a menu', (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Your account' })],
    ['a list', (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Cover' })],
  ] as const)('stays when Escape closes %s in it', async ([, opener], { openPage }) => {
    const page = await openPage('/?part=dialog');
    await open(page, 'Outer');
    await opener(page).press('Enter');
    await expect.poll(() => opener(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => opener(page).getAttribute('aria-expanded')).toBe('false');
    expect(await page.getByRole('dialog', { name: 'Edit board' }).count()).toBe(1);
  });

  test('closes by a press beside it, but not by one on its scrollbar', async ({ server }) => {
    const browser = await launchBrowser({ showsScrollbars: true });
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 500 } });
    await page.goto('/?part=dialog');
    await open(page, 'Tall');
    await dialogs(page).waitFor();
    await stillness(page);
    const box = (await dialogs(page).boundingBox())!;
    await page.mouse.click(box.x + box.width - 6, box.y + box.height - 60);
    await page.getByText('Much to read').evaluate(async (title) => {
      while (title.getBoundingClientRect().bottom > 0) await new Promise(requestAnimationFrame);
    });
    expect(await dialogs(page).count()).toBe(1);
    await page.mouse.click(10, 10);
    await expect.poll(() => dialogs(page).count()).toBe(0);
    await browser.close();
  });

  test('with much to read begins at its top and has its buttons in view', async ({ openPage }) => {
    const page = await openPage('/?part=dialog', { height: 600 });
    await open(page, 'Tall');
    await dialogs(page).waitFor();
    await stillness(page);
    const at = async (name: string) => (await page.getByText(name, { exact: true }).boundingBox())!;
    expect((await at('Much to read')).y).toBeGreaterThan(0);
    const button = await at('Understood');
    expect(button.y + button.height).toBeLessThan(600);
  });

  test('holds the page beneath still', async ({ openPage }) => {
    const page = await openPage('/', { height: 500 });
    await page.getByRole('button', { name: 'New board', exact: true }).click();
    await dialogs(page).waitFor();
    await stillness(page);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(20, 300);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs(page).count()).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('fades away after the page has come back, and leaves nothing behind', async ({ openPage }) => {
    const page = await openPage('/?part=dialog');
    await open(page, 'Notice');
    await dialogs(page).waitFor();
    await stillness(page);
    const fading = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          document.addEventListener('animationstart', ({ target }) => {
            if ((target as Element).ariaHidden === 'true') resolve(true);
          });
        }),
    );
    await page.keyboard.press('Escape');
    expect(await fading).toBe(true);
    await stillness(page);
    await expect.poll(() => page.locator('body > [popover]').count()).toBe(0);
  });

  test('goes at once for those who want less motion', async ({ openPage }) => {
    const page = await openPage('/?part=dialog', { reducedMotion: true });
    await open(page, 'Notice');
    await dialogs(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs(page).count()).toBe(0);
    expect(await page.locator('body > [popover]').count()).toBe(0);
  });

  test('on a phone rises from the lower edge', async ({ openPage }) => {
    const page = await openPage('/?part=dialog', { width: 390, height: 700 });
    await open(page, 'New board');
    await dialogs(page).waitFor();
    await stillness(page);
    const box = (await dialogs(page).boundingBox())!;
    expect([box.x, Math.round(box.y + box.height)]).toEqual([0, 700]);
  });
});

describe('a popover', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Open popover' });

  test('is reached by Tab right after its button, and closes when the focus goes on', async ({
    openPage,
  }) => {
    const page = await openPage('/?part=popover');
    await button(page).press('Enter');
    // What it holds comes as it opens.
    await page.getByRole('dialog', { name: 'Where to' }).getByText('First', { exact: true }).waitFor();
    expect(await tabbed(page, 'Tab', 3)).toEqual(['First', 'Last', 'Open sheet']);
    await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('false');
  });

  test('keeps what it shows until it has faded, then shows nothing', async ({ openPage }) => {
    const page = await openPage('/?part=popover');
    await button(page).press('Enter');
    await page.getByRole('dialog', { name: 'Where to' }).waitFor();
    await stillness(page);
    await page.evaluate(() => {
      const popover = document.querySelector<HTMLElement>('[popover]:popover-open')!;
      popover.addEventListener(
        'toggle',
        () => (document.title = popover.innerText.replace(/\s+/g, ' ').trim()),
      );
    });
    await page.keyboard.press('Escape');
    await expect.poll(() => page.title()).toBe('First Last');
    await expect.poll(() => page.locator('.kit-popover').count()).toBe(0);
    expect(await focused(page)).toBe('Open popover');
  });

  test('as a sheet takes the lower edge of a phone, with a backdrop over the rest', async ({ openPage }) => {
    const page = await openPage('/?part=popover', { width: 390, height: 700 });
    await page.getByRole('button', { name: 'Open sheet' }).click();
    const sheet = page.getByRole('dialog', { name: 'Where to' });
    await sheet.waitFor();
    await stillness(page);
    const box = (await sheet.boundingBox())!;
    expect([box.x, Math.round(box.y + box.height)]).toEqual([0, 700]);
    // All but the room of a scrollbar.
    expect(box.width).toBeGreaterThan(370);
    await page.mouse.click(200, 100);
    await expect.poll(() => sheet.count()).toBe(0);
  });
});

describe('a toast', () => {
  test('is said aloud without taking the focus, and waits while it is hovered', async ({
    openStoppedPage,
  }) => {
    const page = await openStoppedPage('/?part=toast');
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await page.clock.runFor(200);
    const toast = page.getByRole('status').getByText('Saved to');
    await toast.waitFor();
    expect(await focused(page)).toBe('Done');
    await toast.hover();
    await page.clock.runFor(20_000);
    expect(await toast.count()).toBe(1);
    await page.mouse.move(10, 10);
    const aSecondLater = async () => {
      await page.clock.runFor(1000);
      return toast.count();
    };
    await expect.poll(aSecondLater).toBe(0);
  });

  test('is 56 px high, 24 px above the edge', async ({ openStoppedPage }) => {
    const page = await openStoppedPage('/?part=toast');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.clock.runFor(200);
    const link = page.getByRole('link', { name: 'Gardens' });
    await link.hover();
    await stillness(page);
    const box = (await page.locator('[role="status"] > div', { has: link }).boundingBox())!;
    expect([box.height, 800 - box.y - box.height]).toEqual([56, 24]);
  });
});
