import type { Page } from 'playwright';

/**
 * Milliseconds from the first press or step back that `act` causes until the frame is painted in which something that
 * the selector finds is there, or nothing any more.
 */
export async function timeUntilPainted(
  page: Page,
  act: () => Promise<unknown>,
  selector: string,
  wanted: 'there' | 'gone',
): Promise<number> {
  await page.evaluate(
    ([found, state]) => {
      const measured = new Promise<number>((resolve) => {
        const begin = (event: Event) => {
          for (const name of ['click', 'popstate']) window.removeEventListener(name, begin, true);
          const look = () => {
            if ((document.querySelector(found) !== null) !== (state === 'there')) {
              requestAnimationFrame(look);
              return;
            }
            // A message comes after the frame that is being made now.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - event.timeStamp);
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        };
        for (const name of ['click', 'popstate']) window.addEventListener(name, begin, true);
      });
      Object.assign(window, { measured });
    },
    [selector, wanted] as const,
  );
  await act();
  return page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured);
}
