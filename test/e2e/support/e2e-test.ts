import { test as base } from 'vitest';
import type { Page } from 'playwright';
import { launchBrowser } from './browser.ts';
import { removeDataDir, startServer, type RunningServer } from './running-server.ts';
import {
  openWatchedPage,
  saveScreenshot,
  stateOf,
  type PageOptions,
  type WatchedPage,
} from './watched-page.ts';

/**
 * A test of the built product in a browser. Its context holds
 * - `server`: one for each file, on an empty store; its settings come from `serverEnv`
 *   (`const test = e2eTest.extend('serverEnv', { scope: 'file' }, () => ({ SEED: 'demo' }))`)
 * - `serverBuild`: the folder of the build that `server` runs
 * - `motion`: whether things move in its pages; for what moves (`test.extend('motion', { scope: 'file' }, () => true)`)
 * - `startOwnServer(env, dataDir)`: another server for this test alone; it and its data are gone after it
 * - `afterPages(end)`: ends what pages talk with, such as a server, once the pages of the test are closed. Ended before
 *   (`onTestFinished`), a page that still asks for something would complain that nobody answers.
 * - `openPage(address, options)`: a tab that is already there. A test fails when one of its pages logs an error,
 *   throws, or violates the security policy; screenshots of failures are in test-results/.
 */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('motion', { scope: 'file' }, () => false)
  .extend('serverEnv', { scope: 'file' }, (): Readonly<Record<string, string>> => ({}))
  .extend('serverBuild', { scope: 'file' }, (): string | Promise<string> => 'dist')
  .extend('server', { scope: 'file' }, async ({ serverEnv, serverBuild }, { onCleanup }) => {
    const server: RunningServer = await startServer(serverEnv, undefined, serverBuild);
    onCleanup(async () => {
      await server.stop();
      await removeDataDir(server.dataDir);
    });
    return server;
  })
  .extend('afterPages', ({ onTestFinished }) => {
    const ends: (() => Promise<unknown>)[] = [];
    onTestFinished(async () => {
      for (const end of ends.reverse()) await end();
    });
    return (end: () => Promise<unknown>): void => void ends.push(end);
  })
  .extend('startOwnServer', ({ afterPages }) => {
    return async (env: Readonly<Record<string, string>> = {}, dataDir?: string): Promise<RunningServer> => {
      const server = await startServer(env, dataDir);
      afterPages(async () => {
        await server.stop();
        await removeDataDir(server.dataDir);
      });
      return server;
    };
  })
  // `afterPages` comes first: what is registered last is ended first.
  .extend('openPage', async ({ browser, server, motion, afterPages, task, onTestFailed, onTestFinished }) => {
    // A second try has a browser of its own: what made the first one stall may stay with that browser.
    const isSecondTry = (task.result?.attempts ?? []).length > 0;
    const shown = isSecondTry ? await launchBrowser() : browser;
    if (shown !== browser) afterPages(() => shown.close());
    const opened: WatchedPage[] = [];
    const saidBefore = server.log().length;
    const saveAll = async () => {
      for (const [index, { page }] of opened.entries()) {
        if (!page.isClosed()) await saveScreenshot(page, `${task.name} ${index + 1}`);
      }
    };
    const statesOfPages = async () => {
      const open = opened.filter(({ page }) => !page.isClosed());
      return Promise.all(open.map(async (watched) => `A page: ${await stateOf(watched)}`));
    };
    onTestFailed(async ({ task: failed }) => {
      const said = server.log().slice(saidBefore);
      if (said) console.error(`The server said during "${failed.name}":\n${said}`);
    });
    onTestFinished(async () => {
      const problems = opened.flatMap((watched) => watched.problems);
      const hasFailed = task.result?.state === 'fail';
      const states = hasFailed ? await statesOfPages() : [];
      if (hasFailed || problems.length > 0) await saveAll();
      const contexts = new Set(opened.map(({ page }) => page.context()));
      for (const context of contexts) await context.close();
      if (problems.length > 0) states.push(`The browser complained:\n${problems.join('\n')}`);
      if (states.length > 0) throw new Error(states.join('\n'));
    });
    return async (address: string, options: PageOptions = {}): Promise<Page> => {
      const watched = await openWatchedPage(shown, server.url, { reducedMotion: !motion, ...options });
      opened.push(watched);
      await watched.page.goto(address);
      return watched.page;
    };
  });
