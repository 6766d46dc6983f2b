import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriersAtAnySize } from '../accessibility.ts';
import { test as e2eTest } from '../e2e-test.ts';
import { reflowFaults } from '../reflow.ts';
import { openWatchedPage, saveScreenshot, type WatchedPage } from '../watched-page.ts';
import type { Screen } from './screen.ts';
import { makeScreenWorld } from './screen-world.ts';

const EXPECTED = [/status of 40\d/, /ERR_INTERNET_DISCONNECTED/];

/** How the people of these screens read: the language of their browsers, and texts on their pages by their English. */
export interface Reading {
  readonly locale: string;
  readonly byEnglish: (page: Page) => Page;
}

/** `visit` opens a screen, in the window that its person has open already unless the screen must be alone. */
export const test = e2eTest
  .extend('reading', { scope: 'file' }, (): Reading => ({ locale: 'en-GB', byEnglish: (page) => page }))
  .extend('world', { scope: 'file' }, ({ server, reading }) => makeScreenWorld(server.url, reading.locale))
  .extend('windows', { scope: 'file' }, async ({}, { onCleanup }) => {
    const windows = new Map<string, WatchedPage>();
    onCleanup(async () => {
      for (const { page } of windows.values()) await page.context().close();
    });
    return windows;
  })
  .extend('visit', async ({ browser, server, world, windows, reading, onTestFailed, onTestFinished }) => {
    return async ({ name, address, as, alone, undecided = false, reach }: Screen): Promise<Page> => {
      const options = { allow: EXPECTED, locale: reading.locale, undecided, ...(as && { as: world[as] }) };
      const key = alone || undecided ? name : (as ?? 'visitor');
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
      expect(await page.evaluate(() => scrollY), 'pages open at their top').toBe(0);
      await reach?.(reading.byEnglish(page));
      return page;
    };
  });

/** Looks at each of these screens in both layouts and themes, and in a very small window. */
export function nothingStandsInTheWayOn(screens: readonly Screen[]): void {
  test.for(screens)('nothing stands in the way: $name', async (screen, { visit }) => {
    const page = await visit(screen);
    expect(await barriersAtAnySize(page)).toEqual([]);
    expect(await reflowFaults(page)).toEqual([]);
  });
}
