import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { buildFake } from '../../tools/fake/build-fake.ts';
import { SAMPLE_PASSWORD } from '../../tools/fake/make-sample.ts';
import { serveFolder } from '../../tools/fake/serve-folder.ts';
import { banner, decide } from './support/consent.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { aPhoto } from './support/pictures.ts';
import { accountButton, logIn } from './support/seen.ts';

/** The app with its whole server inside the page, shown by a web server that knows nothing of it. */

const BUILD_MS = 240_000;
const PASSWORD = 'a password for the fake';
const FILES = /^\/$|^\/(?:static|sample)\/|^\/sw\.js$/;
const WINDOW = { worker: true } as const;

const test = e2eTest
  .extend('root', { scope: 'file' }, () => process.cwd())
  .extend('server', { scope: 'file' }, async ({ root }, { onCleanup }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-fake-'));
    await buildFake({ root, siteName: 'Trial', outdir: path.join(folder, 'site') });
    const site = await serveFolder(() => path.join(folder, 'site'));
    onCleanup(async () => {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    });
    return {
      url: `${site.url}/`,
      asked: site.asked,
      pid: process.pid,
      dataDir: folder,
      output: () => '',
      log: () => '',
      stop: async () => 0,
      kill: async () => undefined,
    };
  });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const drawn = (page: Page, name: string) =>
  page
    .getByRole('article', { name })
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

test('sign-up, upload, save, board, reload, reset', { timeout: BUILD_MS }, async ({ openPage, server }) => {
  const page = await openPage('/', WINDOW);
  // Another server at this host, whose cookies no script sees or changes.
  const elsewhere = { url: server.url, httpOnly: true };
  await page.context().addCookies([
    { ...elsewhere, name: '_pinakes_sess', value: 'other' },
    { ...elsewhere, name: 'csrftoken', value: 'other' },
  ]);
  await page.getByRole('main').getByRole('link', { name: 'Create your account' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await accountButton(page).waitFor();

  await page.goto('/pin/create/');
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

  await page.goto('/mira/kitchen-notes/');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByText('Saved to Seeds').first().waitFor();

  await page.goto('/ada/seeds/');
  await page.getByRole('article', { name: 'Dandelion' }).waitFor();
  await page.reload();
  await expect.poll(() => page.getByRole('article').count()).toBe(2);
  await expect.poll(() => drawn(page, 'Dandelion')).toBe(true);
  // Its web server was asked for nothing but the files of the app.
  expect([...server.asked].filter((place) => !FILES.test(place))).toEqual([]);

  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Reset' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reset everything?' });
  const loaded = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Reset' }).click();
  await loaded;
  await page.getByRole('main').getByRole('link', { name: 'Create your account' }).waitFor();
  await page.goto('/ada/seeds/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('article', { name: 'Dandelion' }).count()).toBe(0);
});

test(
  'reset without a connection changes nothing; with one, every window begins anew',
  { timeout: BUILD_MS },
  async ({ openPage }) => {
    const offline = { allow: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /status of 500/] };
    const page = await openPage('/login/', { ...WINDOW, ...offline });
    await logIn(page, 'mira', SAMPLE_PASSWORD);
    await accountButton(page).waitFor();
    const other = await openPage('/mira/', { ...WINDOW, ...offline, beside: page });
    await accountButton(other).waitFor();
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Reset' }).click();
    const question = page.getByRole('alertdialog', { name: 'Reset everything?' });
    await question.waitFor();
    await page.context().setOffline(true);
    await question.getByRole('button', { name: 'Reset' }).click();
    await question.getByText('nothing was changed').waitFor();
    await page.context().setOffline(false);
    await other.reload();
    await accountButton(other).waitFor();
    await question.getByRole('button', { name: 'Reset' }).click();
    for (const each of [page, other])
      await each.getByRole('main').getByRole('link', { name: 'Create your account' }).waitFor();
  },
);

test('a hard reload shows the page as well', { timeout: BUILD_MS }, async ({ openPage }) => {
  const page = await openPage('/mira/', WINDOW);
  await heading(page, 'Mira Okafor').waitFor();
  const tools = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await tools.send('Page.reload', { ignoreCache: true });
  await loaded;
  await heading(page, 'Mira Okafor').waitFor();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});

test('an address of its own on a phone, and a second window', { timeout: BUILD_MS }, async ({ openPage }) => {
  const page = await openPage('/login/', { ...WINDOW, width: 390 });
  await logIn(page, 'mira', SAMPLE_PASSWORD);
  await accountButton(page).waitFor();
  const other = await openPage('/mira/', { ...WINDOW, beside: page });
  await heading(other, 'Mira Okafor').waitFor();
  await accountButton(other).waitFor();
  // The window that answered is gone: another one takes over.
  await page.close();
  await other.reload();
  await heading(other, 'Mira Okafor').waitFor();
  await accountButton(other).waitFor();
});

test(
  'a new visitor is asked about cookies, and the answer stays',
  { timeout: BUILD_MS },
  async ({ openPage }) => {
    const page = await openPage('/', { ...WINDOW, undecided: true });
    await banner(page).waitFor();
    await decide(page, 'Reject all');
    await page.reload();
    await page.getByRole('article').first().waitFor();
    expect(await banner(page).count()).toBe(0);
  },
);
