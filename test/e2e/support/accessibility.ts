import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Theme = 'light' | 'dark';

/** Windows of a desktop and of a phone, each in a theme of its own: both layouts and both palettes are seen. */
const WINDOWS = [
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const;

/** The theme in which screens of this width are looked at, where both widths are. */
export const themeAt = (width: number): Theme =>
  WINDOWS.find((window_) => window_.width === width)?.theme ?? 'light';

/** Everything that axe looks for by itself, and the size of targets, which one has to ask for. */
const ALL_RULES = { rules: { 'target-size': { enabled: true } } };
/** Nothing but its colours changes in the dark. */
const COLOUR_RULES = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** What stands in the way of somebody on this page, light and dark: one line for each thing found. */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  const light = await barriersIn(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...linesOf(await run(page, COLOUR_RULES)).map((line) => `dark: ${line}`)];
}

/** The same in one theme. */
export async function barriersIn(page: Page, theme: Theme): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: theme });
  const lines = [...linesOf(await run(page, ALL_RULES)), ...(await outlineFaults(page))];
  return lines.map((line) => (theme === 'dark' ? `dark: ${line}` : line));
}

/** What stands in the way in a large light window, and in a small dark one. */
export async function barriersAtAnySize(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const height = page.viewportSize()?.height ?? 800;
  for (const { width, theme } of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const line of await barriersIn(page, theme)) found.push(`${width} px: ${line}`);
  }
  return found;
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
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const { violations, ...rest } = await axe.run({ resultTypes: ['violations'], ...given });
    // axe does not know that an open menu or list lies on top of everything.
    const open = document.querySelector(':popover-open:not([role="status"])') !== null;
    const isCovered = ({ failureSummary = '' }: { readonly failureSummary?: string }) =>
      open && failureSummary.includes('partially obscured');
    const found = violations
      .map((rule) =>
        rule.id === 'target-size' ? { ...rule, nodes: rule.nodes.filter((node) => !isCovered(node)) } : rule,
      )
      .filter(({ nodes }) => nodes.length > 0);
    return { ...rest, violations: found };
  }, options);
}

/** What axe does not ask: a language, a title, one heading of the page, and a name for what lies on top. */
function outlineFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    if (document.documentElement.lang !== 'en') faults.push('the page has no language');
    if (document.title.trim() === '') faults.push('the page has no title');
    // A closeup has the heading of the page that it covers.
    const top = [...document.querySelectorAll('dialog[open]')].at(-1);
    const scope = top?.querySelector('h1') ? top : document;
    const headings = [...scope.querySelectorAll('h1')].filter(
      (heading) => heading.checkVisibility() && heading.closest('dialog') === (scope === top ? top : null),
    );
    if (headings.length !== 1) faults.push(`the page has ${headings.length} headings of the first level`);
    return faults;
  });
}

function linesOf({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}
