import { describe, expect } from 'vitest';
import type { Page } from 'playwright';
import { test } from './support/e2e-test.ts';
import { Member, PASSWORD } from './support/member.ts';
import { mailedLink } from './support/outbox.ts';
import { aPicture } from './support/pictures.ts';
import { accountButton, errorBeside, isSignedIn, logIn, placeOf, pressAndSend } from './support/seen.ts';

/** The browser itself tells its console that a call was refused. */
const REFUSED = [/status of 4\d\d/];

const theme = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const DARK = 'rgb(17, 17, 17)';
const LIGHT = 'rgb(255, 255, 255)';

test('one changes the own profile and picture, and others see it', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'self', 'Sel');
  const page = await openPage('/settings', { width: 390, as: member });
  await page.getByLabel('First name').fill('Selma');
  await page.getByLabel(/^About you/).fill('Oak and ash.');
  await page.getByText('Unsaved changes').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();

  await page.getByLabel('Profile photo').setInputFiles(await aPicture(390));
  const dialog = page.getByRole('dialog', { name: 'Profile photo' });
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await dialog.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto(`/${member.username}/`);
  await page.getByRole('heading', { name: 'Selma' }).waitFor();
  await page.getByText('Oak and ash.').waitFor();
  const picture = page.getByRole('main').locator('img').first();
  expect(await picture.getAttribute('src')).toContain('/media/');
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(280);
});

test('the theme is painted at once and on the first paint of every page after', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'dusk');
  const page = await openPage('/settings/display', { as: member });
  expect(await theme(page)).toBe(LIGHT);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await reloaded;
  expect(await theme(page)).toBe(DARK);
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  const served = await page.request.get('/');
  expect(await served.text()).toContain('data-theme="dark"');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'theme')?.value).toBe('dark');
});

test('a session that ended while one typed is renewed in place, and nothing is lost', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'late', 'Lara');
  const page = await openPage('/settings', { width: 390, as: member, allow: REFUSED });
  await page.getByLabel(/^About you/).fill('Typed before the session ended.');
  await member.call('UserSession', 'delete');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' });
  await dialog.getByLabel('Password', { exact: true }).fill('a wrong password');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await dialog.getByText('The username, e-mail or password you entered is incorrect.').waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.goto(`/${member.username}/`);
  await page.getByText('Typed before the session ended.').waitFor();
});

