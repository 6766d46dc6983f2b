import type { Locator, Page } from 'playwright';
import { kitShowcase } from '../../../tools/kit/kit-showcase.ts';
import { showcaseTest } from '../support/showcase-test.ts';

/** A test of the page that shows every part of the kit: `openPage('/?part=menu')`. Needs no server and no build. */
export const test = showcaseTest(kitShowcase(process.cwd())).extend('motion', { scope: 'file' }, () => true);

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
  // Later than any time that passes until here.
  await page.clock.pauseAt(3_600_000);
}
