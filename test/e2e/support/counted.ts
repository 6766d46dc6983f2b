import type { Page, Response } from 'playwright';

/** What calls itself headless counts as a machine. */
export const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36';

/** Loads a page anew as one of a person, in which the test can let time pass. */
export async function reloadAsPerson(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'User-Agent': PERSON });
  await page.clock.install();
  await page.reload();
}

/**
 * The answer to the call that tells what is seen because of an act. Pages tell it some seconds later: these
 * are let pass at once.
 */
export async function countedAfter(page: Page, act: () => Promise<unknown>): Promise<Response> {
  let isTold = false;
  const counted = page
    .waitForResponse((answer) => answer.url().includes('/v3/counters/'), { timeout: 25_000 })
    .finally(() => (isTold = true));
  await act();
  while (!isTold) await page.clock.runFor(500);
  return counted;
}
