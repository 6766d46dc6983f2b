import type { Browser, Page } from 'playwright';
import type { Figure } from '../figure.ts';
import { bundle } from '../grid/browser.ts';
import { scrollTime } from './scroll-time.ts';

/** How often whole and plain cards are scrolled in turns; the median counts. */
const PAIRS = 7;
const QUICK_PAIRS = 3;
const STEP_PX = 200;

/**
 * The wall of the product and one of the plainest cards at the same places, both scrolled over the same way when all is
 * there.
 */
export async function besidePlainCards(browser: Browser, wall: Page, quick: boolean): Promise<Figure> {
  const pairs = quick ? QUICK_PAIRS : PAIRS;
  await wall.waitForLoadState('networkidle');
  await wall.bringToFront();
  const heights = await heightsOfCards(wall);
  const plain = await plainWall(browser, heights);
  const way = {
    px: Math.floor(
      Math.min(
        ...(await Promise.all(
          [wall, plain].map((page) =>
            page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
          ),
        )),
      ),
    ),
    times: 2,
  };
  // A pointer rests over the cards that pass.
  for (const page of [wall, plain]) await page.mouse.move(640, 400);
  const ratios: number[] = [];
  for (let round = 0; round <= pairs; round++) {
    await wall.bringToFront();
    const whole = await scrollTime(wall, way);
    await plain.bringToFront();
    const plainest = await scrollTime(plain, way);
    // The first round is for pictures and code that come only once.
    if (round > 0) ratios.push(whole / plainest);
  }
  ratios.sort((one, other) => one - other);
  return {
    what: `scrolling whole cards beside plain ones, median of ${pairs} pairs`,
    value: ratios[pairs >> 1]!,
    unit: '×',
    budget: 2,
  };
}

/** In feed order, px; reads the wall from its top to its end, and leaves it at its top. */
function heightsOfCards(wall: Page): Promise<number[]> {
  return wall.evaluate(async (step) => {
    const heights: number[] = [];
    const end = () => document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; ; top += step) {
      scrollTo(0, top);
      await new Promise((afterPaint) => requestAnimationFrame(() => requestAnimationFrame(afterPaint)));
      for (const card of document.querySelectorAll<HTMLElement>('[role=feed] > article')) {
        heights[Number(card.ariaPosInSet) - 1] = card.offsetHeight;
      }
      if (top >= end()) break;
    }
    scrollTo(0, 0);
    return heights;
  }, STEP_PX);
}

async function plainWall(browser: Browser, heights: readonly number[]): Promise<Page> {
  const { script, style } = await bundle('own-page');
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent(
    `<!doctype html><html lang="en"><head><style>body{margin:0;font:14px/20px system-ui}${style}</style></head>` +
      `<body data-heights="${JSON.stringify(heights)}"><main></main></body></html>`,
  );
  await page.addScriptTag({ content: script });
  await page.waitForFunction(() => document.querySelectorAll('.picture').length > 10);
  return page;
}
