import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member, PASSWORD } from './support/member.ts';
import { accountButton, errorBeside, isSignedIn, logIn, logOut, placeOf } from './support/seen.ts';
import { openWatchedPage } from './support/watched-page.ts';

// The guide of new members is an experience, which bots do not get; headless browsers count as bots.
const test = e2eTest.extend('serverEnv', { scope: 'file' }, () => ({ BOT_AGENTS: 'no browser' }));

const SIZES = [1280, 390] as const;
/** The browser itself tells its console that a call was refused. */
const REFUSED = [/status of 4\d\d/];

test('the first account runs the site, the next ones do not', async ({ openPage }) => {
  for (const [username, runsIt, door] of [
    ['founder', true, 'Create the first account'],
    ['follower', false, 'Create your account'],
  ] as const) {
    const page = await openPage('/');
    await page.getByRole('main').getByRole('link', { name: door }).click();
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByLabel('Email').fill(`${username}@example.org`);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Three steps to your first board' }).waitFor();
    expect(placeOf(page)).toBe('/');

    const answer = await page.request.get('/resource/UserSessionResource/get/');
    const { resource_response } = (await answer.json()) as {
      resource_response: { data: { viewer: { username: string; is_operator: boolean } } };
    };
    expect(resource_response.data.viewer).toMatchObject({ username, is_operator: runsIt });
  }
});

describe.for(SIZES)('at %i px', (width) => {
  test('one logs in by name or by address, and not with a wrong password', async ({ openPage, server }) => {
    const member = await Member.join(server.url, `login${width}`);
    const page = await openPage('/login/', { width, allow: REFUSED });
    await logIn(page, member.username, 'a wrong password');
    await page.getByText('The username, e-mail or password you entered is incorrect.').waitFor();
    expect(await page.getByLabel('Username or email').inputValue()).toBe(member.username);
    expect(await isSignedIn(page)).toBe(false);

    for (const who of [member.username, member.email.toUpperCase()]) {
      await page.goto('/login/');
      await logIn(page, who, PASSWORD);
      await accountButton(page).waitFor();
      expect(placeOf(page)).toBe('/');
      await logOut(page);
    }
  });
});

test('sign-up says beside every field what to mend, and keeps what was typed', async ({ openPage }) => {
  const page = await openPage('/signup/', { width: 390 });
  const name = page.getByLabel('Name', { exact: true });
  const email = page.getByLabel('Email');
  const username = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });
  const send = page.getByRole('button', { name: 'Create account' });

  await send.click();
  await expect.poll(() => errorBeside(name)).toBe('Enter your name.');
  expect(await errorBeside(email)).not.toBe('');
  expect(await errorBeside(password)).toBe('Choose a password.');
  expect(await errorBeside(username)).toBe('');
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);

  await name.fill('Ada');
  await email.fill('not an address');
  await username.fill('9lives');
  await password.fill('short');
  await send.click();
  await expect.poll(() => errorBeside(email)).toBe('Enter a valid email address.');
  expect(await errorBeside(username)).toBe('Start with a letter. Use only letters, numbers and underscores.');
  expect(await errorBeside(password)).toBe('Password is too short: 8 characters at least.');
  expect(await errorBeside(name)).toBe('');

  await username.fill('settings');
  await password.fill('password');
  await send.click();
  await expect.poll(() => errorBeside(username)).toBe('This username is reserved. Try another one.');
  expect(await errorBeside(password)).toBe('This password is too easy to guess. Choose another one.');
  expect(await name.inputValue()).toBe('Ada');
  expect(await email.inputValue()).toBe('not an address');
  expect(await username.inputValue()).toBe('settings');
  expect(await password.inputValue()).toBe('password');
});

