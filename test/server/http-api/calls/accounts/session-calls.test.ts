import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import { dataOf, outcomeOf } from '../../core/small-browser.ts';
import { aMember, PASSWORD, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

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

async function logIn(options: Record<string, unknown>) {
  const browser = await app.browser().arrive();
  const told = await browser.call('UserSessionResource', 'create', options);
  return { browser, told };
}

describe('logging in', () => {
  test.each(['ann', 'ANN', 'ann@example.org', 'Ann@Example.org'])('works as %s', async (name) => {
    const { browser, told } = await logIn({ username_or_email: name, password: PASSWORD });
    expect(dataOf(told)).toMatchObject({ username: 'ann', session: { type: 'full' } });
    expect(dataOf(await browser.call('UserSessionResource', 'get'))).toMatchObject({
      viewer: { id: ann.user.id },
    });
  });

  test('answers unknown accounts and wrong passwords alike', async () => {
    const answers = await Promise.all(
      [
        { username_or_email: 'ann', password: 'wrong password' },
        { username_or_email: 'nobody', password: 'wrong password' },
        { username_or_email: 'nobody@example.org', password: PASSWORD },
      ].map((options) => logIn(options)),
    );
    const errors = answers.map(({ told }) => told.body.resource_response?.error);
    expect(answers.map(({ told }) => outcomeOf(told))).toEqual(['401/78', '401/78', '401/78']);
    expect(errors[1]).toEqual(errors[0]);
    expect(errors[2]).toEqual(errors[0]);
  });

  test('names what is missing', async () => {
    const { told } = await logIn({ username_or_email: 'ann' });
    expect(outcomeOf(told)).toBe('400/1');
    expect(told.body.resource_response?.error?.target).toBe('password');
    expect((await logIn({})).told.body.resource_response?.error?.extra_data.fields).toHaveLength(2);
  });

  test('gives a new session and a new token, and ends the old session', async () => {
    const before = new Map(ann.browser.cookies);
    await ann.browser.call('UserSessionResource', 'create', { username_or_email: 'ann', password: PASSWORD });
    expect(ann.browser.cookies.get('_pinakes_sess')).not.toBe(before.get('_pinakes_sess'));
    expect(ann.browser.cookies.get('csrftoken')).not.toBe(before.get('csrftoken'));
    const old = app.browser();
    old.cookies.set('_pinakes_sess', before.get('_pinakes_sess') ?? '');
    expect(dataOf(await old.call('UserSessionResource', 'get'))).toMatchObject({ viewer_type: 'LOGGED_OUT' });
  });

  test('without remembering lasts as long as the browser is open', async () => {
    const options = { username_or_email: 'ann', password: PASSWORD, remember: false };
    const { told } = await logIn(options);
    expect(told.setCookies.get('_pinakes_sess')).not.toMatch(/Max-Age/);
  });

  test('lets suspended people read and change nothing', async () => {
    await app.store.transaction((tx) => tx.users.update(toUserId(ann.user.id), { state: 'suspended' }));
    const wrong = await logIn({ username_or_email: 'ann', password: 'wrong password' });
    expect(outcomeOf(wrong.told)).toBe('401/78');
    const right = await logIn({ username_or_email: 'ann', password: PASSWORD });
    expect(dataOf(right.told)).toMatchObject({ username: 'ann' });
    expect(outcomeOf(await right.browser.call('BoardResource', 'create', { name: 'New' }))).toBe('403/12');
  });

  test('brings a deactivated account back', async () => {
    await app.store.transaction((tx) => tx.users.update(toUserId(ann.user.id), { state: 'deactivated' }));
    const stranger = app.browser();
    expect(outcomeOf(await stranger.call('UserResource', 'get', { username: 'ann' }))).toBe('404/30');
    await logIn({ username_or_email: 'ann', password: PASSWORD });
    expect(outcomeOf(await stranger.call('UserResource', 'get', { username: 'ann' }))).toBe('200');
  });

  test('takes the decision of the browser about cookies along, if it is the later one', async () => {
    const browser = await app.browser().arrive();
    await browser.call('UserSettingsResource', 'update', { allow_analytic_cookies: true });
    await browser.call('UserSessionResource', 'create', { username_or_email: 'ann', password: PASSWORD });
    expect(dataOf(await browser.call('UserSettingsResource', 'get'))).toMatchObject({
      allow_analytic_cookies: true,
      allow_marketing_cookies: false,
      cookies_decided_at: 'Mon, 15 Jun 2026 12:00:00 +0000',
    });
  });

  test('with a token from a mail that was never sent is refused', async () => {
    expect(outcomeOf((await logIn({ token: 'made up' })).told)).toBe('400/81');
  });
});

describe('logging out', () => {
  test('ends the session for good', async () => {
    const session = ann.browser.cookies.get('_pinakes_sess') ?? '';
    const told = await ann.browser.call('UserSessionResource', 'delete');
    expect(dataOf(told)).toEqual({ ok: true });
    expect(told.headers.get('clear-site-data')).toBe('"cache"');
    expect(ann.browser.cookies.get('_auth')).toBe('0');
    const thief = app.browser();
    thief.cookies.set('_pinakes_sess', session);
    expect(dataOf(await thief.call('UserSessionResource', 'get'))).toMatchObject({ viewer: null });
  });

  test('is fine without a session', async () => {
    const visitor = await app.browser().arrive();
    expect(dataOf(await visitor.call('UserSessionResource', 'delete'))).toEqual({ ok: true });
  });
});

test('a visitor has no viewer and no session', async () => {
  expect(dataOf(await app.browser().call('UserSessionResource', 'get'))).toEqual({
    viewer: null,
    viewer_type: 'LOGGED_OUT',
    session: null,
  });
});
