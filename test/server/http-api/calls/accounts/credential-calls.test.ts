import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import { dataOf, outcomeOf, type SmallBrowser, type Told } from '../../core/small-browser.ts';
import { linksIn, tokenIn } from '../../support/mail-links.ts';
import { aMember, PASSWORD, type Member } from '../../support/member.ts';
import { MAIL_BASE, TestApp } from '../../support/test-app.ts';

const NEW_PASSWORD = 'another horse battery';
const HOUR_MS = 3_600_000;

let app: TestApp;
let ann: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
});
afterAll(() => app.close());

async function logIn(password: string): Promise<Told> {
  const browser = await app.browser().arrive();
  return browser.call('UserSessionResource', 'create', { username_or_email: 'ann', password });
}
const isSignedIn = async (browser: SmallBrowser) =>
  outcomeOf(await browser.call('UserSettingsResource', 'get')) === '200';
const visitor = () => app.browser().arrive();
const askReset = async (name: string) =>
  (await visitor()).call('UserResetPasswordResource', 'create', { username_or_email: name });
const reset = async (token: string, more: object = {}) =>
  (await visitor()).call('ResetPasswordFromEmailResource', 'update', {
    username: 'ann',
    token,
    new_password: NEW_PASSWORD,
    new_password_confirm: NEW_PASSWORD,
    ...more,
  });
async function resetToken(): Promise<string> {
  await askReset('ann');
  return tokenIn((await app.deliverMails()).at(-1), '/pw/ann');
}

describe('changing the password', () => {
  const change = (options: object = {}) =>
    ann.browser.call('UserPasswordResource', 'update', {
      old_password: PASSWORD,
      new_password: NEW_PASSWORD,
      new_password_confirm: NEW_PASSWORD,
      ...options,
    });

  test('ends all other sessions and gives this browser a new one', async () => {
    const other = await visitor();
    await other.call('UserSessionResource', 'create', { username_or_email: 'ann', password: PASSWORD });
    const before = new Map(ann.browser.cookies);
    expect(dataOf(await change())).toEqual({ ok: true });
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(ann.browser)).toBe(true);
    for (const name of ['_pinakes_sess', 'csrftoken']) {
      expect(ann.browser.cookies.get(name)).not.toBe(before.get(name));
    }
    expect(outcomeOf(await logIn(PASSWORD))).toBe('401/78');
    expect(outcomeOf(await logIn(NEW_PASSWORD))).toBe('200');
  });

  test('needs the old one', async () => {
    expect(outcomeOf(await change({ old_password: 'guessed by somebody' }))).toBe('400/82');
    expect(await isSignedIn(ann.browser)).toBe(true);
    expect(outcomeOf(await logIn(PASSWORD))).toBe('200');
  });

  test.each([
    [{ new_password_confirm: 'something else' }, 'new_password_confirm'],
    [{ new_password: 'short', new_password_confirm: 'short' }, 'new_password'],
    [{ new_password: 'password', new_password_confirm: 'password' }, 'new_password'],
    [{ old_password: '' }, 'old_password'],
  ])('with %o is refused', async (options, target) => {
    const told = await change(options);
    expect(outcomeOf(told)).toBe('400/1');
    expect(told.body.resource_response?.error?.target).toBe(target);
  });

  test('is told by mail, with a way to undo it', async () => {
    await change();
    const [mail] = await app.deliverMails();
    expect(mail).toMatchObject({ to: 'ann@example.org', subject: 'Your password for Pinakes was changed' });
    expect(linksIn(mail).map(({ pathname }) => pathname)).toEqual(['/secure/panic']);
  });

  test('makes links worthless that were asked for before', async () => {
    const token = await resetToken();
    await change();
    expect(outcomeOf(await reset(token))).toBe('400/81');
  });
});

