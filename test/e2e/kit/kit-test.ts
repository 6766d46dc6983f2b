import type { Locator, Page } from 'playwright';
import { serveKit } from '../../../tools/kit/kit-site.ts';
import { test as e2eTest } from '../support/e2e-test.ts';
import type { RunningServer } from '../support/running-server.ts';

/**
 * A test of the page that shows every part of the kit: `openPage('/?part=menu')`. Needs no server and no build.
 * It extends and does not override: an override would stay for the files that run later in the same worker.
 */
export const test = e2eTest
  .extend('motion', { scope: 'file' }, () => true)
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }): Promise<RunningServer> => {
    const site = await serveKit(process.cwd(), 0);
    onCleanup(() => site.close());
    const nothing = () => '';
    return {
      url: site.url,
      pid: process.pid,
      dataDir: '',
      output: nothing,
      log: nothing,
      stop: () => site.close().then(() => 0),
      kill: () => site.close(),
    };
  });

/** One state of the part that is shown. */
export function stateOf(page: Page, state: string): Locator {
  return page.locator(`[data-state="${state}"] .kit-stage`);
}

/** Name or words of what has the focus; empty for none. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return '';
    return (element.ariaLabel ?? element.textContent).trim();
  });
}

/** What a part did last, as the page's toolbar tells. */
export function said(page: Page): Promise<string> {
  return page.getByLabel('Said').innerText();
}

/** From now on time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
