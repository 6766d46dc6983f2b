import type { Locator, Page } from 'playwright';
import { kitShowcase } from '../../../tools/kit/kit-showcase.ts';
import type { PageOptions } from '../support/watched-page.ts';
import { showcaseTest } from '../support/showcase-test.ts';

/** A test of the page that shows every part of the kit: `openPage('/?part=menu')`. Needs no server and no build. */
export const test = showcaseTest(kitShowcase(process.cwd()))
  .extend('motion', { scope: 'file' }, () => true)
  // A page in which time passes only by `page.clock.runFor`. Its clock is in place before its scripts: a timer that was
  // set before it would run on, and nothing that the page does afterwards could end it.
  .extend(
    'openStoppedPage',
    ({ openPage }) =>
      async (address: string, options: PageOptions = {}): Promise<Page> => {
        const page = await openPage('about:blank', options);
        await page.clock.install({ time: 0 });
        await page.goto(address);
        // Later than any time that passes until here.
        await page.clock.pauseAt(3_600_000);
        return page;
      },
  );

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
