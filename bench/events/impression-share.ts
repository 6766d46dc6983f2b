import type { Browser, Page } from 'playwright';
import { PERSON } from '../../test/e2e/support/counted.ts';
import type { RunningServer } from '../../test/e2e/support/running-server.ts';
import type { Figure } from '../figure.ts';
import { openHome } from '../interactions/open-home.ts';
import { scrollTime } from '../interactions/scroll-time.ts';

const PAIRS = 7;
const QUICK_PAIRS = 3;
/**
 * The share of the time of scrolling that the functions of the tracker take, on the home page of a member who agreed to
 * analytics. They are timed one by one, because whole scrolls differ by more than they cost.
 */
export async function impressionShare(
  browser: Browser,
  server: RunningServer,
  quick: boolean,
): Promise<Figure> {
  const { page } = await openHome(browser, server, async (fresh, member) => {
    await member.call('UserSettings', 'update', { allow_analytic_cookies: true });
    await fresh.setExtraHTTPHeaders({ 'User-Agent': PERSON });
    await fresh.addInitScript(timeObservers);
  });
  await page.waitForFunction(() => window.observerMs !== undefined && window.observers > 0);
  const pairs = quick ? QUICK_PAIRS : PAIRS;
  const shares: number[] = [];
  for (let round = 0; round <= pairs; round += 1) {
    const before = await observerTime(page);
    const whole = await scrollTime(page, { px: 8_000, times: 1 });
    if (round > 0) shares.push(((await observerTime(page)) - before) / whole);
  }
  shares.sort((one, other) => one - other);
  return {
    what: `impressions in the time of scrolling, median of ${pairs}`,
    value: shares[pairs >> 1]! * 100,
    unit: '%',
    budget: 2,
  };
}

declare global {
  interface Window {
    observerMs: number;
    observers: number;
  }
}

function observerTime(page: Page): Promise<number> {
  return page.evaluate(() => window.observerMs);
}

/** Times the callbacks of all observers of intersections and of added elements, of which the tracker has one each. */
function timeObservers(): void {
  window.observerMs = 0;
  window.observers = 0;
  const timed =
    <A extends unknown[]>(callback: (...given: A) => void) =>
    (...given: A) => {
      const begun = performance.now();
      callback(...given);
      window.observerMs += performance.now() - begun;
    };
  const { IntersectionObserver: Intersections, MutationObserver: Mutations } = window;
  window.IntersectionObserver = class extends Intersections {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(timed(callback), options);
      if (options?.rootMargin?.startsWith('-143px') === true) window.observers += 1;
    }
  };
  window.MutationObserver = class extends Mutations {
    constructor(callback: MutationCallback) {
      super(timed(callback));
    }
  };
}
