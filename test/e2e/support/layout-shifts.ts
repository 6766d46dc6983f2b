import type { Page } from 'playwright';

/** A part of the page that moved after it was seen. */
export interface Shift {
  readonly score: number;
  readonly what: readonly string[];
}

type Watched = Window & { seenShifts?: Shift[] };
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
};

/** Notes every shift of the pages that are loaded from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = ((window as Watched).seenShifts = []);
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.localName}.${element.className}` : 'something that is gone';
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) seen.push({ score: value, what: sources.map(({ node }) => name(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on this page since it was loaded, once its pictures in view are here and drawn. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return (window as Watched).seenShifts ?? [];
  });
}