describe('by mail', () => {
  test('a forgotten password is replaced, once', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'forgetful');
    const page = await openPage('/login/', { allow: REFUSED });
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Username or email').fill(member.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();

    const link = await mailedLink(server.dataDir, member.email, /^\/pw\//);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('willow baskets');
    await page.getByLabel('Confirm new password').fill('willow baskets');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('heading', { name: 'Your password has been changed' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await logIn(page, member.username, 'willow baskets');
    await accountButton(page).waitFor();

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('birch baskets');
    await page.getByLabel('Confirm new password').fill('birch baskets');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('This link is no longer valid. Please ask for a new one.').waitFor();
  });

  test('an address is proven by the button, not by opening the page', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'prover');
    const proven = async () =>
      (await member.call<{ email_verified: boolean }>('UserSettings', 'get')).email_verified;
    const page = await openPage('/settings/account', { as: member });
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('We sent you an email.').waitFor();
    await page.goto(await mailedLink(server.dataDir, member.email, /^\/verify-email\//));
    await page.getByRole('button', { name: 'Confirm email' }).waitFor();
    expect(await proven()).toBe(false);
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.getByRole('heading', { name: 'Your email has been confirmed' }).waitFor();
    expect(await proven()).toBe(true);
  });

  test('a link of a mail lets one look around, and its person logs in to change something', async ({
    openPage,
    server,
  }) => {
    const [member, bea] = [
      await Member.join(server.url, 'looker'),
      await Member.join(server.url, 'beafollows'),
    ];
    const prover = await openPage('/settings/account', { as: member });
    await prover.getByRole('button', { name: 'Send link' }).click();
    await prover.getByText('We sent you an email.').waitFor();
    await prover.goto(await mailedLink(server.dataDir, member.email, /^\/verify-email\//));
    await prover.getByRole('button', { name: 'Confirm email' }).click();
    await prover.getByRole('heading', { name: 'Your email has been confirmed' }).waitFor();
    const { id } = await bea.call<{ id: string }>('User', 'get', { username: member.username });
    await bea.call('UserFollow', 'create', { user_id: id });

    const page = await openPage(await mailedLink(server.dataDir, member.email, /^\/login\//), {
      allow: REFUSED,
    });
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await accountButton(page).waitFor();
    await page.goto('/settings');
    await page.getByText('Log in to pick up where you left off.').waitFor();
    await page.goto(`/${bea.username}/`);
    await page.getByRole('button', { name: `Follow ${bea.username}` }).click();
    const question = page.getByRole('dialog', { name: 'Log in to follow' });
    await question.getByText(/You're almost there! Log in to access all of /).waitFor();
    await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await question.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: `Following ${bea.username}` }).waitFor();
  });

  test.for(['/verify-email/?token=x', '/secure/panic?token=x', '/login/?token=x'])(
    'a made-up link (%s) does nothing but say so',
    async (at, { openPage }) => {
      const page = await openPage(at, { allow: REFUSED });
      await page.getByRole('main').getByRole('button').first().click();
      await page.getByText('This link is no longer valid. Please ask for a new one.').waitFor();
    },
  );
});

describe('the account', () => {
  test('gets another password, and other devices are logged out', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'changer');
    const page = await openPage('/settings/account', { as: member, allow: REFUSED });
    const other = await openPage('/login/');
    await logIn(other, member.username, PASSWORD);
    await accountButton(other).waitFor();

    const group = page.getByRole('region', { name: 'Password' });
    await group.getByLabel('Current password', { exact: true }).fill('not this one');
    await group.getByLabel('New password', { exact: true }).fill('willow baskets');
    await group.getByLabel('Confirm new password').fill('willow baskets');
    await group.getByRole('button', { name: 'Change password' }).click();
    const current = group.getByLabel('Current password', { exact: true });
    await expect.poll(() => errorBeside(current)).toBe('The current password is incorrect.');
    await current.fill(PASSWORD);
    await group.getByRole('button', { name: 'Change password' }).click();
    await group.getByText('Your password has been changed.').waitFor();

    await page.reload();
    expect(await isSignedIn(page)).toBe(true);
    await other.reload();
    expect(await isSignedIn(other)).toBe(false);
  });

  test('shows its devices, and ends what one does not know', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'devices');
    const other = await openPage('/login/');
    await logIn(other, member.username, PASSWORD);
    await accountButton(other).waitFor();
    const page = await openPage('/settings/sessions', { as: member });
    await page.getByRole('button', { name: 'Log out all other devices' }).click();
    await page.getByText('You’re not logged in anywhere else.').waitFor();
    await other.reload();
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(page)).toBe(true);
  });

  test('keeps what one wants to hear about', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'hearer');
    const page = await openPage('/settings/notifications', { as: member });
    const box = page.getByRole('switch', { name: 'New followers' }).last();
    const wanted = !(await box.isChecked());
    const answered = page.waitForResponse(/NotificationSettingsResource\/update/);
    await box.setChecked(wanted);
    await answered;
    await page.reload();
    expect(await box.isChecked()).toBe(wanted);
  });

  test('lets people in again whom one has blocked', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'blocker');
    const bea = await Member.join(server.url, 'beablocked', 'Bea');
    const { id } = await bea.call<{ id: string }>('User', 'get', { username: bea.username });
    await member.call('UserBlock', 'create', { blocked_user_id: id });
    const page = await openPage('/settings/privacy', { as: member });
    await pressAndSend(page, 'Unblock Bea', /UserBlockResource\/delete/);
    await page.getByRole('button', { name: 'Block Bea' }).waitFor();
    await page.reload();
    await page.getByText('You haven’t blocked anyone.').waitFor();
  });

  test('is taken along as a file', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'packer');
    await member.makePin({ title: 'Oak' });
    const page = await openPage('/settings/data', { as: member });
    await page.getByRole('button', { name: 'Start export' }).click();
    const link = page.getByRole('link', { name: 'Download' });
    await link.waitFor();
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.status()).toBe(200);
    expect((await file.body()).subarray(0, 2).toString()).toBe('PK');
  });

  test('is hidden while its owner takes a break', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'pauser');
    const page = await openPage('/settings/data', { as: member, allow: REFUSED });
    await page.getByRole('button', { name: 'Deactivate account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('link', { name: 'Log in' }).first().waitFor();
    expect((await page.request.get('/pauser/')).status()).toBe(404);
    await page.goto('/login/');
    await logIn(page, member.username, PASSWORD);
    await accountButton(page).waitFor();
    expect((await page.request.get('/pauser/')).status()).toBe(200);
  });

  test('is deleted only by name and password, and can be kept until its day', async ({
    openPage,
    server,
  }) => {
    const member = await Member.join(server.url, 'leaver');
    const page = await openPage('/settings/data', { as: member, allow: REFUSED });
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('alertdialog');
    const name = dialog.getByLabel('Your username');
    await name.fill('somebody');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect.poll(() => errorBeside(name)).toBe('This isn’t the username of this account.');
    await name.fill(member.username);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await page.getByText(/Your account will be deleted on/).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Keep account' }).click();
    await page.getByText('Your account will be kept').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Delete account' }).waitFor();
  });

  test('notices that one logged out in another tab', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'tabs');
    const page = await openPage(`/${member.username}/`, { as: member });
    await page.getByRole('link', { name: 'Edit profile' }).waitFor();
    const beside = await openPage('/', { beside: page });
    await accountButton(beside).click();
    await beside.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Log in' }).first().waitFor();
    expect(await isSignedIn(page)).toBe(false);
  });
});

test('settings are for people who are logged in', async ({ openPage }) => {
  for (const at of ['/settings', '/settings/notifications', '/settings/data']) {
    const page = await openPage(at);
    expect(placeOf(page)).toBe(`/login/?next=${encodeURIComponent(at)}`);
  }
});
