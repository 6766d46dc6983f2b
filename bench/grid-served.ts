import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Figure } from './figure.ts';
import { bundle, openBrowser } from './grid/browser.ts';

const WIDTHS = [250, 320, 341, 360, 390, 430, 529, 530, 768, 1000, 1280, 1920, 3840];
const VARIANTS = [
  { name: 'left to right', dir: 'ltr', root: '100%' },
  { name: 'right to left', dir: 'rtl', root: '100%' },
  { name: 'twice the text size', dir: 'ltr', root: '200%' },
];
const NONCE = 'abc';

/** How far the cards of a served page are from their place before the first script, at many window widths. */
export async function run(): Promise<Figure[]> {
  const html = await render();
  const { script, style } = await bundle('served-page');
  const browser = await openBrowser();
  const figures: Figure[] = [];
  try {
    for (const { name, dir, root } of VARIANTS) {
      const document =
        `<!doctype html><html lang="en" dir="${dir}"><head>` +
        `<meta http-equiv="content-security-policy" content="style-src 'nonce-${NONCE}'">` +
        `<style nonce="${NONCE}">html{font-size:${root}}body{margin:0}${style}</style></head>` +
        `<body><main>${html}</main><footer>End</footer></body></html>`;
      const moves = [];
      for (const width of WIDTHS) moves.push(await compare(browser, document, script, width));
      figures.push(
        {
          what: `${name}: farthest card from its place before script`,
          value: Math.max(...moves.map(({ farthest }) => farthest)),
          unit: 'px',
          budget: 1,
        },
        {
          what: `${name}: layout shift after hydration`,
          value: Math.max(...moves.map(({ shift }) => shift)),
          unit: '',
          budget: 0,
        },
      );
    }
  } finally {
    await browser.close();
  }
  return figures;
}

async function render(): Promise<string> {
  const { script } = await bundle('served-page', 'server');
  const folder = await mkdtemp(join(fileURLToPath(new URL('.', import.meta.url)), '.served-'));
  try {
    const file = join(folder, 'served-page.mjs');
    await writeFile(file, script);
    const { ServedPage } = (await import(file)) as { ServedPage: ComponentType<{ nonce: string }> };
    return renderToString(createElement(ServedPage, { nonce: NONCE }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function compare(
  browser: Browser,
  html: string,
  script: string,
  width: number,
): Promise<{ farthest: number; shift: number }> {
  // So tall that after hydration, too, all 25 cards are drawn.
  const page = await browser.newPage({ viewport: { width, height: 16_000 } });
  try {
    await page.setContent(html);
    await page.evaluate(() => {
      const sum = { shift: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          sum.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { sum });
    });
    const read = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('article,footer')].map((card) => {
          const { left, top, width: cardWidth } = card.getBoundingClientRect();
          return [left, top, cardWidth];
        }),
      );
    const before = await read();
    await page.addScriptTag({ content: `${script};hydrate()` });
    await page.waitForFunction(() => document.querySelector('article')?.style.transform);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    const after = await read();
    if (after.length !== before.length)
      throw new Error(`${after.length} of ${before.length} cards at ${width} px`);
    const shift = await page.evaluate(() => (window as unknown as { sum: { shift: number } }).sum.shift);
    const apart = before.flatMap((place, card) =>
      place.map((value, axis) => Math.abs(value - after[card]![axis]!)),
    );
    return { farthest: Math.max(...apart), shift };
  } finally {
    await page.close();
  }
}
