import type { Page } from 'playwright';

type Watched = { answers: number[] };

/** From now on the page notes how long each interaction took until the next painting. */
export async function watchAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const answers: number[] = [];
    Object.assign(window, { answers });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) answers.push(entry.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The slowest of them, and how many were long enough to be noted (16 ms). */
export async function slowestOf(page: Page): Promise<{ readonly ms: number; readonly count: number }> {
  const answers = await page.evaluate(() => (window as unknown as Watched).answers);
  return { ms: Math.max(0, ...answers), count: answers.length };
}