describe('a forgotten password', () => {
  test('is answered alike for known and unknown names, after the same statements', async () => {
    const answers: Told[] = [];
    const counts: number[] = [];
    for (const name of ['ann', 'ann@example.org', 'nobody', 'nobody@example.org']) {
      counts.push(await app.countStatements(async () => answers.push(await askReset(name))));
    }
    expect(answers.map(dataOf)).toEqual(Array(4).fill({ sent: true }));
    expect(new Set(counts).size).toBe(1);
    const mails = await app.deliverMails();
    expect(mails.map(({ to }) => to)).toEqual(['ann@example.org', 'ann@example.org']);
    expect(app.logged.filter(({ event }) => event.startsWith('mail.'))).toEqual([]);
  });

  test('is replaced by the link of the mail, which ends all sessions and proves the address', async () => {
    const token = await resetToken();
    expect(dataOf(await reset(token))).toEqual({ ok: true });
    expect(await isSignedIn(ann.browser)).toBe(false);
    expect(outcomeOf(await logIn(PASSWORD))).toBe('401/78');
    expect(dataOf(await logIn(NEW_PASSWORD))).toMatchObject({ email_verified: true });
  });

  test('has a link that leads to this server’s own address and works once', async () => {
    await askReset('ANN');
    const [mail] = await app.deliverMails();
    const [link] = linksIn(mail);
    expect(link?.origin).toBe(MAIL_BASE);
    expect(link?.pathname).toBe('/pw/ann');
    expect(Number(link?.searchParams.get('e'))).toBe(app.time + HOUR_MS);
    const token = tokenIn(mail, '/pw/ann');
    expect(outcomeOf(await reset(token))).toBe('200');
    expect(outcomeOf(await reset(token))).toBe('400/81');
  });

  test('has a link that ends after an hour, and with the first that is used', async () => {
    const tokens = [await resetToken(), await resetToken(), await resetToken()];
    app.time += HOUR_MS - 1;
    expect(outcomeOf(await reset(tokens[1] ?? ''))).toBe('200');
    expect(outcomeOf(await reset(tokens[2] ?? ''))).toBe('400/81');
    const late = await resetToken();
    app.time += HOUR_MS;
    expect(outcomeOf(await reset(late))).toBe('400/81');
  });

  test('stays when the new one is no good, and so does the link', async () => {
    const token = await resetToken();
    const weak = { new_password: 'password', new_password_confirm: 'password' };
    expect(outcomeOf(await reset(token, weak))).toBe('400/1');
    expect(outcomeOf(await reset(token, { new_password_confirm: 'x' }))).toBe('400/1');
    expect(outcomeOf(await reset(token))).toBe('200');
  });

  test('cannot be replaced with a link for somebody else, an invented one, or the kept hash', async () => {
    await aMember(app, 'bob');
    const token = await resetToken();
    expect(outcomeOf(await reset(token, { username: 'bob' }))).toBe('400/81');
    expect(outcomeOf(await reset('made up'))).toBe('400/81');
    const kept = await app.store.transaction((tx) => tx.mailTokens.find(token, 'reset'));
    expect(kept).toBeUndefined();
    expect(outcomeOf(await reset(token))).toBe('200');
  });

  test('brings five mails an hour, whichever name was given', async () => {
    for (let time = 0; time < 4; time += 1) {
      await askReset('ann');
      await askReset('ann@example.org');
    }
    expect(await app.deliverMails()).toHaveLength(5);
    app.time += HOUR_MS;
    await askReset('ann');
    expect(await app.deliverMails()).toHaveLength(1);
  });
});

