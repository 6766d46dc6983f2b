import type { Page } from 'playwright';

/**
 * Milliseconds from the first event of those names that `act` causes, a press or a step back, until the frame is painted in which something that
 * the selector finds is there, or nothing any more.
 */
export async function timeUntilPainted(
  page: Page,
  act: () => Promise<unknown>,
  selector: string,
  wanted: 'there' | 'gone',
  begins: readonly string[] = ['click', 'popstate'],
): Promise<number> {
  await page.evaluate(
    ([found, state, names]) => {
      const measured = new Promise<number>((resolve) => {
        const begin = (event: Event) => {
          for (const name of names) window.removeEventListener(name, begin, true);
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
        for (const name of names) window.addEventListener(name, begin, true);
      });
      Object.assign(window, { measured });
    },
    [selector, wanted, begins] as const,
  );
  await act();
  return page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured);
}
