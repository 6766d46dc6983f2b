import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { focused, said, stateOf, test } from './kit-test.ts';

const tip = (page: Page) => page.getByRole('tooltip');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const middle = async (page: Page, name: string) => {
  const box = (await button(page, name).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const pointAt = (page: Page, name: string) => button(page, name).hover();

/** From now on: how long after the pointer came to something a tooltip was shown, ms. */
const timeUntilShown = (page: Page) =>
  page.evaluateHandle(() => {
    let came = 0;
    document.addEventListener('pointerover', () => (came = performance.now()), { capture: true });
    const shown = new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (document.querySelector('[role="tooltip"]')) resolve(performance.now() - came);
      }).observe(document.body, { childList: true, subtree: true });
    });
    return { shown };
  });

describe('a tooltip', () => {
  test('comes when a pointer has rested, and goes when it leaves', async ({ openPage }) => {
    const page = await openPage('/?part=tooltip');
    const watch = await timeUntilShown(page);
    await pointAt(page, 'Add');
    expect(await watch.evaluate(({ shown }) => shown)).toBeGreaterThanOrEqual(490);
    await expect.poll(() => tip(page).allInnerTexts()).toEqual(['Add']);
    await page.mouse.move(600, 600);
    await expect.poll(() => tip(page).count()).toBe(0);
  });

  test('can be pointed at itself', async ({ openStoppedPage }) => {
    const page = await openStoppedPage('/?part=tooltip');
    const add = await middle(page, 'Add');
    await page.mouse.move(add.x, add.y);
    // The page is told of a movement with its next frame.
    await expect.poll(() => button(page, 'Add').evaluate((it) => it.matches(':hover'))).toBe(true);
    await page.clock.runFor(500);
    await tip(page).waitFor();
    const { x, y, width, height } = (await tip(page).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
    await expect.poll(() => tip(page).evaluate((it) => it.matches(':hover'))).toBe(true);
    // Longer than it stays for who has left.
    await page.clock.runFor(1_000);
    expect(await tip(page).count()).toBe(1);
  });

  test('says nothing twice: its words are the name, not a description', async ({ openPage }) => {
    const page = await openPage('/?part=tooltip');
    await button(page, 'Add').hover();
    await tip(page).waitFor();
    expect(await button(page, 'Add').getAttribute('aria-describedby')).toBeNull();
    expect(await button(page, 'Add').getAttribute('title')).toBeNull();
  });

  test('comes at once where Tab leads; Escape hides it and nothing else', async ({ openPage }) => {
    const page = await openPage('/?part=tooltip');
    await page.getByLabel('Part').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => tip(page).allInnerTexts()).toEqual(['Add']);
    await page.keyboard.press('Tab');
    await expect.poll(() => tip(page).first().innerText()).toContain('Donaudampf');
    await page.evaluate(() => addEventListener('keydown', (event) => (document.title = event.key)));
    await page.keyboard.press('Escape');
    await expect.poll(() => tip(page).count()).toBe(0);
    expect(await page.title()).not.toBe('Escape');
    expect(await focused(page)).toContain('Donaudampf');
  });

  test('in a dialog is a layer of its own for the keyboard, not for a pointer', async ({ openPage }) => {
    const page = await openPage('/?part=dialog');
    const dialog = page.getByRole('dialog');
    await button(page, 'Notice').press('Enter');
    await dialog.waitFor();
    // What gets the focus by itself says nothing.
    expect(await focused(page)).toBe('Close');
    expect(await tip(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);

    await button(page, 'New board').press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => tip(page).allInnerTexts()).toEqual(['Close']);
    await page.keyboard.press('Escape');
    await expect.poll(() => tip(page).count()).toBe(0);
    expect(await dialog.count()).toBe(1);

    await pointAt(page, 'Close');
    await expect.poll(() => tip(page).allInnerTexts()).toEqual([]);
    await page.mouse.move(600, 300);
    await pointAt(page, 'Close');
    await expect.poll(() => tip(page).allInnerTexts()).toEqual(['Close']);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await tip(page).count()).toBe(0);
  });

  test('keeps away after a press, until the pointer comes anew', async ({ openStoppedPage }) => {
    const page = await openStoppedPage('/?part=tooltip');
    await pointAt(page, 'Add');
    await page.mouse.down();
    await page.mouse.up();
    expect(await said(page)).toBe('Pressed');
    await page.mouse.move(
      ...(Object.values(await middle(page, 'Add')).map((place) => place + 2) as [number, number]),
    );
    await page.clock.runFor(5000);
    expect(await tip(page).count()).toBe(0);
  });

  test('does not lie over an open menu', async ({ openStoppedPage }) => {
    const page = await openStoppedPage('/?part=menu');
    await pointAt(page, 'Your account');
    await page.keyboard.press('Tab');
    await button(page, 'Your account').press('Enter');
    await expect.poll(() => button(page, 'Your account').getAttribute('aria-expanded')).toBe('true');
    await page.mouse.move(600, 600);
    await pointAt(page, 'Your account');
    await page.clock.runFor(5000);
    await expect.poll(() => tip(page).count()).toBe(0);
  });

  test.for(['ltr', 'rtl'])('stays inside the window (%s)', async (dir, { openPage }) => {
    const page = await openPage(`/?part=tooltip&dir=${dir}&text=200`, { width: 320, height: 600 });
    await stateOf(page, 'long text').getByRole('button').hover();
    await tip(page).waitFor();
    const box = (await tip(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(8);
    expect(box.x + box.width).toBeLessThanOrEqual(312);
  });

  test('comes under a finger that stays, which then has pressed nothing', async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, hasTouch: true });
    const page = await context.newPage();
    await page.goto('/?part=tooltip');
    const { x, y } = await middle(page, 'Add');
    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd') =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x, y }] : [],
      });
    await touch('touchStart');
    await tip(page).waitFor();
    await touch('touchEnd');
    await expect.poll(() => tip(page).count()).toBe(0);
    expect(await said(page)).toBe('');
    await touch('touchStart');
    await touch('touchEnd');
    await expect.poll(() => said(page)).toBe('Pressed');
    await context.close();
  });
});
