import type { Page } from 'playwright';
import { expect } from 'vitest';
import { mainScript, scriptOf } from './support/built-scripts.ts';
import { PERSON } from './support/counted.ts';
import { test } from './support/e2e-test.ts';
import { Member, PASSWORD } from './support/member.ts';
import { aPicture } from './support/pictures.ts';
import { accountButton, placeOf } from './support/seen.ts';

/** Opens an address whose scripts are on their way until the answer is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: 'commit' });
  return resolve;
}

/** Until the page had nothing to do for so many times, in which an app that came would have begun. */
async function idleMoments(page: Page, count: number): Promise<void> {
  await page.evaluate(async (times) => {
    for (let time = 0; time < times; time += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  }, count);
}

test('what is typed while the scripts are on their way is sent with the rest', async ({
  openPage,
  server,
}) => {
  await Member.join(server.url, 'olga');
  const page = await openPage('/healthz');
  const bringScripts = await openWithoutScripts(page, '/signup/');
  await page.getByLabel('Email').fill(`early@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  bringScripts();
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Early Bird');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(server.url);
  await accountButton(page).waitFor();
});

test('a form that is sent while the scripts are on their way is sent when they are there', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'waits');
  const page = await openPage('/healthz', { width: 390 });
  const bringScripts = await openWithoutScripts(page, '/login/');
  await page.getByLabel('Username or email').fill(member.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  expect(placeOf(page)).toBe('/login/');
  bringScripts();
  await page.waitForURL(server.url);
  await accountButton(page).waitFor();
});

test('a link that is clicked while the scripts are on their way opens at once, and is recorded when they are there', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'clicks');
  const pin = await member.makePin({ title: 'A fig', link: 'https://oven.example/fig' });
  const page = await openPage('/healthz', { as: member });
  await page.context().route('https://oven.example/**', (route) => route.fulfill({ body: 'There' }));
  await page.setExtraHTTPHeaders({ 'User-Agent': PERSON });
  const bringScripts = await openWithoutScripts(page, `/pin/${pin.id}/`);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'oven.example', exact: true }).click();
  await (await opening).waitForURL('https://oven.example/fig');
  const records: unknown[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"check_only":false')) records.push(request.postDataJSON());
  });
  bringScripts();
  await expect.poll(() => records).toMatchObject([{ pin_id: pin.id, url: 'https://oven.example/fig' }]);
});

test('a button that is pressed while the scripts are on their way does its work when they are there', async ({
  openPage,
}) => {
  const page = await openPage('/healthz');
  const bringScripts = await openWithoutScripts(page, '/login/');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('password');
  bringScripts();
  await page.getByRole('button', { name: 'Hide password' }).waitFor();
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
});

test('who steps back while the scripts are on their way sees what the address says', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'steps');
  const page = await openPage(`/${member.username}/`, { width: 390 });
  await page.evaluate(() => history.pushState(null, '', '/login/'));
  const bringScripts = await openWithoutScripts(page, '/signup/');
  await page.getByRole('button', { name: 'Create account' }).waitFor();
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { name: /^Log in/, level: 1 }).waitFor();
  await page.evaluate(() => history.back());
  await page.getByRole('heading', { name: member.username, level: 1 }).waitFor();
  bringScripts();
  expect(placeOf(page)).toBe(`/${member.username}/`);
});

test('an app that comes when one has stepped back leaves the page to the server', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'leaves');
  const page = await openPage(`/${member.username}/`);
  await page.evaluate(() => history.pushState(null, '', '/login/'));
  const bringScripts = await openWithoutScripts(page, '/signup/');
  await page.getByRole('button', { name: 'Create account' }).waitFor();
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { name: /^Log in/, level: 1 }).waitFor();
  await page.route(`**/${member.username}/`, (route) => route.abort('aborted'), { times: 1 });
  const reload = page.waitForEvent('requestfailed');
  await page.evaluate(() => history.back());
  await reload;
  const script = page.waitForResponse((answer) => answer.url().endsWith(mainScript()));
  bringScripts();
  await (await script).finished();
  await idleMoments(page, 20);
  await page.reload();
  await page.getByRole('heading', { name: member.username, level: 1 }).waitFor();
});

test('a page whose own part does not come at first takes over when it does', async ({ openPage }) => {
  const page = await openPage('/healthz', { width: 390, allow: [/net::ERR_FAILED/] });
  await page.route(`**${scriptOf('src/ui/accounts/signup-page.tsx')}`, (route) => route.abort(), {
    times: 2,
  });
  await page.goto('/signup/');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('button', { name: 'Hide password' }).waitFor();
});

test('a pin that is filled in while the scripts are on their way is published as it is', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'earlypin');
  await member.makeBoard('Seeds');
  const page = await openPage('/healthz', { as: member });
  const bringScripts = await openWithoutScripts(page, '/pin/create/');
  await page.getByLabel('Title').fill('Before the app');
  await page.getByLabel('Description').fill('Typed early');
  await page.getByLabel('Choose an image or video').setInputFiles(await aPicture(1));
  await page.getByRole('combobox', { name: 'Board' }).click();
  bringScripts();
  await page.getByRole('option', { name: 'Seeds' }).click();
  await page.getByText('Uploaded').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { name: 'Before the app', level: 1 }).waitFor();
  await page.getByText('Typed early').waitFor();
});

test('a choice that is made while the scripts are on their way is kept', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'chooses');
  const page = await openPage('/healthz', { width: 390, as: member });
  const bringScripts = await openWithoutScripts(page, '/settings/display/');
  await page.getByText('Dark', { exact: true }).click();
  bringScripts();
  const served = async () => (await page.request.get('/settings/display/')).text();
  await expect.poll(served).toContain('data-theme="dark"');
  await expect.poll(() => page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
});

test('without scripts no form puts what was typed into the address', async ({ openPage, server }) => {
  await Member.join(server.url, 'scriptless');
  const page = await openPage('/login/', { scripts: false, allow: [/status of 405/] });
  await page.getByLabel('Username or email').fill('scriptless');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByLabel('Password', { exact: true }).waitFor({ state: 'detached' });
  expect(placeOf(page)).toBe('/login/');
});
