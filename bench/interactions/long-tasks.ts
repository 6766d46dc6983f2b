import type { Page } from 'playwright';

type Watched = { longTasks: number[] };

/** From now on the page notes tasks of over 50 ms. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) =>
      longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
}

/** ms; 0 without any. Begins anew with each asking. */
export async function longestTask(page: Page): Promise<number> {
  // A task is noted when it has ended, and told in a further one.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
  const tasks = await page.evaluate(() => (window as unknown as Watched).longTasks.splice(0));
  return Math.max(0, ...tasks);
}

/** Scrolls with a wheel over the middle of the page, a frame for each step. */
export async function turnWheel(page: Page, { steps, px }: { steps: number; px: number }): Promise<void> {
  await page.mouse.move(640, 400);
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, px);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}
