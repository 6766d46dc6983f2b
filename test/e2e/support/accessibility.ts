import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What stands in the way of somebody on this page, light and dark: one line for each thing found. */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await run(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  // Nothing but its colours changes in the dark.
  const dark = await run(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  return [...linesOf(light), ...linesOf(dark).map((line) => `dark: ${line}`)];
}

/** From outside of the page, so that its security policy need not allow it. */
async function run(page: Page, options: object): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Colours count as they are once they have faded in.
  await page.evaluate(async () => {
    const fading = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // Where a colour is inherited, one fading begins when another ends.
    for (let all = fading(); all.length > 0; all = fading()) {
      await Promise.allSettled(all.map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    }
  });
  return page.evaluate(
    (given) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        ...given,
      }),
    options,
  );
}

function linesOf({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}
