import type { Page } from 'playwright';

const STEP_PX = 100;

/**
 * Main-thread time, in ms, while the page is scrolled down and up again so often. Time that the thread really had, so
 * that other work on the machine does not count.
 */
export async function scrollTime(page: Page, { px, times }: { px: number; times: number }): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await taskTime();
  await page.evaluate(
    async ([steps, step, rounds]) => {
      for (let at = 0; at < 2 * steps * rounds; at++) {
        const turn = at % (2 * steps);
        scrollTo(0, step * Math.min(turn, 2 * steps - turn));
        await new Promise(requestAnimationFrame);
      }
    },
    [Math.floor(px / STEP_PX), STEP_PX, times] as const,
  );
  return (await taskTime()) - before;
}
