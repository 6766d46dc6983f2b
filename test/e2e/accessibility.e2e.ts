import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriersAtAnySize, barriersOn } from './support/accessibility.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { reflowFaults } from './support/reflow.ts';
import type { Screen } from './support/screens/screen.ts';
import { makeScreenWorld } from './support/screens/screen-world.ts';
import { SCREENS } from './support/screens/screens.ts';
import { openWatchedPage, saveScreenshot, type WatchedPage } from './support/watched-page.ts';

const EXPECTED = [/status of 40\d/, /ERR_INTERNET_DISCONNECTED/];

/** `visit` opens a screen, in the window that its person has open already unless the screen must be alone. */
const test = e2eTest
  .extend('world', { scope: 'file' }, ({ server }) => makeScreenWorld(server.url))
  .extend('windows', { scope: 'file' }, async ({}, { onCleanup }) => {
    const windows = new Map<string, WatchedPage>();
    onCleanup(async () => {
      for (const { page } of windows.values()) await page.context().close();
    });
    return windows;
  })
  .extend('visit', async ({ browser, server, world, windows, onTestFailed, onTestFinished }) => {
    return async ({ name, address, as, alone, reach }: Screen): Promise<Page> => {
      const options = { allow: EXPECTED, ...(as && { as: world[as] }) };
      const key = alone ? name : (as ?? 'visitor');
      const window_ = windows.get(key) ?? (await openWatchedPage(browser, server.url, options));
      windows.set(key, window_);
      const { page, problems } = window_;
      onTestFailed(async () => void (await saveScreenshot(page, name)));
      onTestFinished(async () => {
        await page.context().setOffline(false);
        const said = problems.splice(0);
        if (said.length > 0) throw new Error(`The browser complained:\n${said.join('\n')}`);
      });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address(world));
      await reach?.(page);
      return page;
    };
  });

test.for(SCREENS)('nothing stands in the way: $name', async (screen, { visit }) => {
  const page = await visit(screen);
  expect(await barriersAtAnySize(page)).toEqual([]);
  expect(await reflowFaults(page)).toEqual([]);
});

test('a barrier is noticed', async ({ openPage }) => {
  const page = await openPage('/');
  await page.locator('main').evaluate((main) => {
    const picture = document.createElement('img');
    picture.src = '/favicon.ico';
    main.append(picture);
  });
  expect(await barriersOn(page)).not.toEqual([]);
});

test('a second heading of the page is noticed, and a target that is too small', async ({ openPage }) => {
  const page = await openPage('/');
  await page.locator('main').evaluate((main) => {
    const heading = document.createElement('h1');
    heading.textContent = 'Another one';
    const targets = ['x', 'y'].map((name) => {
      const target = document.createElement('button');
      target.textContent = name;
      target.style.cssText = 'all: unset; display: inline-block; width: 12px; height: 12px; font-size: 8px';
      return target;
    });
    main.prepend(heading, ...targets);
  });
  const barriers = await barriersOn(page);
  expect(barriers).toContain('the page has 2 headings of the first level');
  expect(barriers.filter((line) => line.startsWith('target-size'))).toHaveLength(2);
});

test('what is too wide for a small window is noticed, and what wide text cuts off', async ({ openPage }) => {
  const page = await openPage('/');
  expect(await reflowFaults(page)).toEqual([]);
  await page.reload();
  await page.locator('main').evaluate((main) => {
    const clipped = document.createElement('p');
    clipped.textContent = 'wide';
    clipped.style.cssText = 'width: 42px; overflow: hidden; font: 16px monospace; white-space: nowrap';
    const wide = document.createElement('div');
    wide.style.cssText = 'width: 400px; height: 10px';
    main.append(clipped, wide);
  });
  const faults = await reflowFaults(page);
  expect(faults).toContain('the page is 400 px wide');
  expect(faults.some((fault) => fault.startsWith('cut off'))).toBe(false);
  expect(faults.some((fault) => fault.startsWith('with wide text: cut off'))).toBe(true);
});
