import type { Browser } from 'playwright';
import { bundle, openBrowser, type Bundle } from './grid/browser.ts';
import type { Figure } from './figure.ts';

/** Cards, and how often both pages are scrolled. */
const RUNS: readonly (readonly [number, number])[] = [
  [1_000, 3],
  [10_000, 3],
  [100_000, 1],
];
/** Every size, once. */
const QUICK = RUNS.map(([cards]) => [cards, 1] as const);
const STEPS = 600;
const STEP_PX = 100;

const STYLE = `
  body { margin: 0; font: 14px/20px system-ui }
  .picture { display: block; border-radius: 16px }
  .title { margin: 8px 4px 0; font-weight: 600 }
  .line { margin: 4px 4px 0; font-size: 12px; line-height: 16px }
  .hidden { position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%) }
`;

interface Scrolled {
  /** Main-thread time of the whole scroll, ms. */
  readonly cpu: number;
  readonly elements: number;
  readonly heap: number;
  /** Moments at which a part of the view showed no card. */
  readonly blank: number;
}

/** Main-thread time, DOM and heap while 60,000 px of simple cards are scrolled, beside virtua in the same run. */
export async function run({ quick }: { readonly quick: boolean }): Promise<Figure[]> {
  const pages = { own: await bundle('own-page'), virtua: await bundle('virtua-page') };
  const browser = await openBrowser();
  const figures: Figure[] = [];
  try {
    for (const [cards, rounds] of quick ? QUICK : RUNS) {
      const own: Scrolled[] = [];
      const virtua: Scrolled[] = [];
      for (let round = 0; round < rounds; round++) {
        own.push(await scroll(browser, pages.own, cards));
        virtua.push(await scroll(browser, pages.virtua, cards));
      }
      const name = `${cards.toLocaleString('en')} cards`;
      const cpu = median(own, 'cpu');
      const theirs = median(virtua, 'cpu');
      figures.push(
        { what: `${name}: main-thread time`, value: cpu, unit: 'ms' },
        { what: `${name}: main-thread time of virtua`, value: theirs, unit: 'ms', foreign: true },
        { what: `${name}: ratio`, value: cpu / theirs, unit: '×', budget: 0.7 },
        { what: `${name}: DOM elements at most`, value: median(own, 'elements'), unit: '', budget: 400 },
        {
          what: `${name}: DOM elements of virtua`,
          value: median(virtua, 'elements'),
          unit: '',
          foreign: true,
        },
        {
          what: `${name}: heap at the end`,
          value: median(own, 'heap'),
          unit: 'MB',
          ...(cards === 1_000 && { budget: 60 }),
        },
        { what: `${name}: heap of virtua`, value: median(virtua, 'heap'), unit: 'MB', foreign: true },
        { what: `${name}: moments with a blank place`, value: median(own, 'blank'), unit: '', budget: 0 },
        {
          what: `${name}: moments with a blank place, virtua`,
          value: median(virtua, 'blank'),
          unit: '',
          foreign: true,
        },
      );
    }
  } finally {
    await browser.close();
  }
  return figures;
}

async function scroll(browser: Browser, { script, style }: Bundle, cards: number): Promise<Scrolled> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.setContent(
      `<!doctype html><html lang="en"><head><style>${STYLE}${style}</style></head>` +
        `<body data-cards="${cards}"><main></main></body></html>`,
    );
    await page.addScriptTag({ content: script });
    await page.waitForFunction(() => document.querySelectorAll('.picture').length > 10);
    const session = await page.context().newCDPSession(page);
    // Time that the thread really had, so that other work on the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const taskTime = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    const before = await taskTime();
    const elements = await page.evaluate(
      async ({ steps, px }) => {
        let most = 0;
        for (let step = 1; step <= steps; step++) {
          scrollTo(0, step * px);
          await new Promise(requestAnimationFrame);
          if (step % 20 === 0) most = Math.max(most, document.querySelectorAll('main *').length);
        }
        return most;
      },
      { steps: STEPS, px: STEP_PX },
    );
    const cpu = (await taskTime()) - before;
    const blank = await countBlank(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { cpu, elements, heap: usedSize / 1e6, blank };
  } finally {
    await page.close();
  }
}

/** Scrolls back in larger steps and looks, after each frame, for a column without a card in the view. */
function countBlank(page: Awaited<ReturnType<Browser['newPage']>>): Promise<number> {
  return page.evaluate(async () => {
    let blank = 0;
    for (let top = scrollY; top > 2_000; top -= 400) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      const pictures = [...document.querySelectorAll('.picture')].map((one) => one.getBoundingClientRect());
      for (let column = 0; column < 5; column++) {
        const inColumn = pictures.filter(({ left }) => Math.round((left - 18) / 252) === column);
        const top = Math.min(...inColumn.map((rect) => rect.top));
        const bottom = Math.max(...inColumn.map((rect) => rect.bottom));
        if (top > 100 || bottom < innerHeight - 100) blank++;
      }
    }
    return blank;
  });
}

function median(rounds: readonly Scrolled[], key: keyof Scrolled): number {
  return rounds.map((round) => round[key]).sort((a, b) => a - b)[rounds.length >> 1]!;
}
