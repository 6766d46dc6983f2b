import type { Browser, CDPSession, Page } from 'playwright';
import { Member } from '../../test/e2e/support/member.ts';
import type { RunningServer } from '../../test/e2e/support/running-server.ts';
import { waitForTheApp } from '../../test/e2e/support/watched-page.ts';

/** As slow as a phone of the middle. */
const SLOWDOWN = 4;

/**
 * The home page of a member with six boards, 1280 × 800, at a quarter of the processor's speed.
 * @param prepare before anything is asked for
 */
export async function openHome(
  browser: Browser,
  server: RunningServer,
  prepare: (page: Page, member: Member) => Promise<void> = async () => undefined,
): Promise<{ page: Page; session: CDPSession }> {
  const ann = await Member.join(server.url, 'ann');
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await ann.makeBoard(name);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  await context.addCookies(ann.cookies);
  const page = await context.newPage();
  await waitForTheApp(page);
  await prepare(page, ann);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}
