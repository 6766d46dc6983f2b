import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf, outcomeOf } from '../core/small-browser.ts';
import { tokenIn } from '../support/mail-links.ts';
import { PASSWORD } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ signupConfirmEmail: true });
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const visitor = () => app.browser().arrive();
async function signUp(options: object = {}) {
  const browser = await visitor();
  const told = await browser.call('UserRegisterResource', 'create', {
    email: 'ann@example.org',
    password: PASSWORD,
    first_name: 'Ann',
    username: 'ann',
    ...options,
  });
  return { browser, told };
}
const confirm = async (token: string) =>
  (await visitor()).call('EmailVerificationResource', 'update', { token });
async function confirmNewest() {
  return confirm(tokenIn((await app.deliverMails()).at(-1), '/verify-email'));
}
const logIn = async (name: string) =>
  (await visitor()).call('UserSessionResource', 'create', { username_or_email: name, password: PASSWORD });

describe('where addresses are confirmed', () => {
  test('an account begins with the link of its mail', async () => {
    const { browser, told } = await signUp();
    expect(dataOf(told)).toEqual({ status: 'confirm_email' });
    expect(browser.cookies.has('_pinakes_sess')).toBe(false);
    expect(outcomeOf(await logIn('ann'))).toBe('401/78');
    expect(outcomeOf(await app.browser().call('UserResource', 'get', { username: 'ann' }))).toBe('404/30');
    expect(dataOf(await confirmNewest())).toEqual({ ok: true });
    expect(dataOf(await logIn('ann'))).toMatchObject({
      username: 'ann',
      first_name: 'Ann',
      email: 'ann@example.org',
      email_verified: true,
      is_operator: true,
    });
  });

  test('a link works once', async () => {
    await signUp();
    const token = tokenIn((await app.deliverMails())[0], '/verify-email');
    expect(outcomeOf(await confirm(token))).toBe('200');
    expect(outcomeOf(await confirm(token))).toBe('400/81');
  });

  test('nobody learns whether an address has an account, but its owner', async () => {
    await signUp();
    await confirmNewest();
    const known = await app.countStatements(() => signUp({ username: 'eve' }));
    const unknown = await app.countStatements(() => signUp({ username: 'eve', email: 'new@example.org' }));
    const { told } = await signUp({ username: 'eve' });
    expect(dataOf(told)).toEqual({ status: 'confirm_email' });
    expect(known).toBe(unknown);
    const mails = await app.deliverMails();
    expect(mails.filter(({ to }) => to === 'ann@example.org').map(({ subject }) => subject)).toEqual([
      'You already have an account on Pinakes',
      'You already have an account on Pinakes',
    ]);
    const exists = await app.browser().call('EmailExistsResource', 'get', { email: 'ann@example.org' });
    expect(dataOf(exists)).toBe(false);
  });

  test('a username that is taken is still refused', async () => {
    await signUp();
    await confirmNewest();
    expect(outcomeOf((await signUp({ email: 'other@example.org' })).told)).toBe('409/16');
  });

  test('of two who wait with one name the first gets it, the other one like it', async () => {
    await signUp();
    await signUp({ email: 'other@example.org' });
    const [first, second] = await app.deliverMails();
    expect(outcomeOf(await confirm(tokenIn(first, '/verify-email')))).toBe('200');
    expect(outcomeOf(await confirm(tokenIn(second, '/verify-email')))).toBe('200');
    expect(dataOf(await logIn('ann'))).toMatchObject({ email: 'ann@example.org' });
    const other = dataOf(await logIn('other@example.org')) as { username: string; is_operator: boolean };
    expect(other.username).toMatch(/^ann./);
    expect(other.is_operator).toBe(false);
  });

  test('of two who wait with one address only one gets in', async () => {
    await signUp();
    await signUp({ username: 'anna' });
    const [first, second] = await app.deliverMails();
    expect(outcomeOf(await confirm(tokenIn(first, '/verify-email')))).toBe('200');
    expect(outcomeOf(await confirm(tokenIn(second, '/verify-email')))).toBe('409/16');
  });

  test('a link ends after three days, and one address gets no more than five in an hour', async () => {
    for (let time = 0; time < 7; time += 1) await signUp();
    const mails = await app.deliverMails();
    expect(mails).toHaveLength(5);
    app.time += 3 * 86_400_000;
    expect(outcomeOf(await confirm(tokenIn(mails[0], '/verify-email')))).toBe('400/81');
  });

  test('nothing of the password is kept in the open while somebody waits', async () => {
    await signUp();
    const [mail] = await app.keptMails();
    expect(mail?.letter.kind).toBe('signup');
    expect(JSON.stringify(mail?.letter)).not.toContain(`"${PASSWORD}"`);
    await app.deliverMails();
    expect(await app.keptMails()).toEqual([]);
  });
});
