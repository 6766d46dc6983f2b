import type { CDPSession, Locator, Page } from 'playwright';
import type { Member } from '../test/e2e/support/member.ts';
import { launchBrowser } from '../test/e2e/support/browser.ts';
import { removeDataDir, startServer } from '../test/e2e/support/running-server.ts';
import type { WirePin } from '../wire/pin.ts';
import type { Figure } from './figure.ts';
import { longestTask, turnWheel, watchLongTasks } from './interactions/long-tasks.ts';
import { openHome } from './interactions/open-home.ts';
import { timeUntilPainted } from './interactions/time-until-painted.ts';
import { untilWorkedOff } from './served/worked-off.ts';

const CARDS = 600;
const QUICK_CARDS = 200;
const PAGE = 25;
const STEP = { steps: 20, px: 100 };
const ROUNDS = 8;
const MB = 1024 * 1024;

/**
 * 600 whole cards of all kinds that the sample content has, scrolled to the end at a quarter of the processor's speed;
 * 200 if it has to be quick.
 */
export async function run({ quick }: { readonly quick: boolean }): Promise<readonly Figure[]> {
  const cards = quick ? QUICK_CARDS : CARDS;
  const server = await startServer({ SEED: 'demo' });
  await untilWorkedOff(server.dataDir);
  const browser = await launchBrowser();
  try {
    const { page, session } = await openHome(browser, server, (page, member) =>
      answerWithMany(page, member, cards),
    );
    const hovered = await hoverTimes(page);
    await watchLongTasks(page);
    await watchShifts(page);
    const more = page.getByRole('button', { name: 'Show more' });
    let elements = 0;
    let videosOutOfView = 0;
    let scrolling = 0;
    let asking = 0;
    while (!(await isAtEnd(page))) {
      // What the measurement itself asks is no part of the page.
      await longestTask(page);
      await turnWheel(page, STEP);
      scrolling = Math.max(scrolling, await longestTask(page));
      // After some pages the wall waits to be asked, so that the foot of the page can be reached.
      if (await more.isVisible()) {
        await askForMore(page, more);
        asking = Math.max(asking, await longestTask(page));
      }
      elements = Math.max(elements, await page.evaluate(() => document.querySelectorAll('*').length));
      videosOutOfView = Math.max(videosOutOfView, await page.evaluate(countVideosOutOfView));
    }
    return [
      { what: 'cards that were scrolled over', value: await lastPlace(page), unit: '', least: cards },
      { what: 'elements in the document, at most', value: elements, unit: '', budget: 2_000 },
      { what: 'heap at the end, after cleaning', value: await heap(session), unit: 'MB', budget: 60 },
      { what: 'longest task while scrolling', value: scrolling, unit: 'ms', budget: 50 },
      {
        what: 'longest task while further cards come that were asked for',
        value: asking,
        unit: 'ms',
        budget: 200,
      },
      { what: 'layout shift', value: await shiftOf(page), unit: '', budget: 0 },
      { what: 'videos out of view that hold a file, at most', value: videosOutOfView, unit: '', budget: 0 },
      {
        what: `from a pointer to the bar of its card, median of ${ROUNDS}`,
        value: hovered,
        unit: 'ms',
        budget: 50,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

/** Further pages of the feed are those of the sample content under other numbers, until there are enough. */
async function answerWithMany(page: Page, member: Member, cards: number): Promise<void> {
  const all = await member.call<readonly WirePin[]>('UserHomefeed', 'get', { page_size: 100 });
  let given = PAGE;
  await page.route('**/resource/UserHomefeedResource/get/**', async (route) => {
    const data = Array.from({ length: PAGE }, (_, index) => ({
      ...all[(given + index) % all.length]!,
      id: `${900_000_000_000_000 + given + index}`,
    }));
    given += PAGE;
    const bookmark = given < cards ? `more${given}` : '-end-';
    const resource = { name: 'UserHomefeedResource', options: { bookmarks: [bookmark] } };
    await route.fulfill({
      json: { resource_response: { status: 'success', code: 0, http_status: 200, data, bookmark }, resource },
    });
  });
}

/** Until the cards are there and the page has come to rest. */
async function askForMore(page: Page, more: Locator): Promise<void> {
  const before = await lastPlace(page);
  await more.click();
  await page.waitForFunction(
    (place) => [...document.querySelectorAll('article')].some((card) => Number(card.ariaPosInSet) > place),
    before,
  );
  await page.waitForLoadState('networkidle');
}

/** Place in the feed of the last card that is in the document. */
function lastPlace(page: Page): Promise<number> {
  return page.evaluate(() => Number([...document.querySelectorAll('article')].at(-1)?.ariaPosInSet ?? 0));
}

async function hoverTimes(page: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const place = 2 + round;
    const card = `[role=feed] > article:nth-child(${place})`;
    const { x, y, width } = (await page.locator(card).boundingBox())!;
    // Not `hover()`: that looks in the measured frame itself whether nothing lies over the card.
    const come = () => page.mouse.move(x + width / 2, y + 40);
    times.push(await timeUntilPainted(page, come, `${card} [data-save]`, 'there', ['pointermove']));
  }
  return times.sort((one, other) => one - other)[ROUNDS >> 1]!;
}

/** The last card of all is in the document. */
function isAtEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const last = [...document.querySelectorAll('article')].at(-1);
    return last !== undefined && last.ariaPosInSet === last.ariaSetSize;
  });
}

function countVideosOutOfView(): number {
  return [...document.querySelectorAll('video[src]')].filter((video) => {
    const { top, bottom } = video.getBoundingClientRect();
    return bottom < 0 || top > innerHeight;
  }).length;
}

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** As browsers count it: what a press has asked for may push down what stood there. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as Shift[];
      shifts.push(...entries.filter((shift) => !shift.hadRecentInput).map(({ value }) => value));
    }).observe({ type: 'layout-shift' });
  });
}

async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value / MB;
}
