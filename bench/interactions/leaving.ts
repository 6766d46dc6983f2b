import type { Browser, Page } from 'playwright';
import { PERSON } from '../../test/e2e/support/counted.ts';
import { Member } from '../../test/e2e/support/member.ts';
import type { RunningServer } from '../../test/e2e/support/running-server.ts';
import { waitForTheApp } from '../../test/e2e/support/watched-page.ts';
import type { Figure } from '../figure.ts';

const HOST = 'shop.example';
const CHECKS = 200;
const CLICKS = 9;

/** How long a click on the source of a pin keeps the browser from opening it, and the check of a link on the server. */
export async function leaving(browser: Browser, server: RunningServer): Promise<readonly Figure[]> {
  const cyd = await Member.join(server.url, 'cyd');
  const pin = await cyd.makePin({ title: 'A chair', link: `https://${HOST}/chair` });
  const context = await browser.newContext({
    baseURL: server.url,
    userAgent: PERSON,
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies(cyd.cookies);
    const page = await context.newPage();
    await waitForTheApp(page);
    await page.goto(`/pin/${pin.id}/`);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const clicks = await clickTimes(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const checks = await checkTimes(server.url, cyd);
    return [
      {
        what: `from a click on a source to its navigation, median of ${CLICKS}`,
        value: clicks,
        unit: 'ms',
        budget: 50,
      },
      { what: `the check of a link, median of ${CHECKS}`, value: checks, unit: 'ms', budget: 10 },
    ];
  } finally {
    await context.close();
  }
}

/** From the event until the last of its listeners is done: then the browser opens the link. */
async function clickTimes(page: Page): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { leavingTimes: times });
    window.addEventListener('click', (event) => {
      if (event.defaultPrevented) return;
      times.push(performance.now() - event.timeStamp);
      // Measured is the way to the navigation, not the other page.
      event.preventDefault();
    });
  });
  for (let click = 0; click < CLICKS; click += 1) {
    await page.getByRole('link', { name: HOST, exact: true }).click({ delay: 80 });
  }
  const times = await page.evaluate(() => (window as unknown as { leavingTimes: number[] }).leavingTimes);
  if (times.length !== CLICKS) throw new Error(`${times.length} of ${CLICKS} clicks opened the link.`);
  return medianOf(times);
}

/** One after the other, with the way over the loopback interface. */
async function checkTimes(siteUrl: string, { cookies }: Member): Promise<number> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const times: number[] = [];
  for (let check = 0; check < CHECKS; check += 1) {
    const begun = performance.now();
    const address = new URL(`/v3/offsite/?check_only=true&url=https://${HOST}/${check}`, siteUrl);
    const { status } = await fetch(address, { headers: { cookie } });
    if (status !== 200) throw new Error(`A check was answered with ${status}.`);
    times.push(performance.now() - begun);
  }
  return medianOf(times);
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
}
