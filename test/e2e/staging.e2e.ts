import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { findChromium } from '../../tools/chromium.mjs';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member, PASSWORD } from './support/member.ts';
import { openPageServer } from './support/page-server.ts';
import { aPhoto } from './support/pictures.ts';
import { accountButton, logIn, logOut, placeOf } from './support/seen.ts';
import { openStaticServer } from './support/static-server.ts';

/** The app as static files on `localhost`, whose API stands on `127.0.0.1`: to browsers these are two sites. */

/**
 * A whole Chromium blocks cookies of other sites in private windows, and tests open nothing else; the one without windows
 * takes them.
 */
const TAKES_COOKIES = process.env.CI !== undefined || /headless/.test(findChromium() ?? 'headless');

const run = promisify(execFile);
const BUILD_MS = 240_000;

const test = e2eTest
  .extend('files', { scope: 'file' }, async ({}, { onCleanup }) => {
    const files = await openStaticServer();
    onCleanup(() => files.close());
    return files;
  })
  .extend('serverEnv', { scope: 'file' }, ({ files }) => ({
    CORS_ORIGINS: files.origin,
    FETCH_ALLOW_PRIVATE: 'true',
  }))
  .extend('app', { scope: 'file' }, async ({ files, server }, { onCleanup }): Promise<string> => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-staging-'));
    onCleanup(() => rm(folder, { recursive: true, force: true }));
    const out = path.join(folder, 'site');
    const api = server.url.replace(/\/$/, '');
    const build = ['run', '--silent', 'build:staging', '--', '--api', api, '--out', out, '--name', 'Trial'];
    await run('npm', build);
    files.show(out);
    return files.origin;
  });

const drawnFrom = (page: Page, site: string) =>
  page.evaluate(
    (start) =>
      [...document.images].some(({ src, naturalWidth }) => src.startsWith(start) && naturalWidth > 0),
    `${site}media/`,
  );
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

describe.runIf(TAKES_COOKIES)('an app of static files', () => {
  test('from sign-up to save', { timeout: BUILD_MS }, async ({ app, openPage, server }) => {
    const pinner = await Member.join(server.url, 'pinner');
    const board = await pinner.makeBoard('Meadows');
    const pin = await pinner.makePin({ title: 'A meadow', board_id: board.id });

    const page = await openPage(`${app}/signup/`);
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Username').fill('ada');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await accountButton(page).waitFor();
    await page.reload();
    await accountButton(page).waitFor();
    expect(await page.title()).toContain('Trial');

    await page.goto(`${app}/pin/create/`);
    await page.getByLabel('Choose an image or video').setInputFiles(await aPhoto('seeding.jpg'));
    await page.getByText('Uploaded').waitFor();
    await page.getByLabel('Title').fill('Dandelion');
    await page.getByRole('combobox', { name: 'Board' }).click();
    await page.getByRole('button', { name: 'Create board' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create board' });
    await dialog.getByLabel('Name').fill('Seeds');
    await dialog.getByRole('button', { name: 'Create board' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await heading(page, 'Dandelion').waitFor();
    await page.reload();
    await heading(page, 'Dandelion').waitFor();
    await expect.poll(() => drawnFrom(page, server.url)).toBe(true);

    await page.goto(`${app}/pin/${pin.id}/`);
    await heading(page, 'A meadow').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved to Seeds').first().waitFor();
    await page.goto(`${app}/ada/seeds/`);
    await page.getByRole('article', { name: 'A meadow' }).waitFor();
    await page.getByRole('article', { name: 'Dandelion' }).waitFor();
    expect(await page.evaluate(() => document.cookie)).toBe('');

    await logOut(page);
    await page.reload();
    await page.getByRole('link', { name: 'Log in' }).first().waitFor();
    await page.goto(`${app}/settings/`);
    await logIn(page, 'ada', PASSWORD);
    await page.getByRole('heading', { name: 'Profile' }).waitFor();
    expect(placeOf(page)).toMatch(/^\/settings\//);
  });

  test('pictures of another page, on a phone in the theme of the account', async ({
    app,
    openPage,
    server,
  }) => {
    const member = await Member.join(server.url, 'walker');
    await member.call('UserSettings', 'update', { theme: 'dark' });
    const other = await openPageServer();
    try {
      const page = await openPage(`${app}/login/?next=/pin/create/`, { width: 390 });
      await logIn(page, 'walker', PASSWORD);
      await page.getByRole('textbox', { name: 'Save from a site' }).fill(`${other.origin}/walks`);
      await page.getByRole('textbox', { name: 'Save from a site' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Save from a site' });
      await dialog.getByText('3 images found').waitFor();
      const drawn = () =>
        dialog
          .locator('img')
          .evaluateAll((images) => images.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);
      await expect.poll(drawn).toBe(3);
      await page.reload();
      await accountButton(page).waitFor();
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    } finally {
      await other.close();
    }
  });

  test('while the server is away that is said, and it can be tried again', async ({
    app,
    openPage,
    server,
  }) => {
    const page = await openPage('about:blank', { allow: [/ERR_FAILED/] });
    await page.route(`${server.url}**`, (route) => route.abort());
    await page.goto(`${app}/`);
    await page.getByRole('heading', { name: 'This page didn’t load' }).waitFor();
    await page.unroute(`${server.url}**`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
  });

  test('an origin that the server does not name gets nothing', async ({ app, files, openPage, server }) => {
    const member = await Member.join(server.url, 'guarded');
    const page = await openPage(`${app}/login/`);
    await logIn(page, member.username, PASSWORD);
    await accountButton(page).waitFor();
    // The same files at another origin, in the browser of somebody who is signed in.
    const stranger = files.origin.replace('localhost', 'other.localhost');
    const other = await openPage(`${stranger}/`, { beside: page, allow: [/CORS policy/, /ERR_FAILED/] });
    await other.getByRole('heading', { name: 'This page didn’t load' }).waitFor();
    const session = `${server.url}resource/UserSessionResource/get/`;
    const asked = (to: Page) =>
      to.evaluate(
        (address) =>
          fetch(address, { credentials: 'include' }).then(
            async (answer) => JSON.stringify(await answer.json()).includes('guarded'),
            () => 'refused',
          ),
        session,
      );
    expect(await asked(other)).toBe('refused');
    expect(await asked(page)).toBe(true);
  });
});