describe('another mail address', () => {
  const change = (email: string, password = PASSWORD) =>
    ann.browser.call('UserEmailResource', 'update', { email, password });
  const confirm = async (token: string) =>
    (await visitor()).call('EmailVerificationResource', 'update', { token });
  const viewer = async () => dataOf(await ann.browser.call('UserSettingsResource', 'get'));

  test('counts once its link is opened', async () => {
    expect(dataOf(await change('anna@example.org'))).toEqual({ status: 'confirm_email' });
    expect(await viewer()).toMatchObject({ email: 'ann@example.org' });
    const [mail] = await app.deliverMails();
    expect(mail?.to).toBe('anna@example.org');
    expect(dataOf(await confirm(tokenIn(mail, '/verify-email')))).toEqual({ ok: true });
    expect(await viewer()).toMatchObject({ email: 'anna@example.org', email_verified: true });
  });

  test('is told to the old address', async () => {
    await change('anna@example.org');
    await confirm(tokenIn((await app.deliverMails())[0], '/verify-email'));
    const [mail] = await app.deliverMails();
    expect(mail).toMatchObject({
      to: 'ann@example.org',
      subject: 'Your email address on Pinakes was changed',
    });
  });

  test('needs the password', async () => {
    expect(outcomeOf(await change('anna@example.org', 'guessed by somebody'))).toBe('400/82');
    expect(await app.deliverMails()).toEqual([]);
  });

  test('that is somebody else’s is answered alike and brings nothing', async () => {
    await aMember(app, 'bob');
    expect(dataOf(await change('BOB@example.org'))).toEqual({ status: 'confirm_email' });
    expect(await app.deliverMails()).toEqual([]);
  });

  test('that somebody else took in between is refused', async () => {
    await change('anna@example.org');
    const [mail] = await app.deliverMails();
    await aMember(app, 'anna');
    expect(outcomeOf(await confirm(tokenIn(mail, '/verify-email')))).toBe('409/16');
    expect(await viewer()).toMatchObject({ email: 'ann@example.org' });
  });

  test('can be confirmed without changing it', async () => {
    expect(dataOf(await ann.browser.call('EmailVerificationResource', 'create'))).toEqual({ sent: true });
    const [mail] = await app.deliverMails();
    expect(mail?.to).toBe('ann@example.org');
    const token = tokenIn(mail, '/verify-email');
    expect(dataOf(await confirm(token))).toEqual({ ok: true });
    expect(await viewer()).toMatchObject({ email_verified: true });
    expect(outcomeOf(await confirm(token))).toBe('400/81');
    await ann.browser.call('EmailVerificationResource', 'create');
    expect(await app.deliverMails()).toEqual([]);
  });

  test('is not confirmed by a link for another purpose', async () => {
    expect(outcomeOf(await confirm(await resetToken()))).toBe('400/81');
    expect(outcomeOf(await confirm(''))).toBe('400/1');
  });
});

describe('"that was not me"', () => {
  const secure = async (token: string) => (await visitor()).call('SecurePanicResource', 'update', { token });

  test('ends all sessions, makes the password worthless and sends a way back in', async () => {
    await ann.browser.call('UserPasswordResource', 'update', {
      old_password: PASSWORD,
      new_password: NEW_PASSWORD,
      new_password_confirm: NEW_PASSWORD,
    });
    const token = tokenIn((await app.deliverMails())[0], '/secure/panic');
    expect(dataOf(await secure(token))).toEqual({ ok: true });
    expect(await isSignedIn(ann.browser)).toBe(false);
    expect(outcomeOf(await logIn(NEW_PASSWORD))).toBe('401/78');
    const [mail] = await app.deliverMails();
    expect(mail?.to).toBe('ann@example.org');
    expect(outcomeOf(await reset(tokenIn(mail, '/pw/ann')))).toBe('200');
    expect(outcomeOf(await logIn(NEW_PASSWORD))).toBe('200');
    expect(outcomeOf(await secure(token))).toBe('400/81');
  });

  test('after a change of address brings the account back to the old one', async () => {
    await ann.browser.call('UserEmailResource', 'update', { email: 'thief@example.org', password: PASSWORD });
    const [asked] = await app.deliverMails();
    await (
      await visitor()
    ).call('EmailVerificationResource', 'update', {
      token: tokenIn(asked, '/verify-email'),
    });
    const token = tokenIn((await app.deliverMails())[0], '/secure/panic');
    await askReset('ann');
    const thiefs = tokenIn((await app.deliverMails())[0], '/pw/ann');
    await secure(token);
    const mails = await app.deliverMails();
    expect(mails.map(({ to }) => to)).toEqual(['ann@example.org']);
    expect(outcomeOf(await reset(thiefs))).toBe('400/81');
    expect((await app.store.users.find(toUserId(ann.user.id)))?.email).toBe('ann@example.org');
  });

  test('needs a link of ours', async () => {
    expect(outcomeOf(await secure('made up'))).toBe('400/81');
  });
});

test('a forged Host never gets into a mail', async () => {
  const forged: readonly Record<string, string>[] = [
    { Host: 'evil.example' },
    { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
  ];
  for (const headers of forged) {
    await (
      await visitor()
    ).call('UserResetPasswordResource', 'create', { username_or_email: 'ann' }, { headers });
  }
  const mails = await app.deliverMails();
  expect(mails).toHaveLength(2);
  for (const mail of mails) {
    expect(mail.text + mail.html).not.toContain('evil.example');
    expect(linksIn(mail).every(({ origin }) => origin === MAIL_BASE)).toBe(true);
  }
});
