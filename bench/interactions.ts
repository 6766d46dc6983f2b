import type { Page } from 'playwright';
import { launchBrowser } from '../test/e2e/support/browser.ts';
import { removeDataDir, startServer } from '../test/e2e/support/running-server.ts';
import type { Figure } from './figure.ts';
import { slowestOf, watchAnswers } from './interactions/answers.ts';
import { besidePlainCards } from './interactions/beside-plain-cards.ts';
import { leaving } from './interactions/leaving.ts';
import { longestTask, turnWheel, watchLongTasks } from './interactions/long-tasks.ts';
import { openHome } from './interactions/open-home.ts';
import { timeUntilPainted } from './interactions/time-until-painted.ts';
import { untilWorkedOff } from './served/worked-off.ts';

const ROUNDS = 8;
/** Odd, so that the middle one is a median. */
const QUICK_ROUNDS = 5;
/** How long a finger rests on what it presses. */
const PRESS = { delay: 80 };
/** What is about to be taken away is out of sight already. */
const SEEN_DIALOG = 'dialog[open]:not([hidden])';
const SCROLL = { steps: 120, px: 100 };

/** How long a person waits for the built product's answer, on the sample content, with a quarter of the processor. */
export async function run({ quick }: { readonly quick: boolean }): Promise<readonly Figure[]> {
  const server = await startServer({ SEED: 'demo' });
  await untilWorkedOff(server.dataDir);
  const browser = await launchBrowser();
  try {
    const { page, session } = await openHome(browser, server);
    const single = await singleActions(page, quick ? QUICK_ROUNDS : ROUNDS);
    const visit = await longVisit(page);
    const scrolled = await scrolling(page);
    // Another session would leave the rate as this one has set it.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const left = await leaving(browser, server);
    return [...single, ...visit, scrolled, await besidePlainCards(browser, page, quick), ...left];
  } finally {
    await browser.close();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

const card = (page: Page, round: number) => page.getByRole('article').nth(1 + (round % 6));
const opener = (page: Page, round: number) => card(page, round).getByRole('link').first();
const SAVE = { name: 'Save', exact: true } as const;

async function singleActions(page: Page, rounds: number): Promise<readonly Figure[]> {
  const opened: number[] = [];
  const closed: number[] = [];
  const saved: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await opener(page, round).hover();
    await page.waitForLoadState('networkidle');
    opened.push(
      await timeUntilPainted(page, () => opener(page, round).click(PRESS), `${SEEN_DIALOG} h1`, 'there'),
    );
    await page.waitForLoadState('networkidle');
    closed.push(await timeUntilPainted(page, () => page.evaluate(() => history.back()), SEEN_DIALOG, 'gone'));
  }
  for (let round = 0; round < Math.min(rounds, 6); round++) {
    await card(page, round).hover();
    const save = card(page, round).getByRole('button', SAVE);
    await save.waitFor();
    const answer = `[role=feed] > article:nth-child(${2 + round}) [data-fresh]`;
    saved.push(await timeUntilPainted(page, () => save.click(PRESS), answer, 'there'));
    await page.waitForLoadState('networkidle');
  }
  return [
    figure('from a click to the closeup', opened, 100),
    figure('from Back to the wall', closed, 100),
    figure('from a press on Save to its answer', saved, 50),
  ];
}

function figure(what: string, times: readonly number[], budget: number): Figure {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    what: `${what}, median of ${times.length}`,
    value: sorted[times.length >> 1] ?? 0,
    unit: 'ms',
    budget,
  };
}

/** Fifty actions in a row, and the slowest answer that the browser itself has noted. */
async function longVisit(page: Page): Promise<readonly Figure[]> {
  await watchAnswers(page);
  const menu = page.getByRole('button', { name: 'Your account' });
  let actions = 0;
  for (let round = 0; round < 7; round++) {
    await opener(page, round).click();
    await page.getByRole('dialog').getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await menu.click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    actions += 7;
  }
  await card(page, 2).hover();
  await opener(page, 2).focus();
  await page.keyboard.press('ArrowRight');
  const slowest = await slowestOf(page);
  return [
    { what: `slowest answer of ${actions + 1} actions`, value: slowest.ms, unit: 'ms', budget: 200 },
    { what: 'answers that were noted', value: slowest.count, unit: '', least: 20 },
  ];
}

/** Tasks of over 50 ms while the wall is scrolled with a wheel. */
async function scrolling(page: Page): Promise<Figure> {
  await watchLongTasks(page);
  await turnWheel(page, SCROLL);
  return { what: 'longest task while scrolling', value: await longestTask(page), unit: 'ms', budget: 50 };
}
