import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { HYDRATED_EVENT } from '../../../src/ui/base/hydration-events.ts';
import { PERSON } from './counted.ts';
import { DECIDED, DECIDED_IN_PAGE } from './decided.ts';
import type { Member } from './member.ts';

export interface PageOptions {
  /** Of the window, in CSS pixels. Default 1280 × 800. */
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  locale?: string;
  /** False: the page must serve its reader without any script. */
  scripts?: boolean;
  /**
   * True by default: where things still move, Playwright presses again and scrolls the page in between, and then what is
   * pressed may be something else. `motion` of a file's tests says otherwise.
   */
  reducedMotion?: boolean;
  /** True: a device that is touched, on which nothing hovers. */
  touch?: boolean;
  /** True: the service worker of the site may stand beside the pages. Otherwise every answer comes from the server. */
  worker?: boolean;
  /** Opens a tab beside this page: same cookies, same storage, same window settings. */
  beside?: Page;
  /** Who is signed in; nobody by default. */
  as?: Member;
  /** True: a browser of people in which nobody has decided about cookies yet, so the pages ask. */
  undecided?: boolean;
  /** Problems that this test provokes on purpose, such as the console line about a 404 page. */
  allow?: RegExp[];
}

const PATIENCE_MS = 12_000;

/** A page whose errors are collected: console errors, uncaught exceptions, violations of the security policy. */
export interface WatchedPage {
  page: Page;
  problems: string[];
  /** What the page asked for and has no answer to yet. */
  pending: ReadonlySet<Request>;
}

/** Opens a tab that is watched from its first moment. */
export async function openWatchedPage(
  browser: Browser,
  baseURL: string,
  options: PageOptions,
): Promise<WatchedPage> {
  const context = options.beside?.context() ?? (await newContext(browser, baseURL, options));
  const page = await context.newPage();
  // Less than a test's time, so that a failure names what did not come.
  page.setDefaultTimeout(PATIENCE_MS);
  if (options.scripts !== false) await waitForTheApp(page);
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!options.allow?.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    note(`console: ${message.text()} (${message.location().url})`);
  });
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return { page, problems, pending };
}

/** Says whether timers, frames and requests of a page still go on, for a test that failed. */
export async function stateOf({ page, pending }: WatchedPage): Promise<string> {
  const answered = page.evaluate(async (patience) => {
    const within = (begin: (end: () => void) => void) =>
      Promise.race([
        new Promise<boolean>((resolve) => begin(() => resolve(true))),
        // A message goes on where timers do not.
        new Promise<boolean>((resolve) => {
          const began = performance.now();
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () =>
            performance.now() - began > patience ? resolve(false) : port2.postMessage(null);
          port2.postMessage(null);
        }),
      ]);
    return {
      visibility: document.visibilityState,
      timers: await within((end) => setTimeout(end, 10)),
      frames: await within((end) => requestAnimationFrame(end)),
      status: [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent),
      dialogs: document.querySelectorAll('dialog[open]').length,
    };
  }, 1000);
  const gaveUp = pause(5000, 'its scripts do not answer');
  const state = await Promise.race([answered.catch(String), gaveUp]);
  const waiting = [...pending].map((request) => `${request.method()} ${request.url()}`);
  return JSON.stringify({ address: page.url(), state, waiting });
}

/**
 * From now on `goto` and `reload` end when the app has taken over the page that came, unless the test says what else it
 * waits for (`waitUntil`).
 */
export async function waitForTheApp(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    addEventListener(name, () => Object.assign(window, { takenOver: true }));
  }, HYDRATED_EVENT);
  const taken = () =>
    page.waitForFunction(() => document.getElementById('pinakes-state') === null || 'takenOver' in window);
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (options?.waitUntil === undefined) await taken();
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await taken();
    return answer;
  };
}

async function newContext(browser: Browser, baseURL: string, options: PageOptions): Promise<BrowserContext> {
  const { width = 1280, height = 800, theme = 'light', locale = 'en-GB', reducedMotion = true } = options;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    ...(options.touch && { hasTouch: true, isMobile: true }),
    colorScheme: theme,
    locale,
    timezoneId: 'UTC',
    javaScriptEnabled: options.scripts ?? true,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: options.worker ? 'allow' : 'block',
    ...(options.undecided && { userAgent: PERSON }),
  });
  if (!options.undecided)
    await context.addCookies([DECIDED, DECIDED_IN_PAGE].map((cookie) => ({ ...cookie, url: baseURL })));
  if (options.as) await context.addCookies(options.as.cookies);
  return context;
}

/** Saves what a failed test saw last to test-results/. */
export async function saveScreenshot(page: Page, name: string): Promise<string> {
  const file = path.resolve('test-results', `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120)}.png`);
  await mkdir(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file });
  return file;
}