test('a name or address that somebody has is said beside its field', async ({ openPage, server }) => {
  const somebody = await Member.join(server.url, 'taken');
  const page = await openPage('/signup/', { allow: REFUSED });
  const username = page.getByLabel('Username');
  const email = page.getByLabel('Email');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await email.fill(`new@example.org`);
  await username.fill(somebody.username.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(() => errorBeside(username)).toBe('This username is taken. Try another one.');
  expect(await username.inputValue()).toBe(somebody.username.toUpperCase());

  await username.fill('free');
  await email.fill(somebody.email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect
    .poll(() => errorBeside(email))
    .toBe('An account with this email already exists. Log in instead.');

  await email.fill(`new@example.org`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Three steps to your first board' }).waitFor();
});

test('after logging out Back shows nothing of what was private', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'leaver');
  const board = await member.makeBoard('Hidden treasures', { privacy: 'secret' });
  const page = await openPage(`/${member.username}/`, { as: member, allow: REFUSED });
  await page.getByRole('link', { name: /Hidden treasures/ }).click();
  await page.getByRole('heading', { name: 'Hidden treasures', level: 1 }).waitFor();
  await logOut(page);
  await page.getByRole('heading', { name: 'Keep the images you want to find again' }).waitFor();
  expect(placeOf(page)).toBe('/');

  await page.goBack();
  await page.getByRole('heading', { name: 'We couldn’t find that page' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'No boards to see' }).waitFor();
  expect(await page.content()).not.toContain('Hidden treasures');
  expect(await isSignedIn(page)).toBe(false);
  expect((await page.goto(board.url))?.status()).toBe(404);
});

test('a page that the browser kept is not shown to who comes after', async ({ server, onTestFinished }) => {
  const member = await Member.join(server.url, 'kept');
  await member.makeBoard('Hidden treasures', { privacy: 'secret' });
  const browser = await launchBrowser({ keepsPages: true });
  onTestFinished(() => browser.close());
  const { page } = await openWatchedPage(browser, server.url, { as: member });
  await page.goto('/kept/');
  await page.getByRole('link', { name: /Hidden treasures/ }).waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await page.goto('/');

  await goBy(page, -1);
  await page.locator('html[data-left]').waitFor({ state: 'attached' });
  await goBy(page, 1);
  await expect.poll(() => placeOf(page)).toBe('/');
  await logOut(page);
  await goBy(page, -1);
  await page.getByRole('heading', { name: 'No boards to see' }).waitFor();
  expect(await page.content()).not.toContain('Hidden treasures');
});

test('one stays signed in while the server comes back', async ({ openPage, startOwnServer }) => {
  const server = await startOwnServer();
  const page = await openPage(server.url, {
    allow: [/net::ERR_(CONNECTION_\w+|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/],
  });
  await page.goto(`${server.url}signup/`);
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await accountButton(page).waitFor();
  expect(await server.stop()).toBe(0);

  await startOwnServer({ PORT: new URL(server.url).port }, server.dataDir);
  await page.reload();
  expect(await isSignedIn(page)).toBe(true);
});

describe('after logging in', () => {
  test('one comes to the page that asked for it', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'goeson');
    const page = await openPage('/pin/create/');
    expect(placeOf(page)).toBe('/login/?next=%2Fpin%2Fcreate%2F');
    await logIn(page, member.username, PASSWORD);
    await page.getByRole('heading', { name: 'Create a pin' }).waitFor();
    expect(placeOf(page)).toBe('/pin/create/');
  });

  test('one comes back to the page from which one left for it', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'returns');
    const page = await openPage(`/${member.username}/`);
    await page.getByRole('link', { name: 'Log in' }).click();
    await logIn(page, member.username, PASSWORD);
    await accountButton(page).waitFor();
    expect(placeOf(page)).toBe(`/${member.username}/`);
  });

  test('no other site is gone to', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'stays');
    const typed = await openPage('/login/?next=%2F%2Fevil.example%2F');
    await logIn(typed, member.username, PASSWORD);
    await accountButton(typed).waitFor();
    expect(typed.url()).toBe(server.url);

    const page = await openPage('/login/', { as: member });
    const elsewhere = [
      'https://evil.example/',
      '/\\evil.example',
      '/%2F/evil.example',
      'javascript:alert(1)',
      '/login/',
    ];
    for (const next of elsewhere) {
      await page.goto(`/login/?next=${encodeURIComponent(next)}`);
      expect(page.url()).toBe(server.url);
    }
  });

  test('who is signed in already goes on at once', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'already');
    const page = await openPage('/login/?next=%2Fpin%2Fcreate%2F', { as: member });
    expect(placeOf(page)).toBe('/pin/create/');
  });
});

/** Back or Forward where no load can be awaited. */
const goBy = (page: Page, places: number) =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), places);
