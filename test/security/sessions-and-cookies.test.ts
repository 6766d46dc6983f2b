import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, PASSWORD, type Member } from '../server/http-api/support/member.ts';
import { outcomeOf, type SmallBrowser, type Told } from '../server/http-api/core/small-browser.ts';
import { rowsOf } from './support/stored-rows.ts';
import { WholeServer } from './support/whole-server.ts';

let server: WholeServer;
let member: Member;

beforeAll(async () => {
  server = await WholeServer.open();
  member = await aMember(server, 'member');
});
afterAll(() => server.close());

const logIn = (browser: SmallBrowser, options: Record<string, unknown> = {}) =>
  browser.call('UserSessionResource', 'create', {
    username_or_email: 'member',
    password: PASSWORD,
    ...options,
  });

const isSignedIn = async (browser: SmallBrowser) =>
  (await browser.call('UserSessionResource', 'get')).body.client_context?.['is_authenticated'] === true;

/** Attributes of a Set-Cookie line, without name and value. */
function attributesOf(told: Told, name: string): readonly string[] {
  return (told.setCookies.get(name) ?? '').split('; ').slice(1);
}

describe('a session', () => {
  test('that somebody planted before the login is not the one after it', async () => {
    const planted = 'a'.repeat(64);
    const browser = server.browser();
    browser.cookies.set('_pinakes_sess', planted);
    await browser.arrive();
    expect(browser.cookies.get('_pinakes_sess')).not.toBe(planted);
    browser.cookies.set('_pinakes_sess', planted);
    await browser.arrive();
    expect(outcomeOf(await logIn(browser))).toBe('200');
    expect(browser.cookies.get('_pinakes_sess')).not.toBe(planted);
    expect(await isSignedIn(await server.browser().withSession(planted))).toBe(false);
  });

  test('that was there before the login ends with it', async () => {
    const browser = await server.browser().arrive();
    await logIn(browser);
    const first = browser.cookies.get('_pinakes_sess') ?? '';
    await logIn(browser);
    expect(browser.cookies.get('_pinakes_sess')).not.toBe(first);
    expect(await isSignedIn(await server.browser().withSession(first))).toBe(false);
  });

  test('that was left cannot be taken up again', async () => {
    const browser = await server.browser().arrive();
    await logIn(browser);
    const left = browser.cookies.get('_pinakes_sess') ?? '';
    const told = await browser.call('UserSessionResource', 'delete');
    expect(told.headers.get('clear-site-data')).toBe('"cache"');
    expect(await isSignedIn(browser)).toBe(false);
    expect(await isSignedIn(await server.browser().withSession(left))).toBe(false);
  });

  test('of one browser ends without that of another', async () => {
    const [one, other] = [await server.browser().arrive(), await server.browser().arrive()];
    await logIn(one);
    await logIn(other);
    await one.call('UserSessionResource', 'delete');
    expect([await isSignedIn(one), await isSignedIn(other), await isSignedIn(member.browser)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test.each(['', 'x', '0'.repeat(64), 'a'.repeat(5000), "' or 1=1 --", '%00'])(
    'cannot be made up: %j',
    async (value) => {
      const browser = server.browser();
      browser.cookies.set('_pinakes_sess', value);
      expect(await isSignedIn(browser)).toBe(false);
    },
  );

  test('is known to the store by a hash only', () => {
    const secret = member.browser.cookies.get('_pinakes_sess') ?? '';
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(rowsOf(server, 'sessions'))).not.toContain(secret);
  });
});

describe('cookies', () => {
  const FOR_SCRIPTS = ['Path=/', 'SameSite=Lax'];

  test('over http', async () => {
    const browser = await server.browser().arrive();
    const told = await logIn(browser);
    expect(attributesOf(told, '_pinakes_sess')).toEqual([
      'Path=/',
      'Max-Age=2592000',
      'HttpOnly',
      'SameSite=Lax',
    ]);
    for (const name of ['_auth', 'csrftoken', 'theme']) {
      expect(attributesOf(told, name)).toEqual(expect.arrayContaining(FOR_SCRIPTS));
      expect(attributesOf(told, name)).not.toContain('HttpOnly');
    }
    for (const name of told.setCookies.keys()) expect(attributesOf(told, name)).not.toContain('Secure');
  });

  test('over https are for https only', async () => {
    const browser = server.browser({
      connection: { remoteAddress: '192.0.2.7', secure: true },
      origin: 'https://pins.test',
    });
    const told = await logIn(await browser.arrive());
    expect(told.setCookies.size).toBeGreaterThan(2);
    for (const name of told.setCookies.keys()) expect(attributesOf(told, name)).toContain('Secure');
    expect(told.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('that are not to be remembered end with the browser', async () => {
    const told = await logIn(await server.browser().arrive(), { remember: false });
    for (const name of ['_pinakes_sess', '_auth'])
      expect(attributesOf(told, name).join()).not.toContain('Max-Age');
  });

  test('belong to this host, whichever host a request names', async () => {
    const browser = server.browser({ origin: 'http://evil.example' });
    const told = await logIn(await browser.arrive());
    for (const line of told.setCookies.values()) expect(line).not.toMatch(/domain/i);
  });

  test('are taken away when they are left', async () => {
    const browser = await server.browser().arrive();
    await logIn(browser);
    const told = await browser.call('UserSessionResource', 'delete');
    expect(attributesOf(told, '_pinakes_sess')).toEqual(['Path=/', 'Max-Age=0', 'HttpOnly', 'SameSite=Lax']);
    expect(told.setCookies.get('_auth')).toMatch(/^_auth=0;/);
  });

  test('of consent and of a pseudonym, which only who consents gets', async () => {
    const browser = await server.browser().arrive();
    const decide = (allowed: boolean) =>
      browser.call('UserSettingsResource', 'update', { allow_analytic_cookies: allowed });
    const yes = await decide(true);
    expect(attributesOf(yes, '_unauth_id')).toEqual([
      'Path=/',
      'Max-Age=15552000',
      'HttpOnly',
      'SameSite=Lax',
    ]);
    expect(attributesOf(yes, '_consent')).toEqual(['Path=/', 'Max-Age=15897600', 'SameSite=Lax']);
    expect((await decide(false)).setCookies.get('_unauth_id')).toMatch(/Max-Age=0/);
  });

  test('are not set by files and system addresses, whatever the verb', async () => {
    const media = '/media/236x/aa/bb/cc/aabbcc00000000000000000000000000.jpg';
    for (const address of [
      '/healthz',
      '/readyz',
      '/robots.txt',
      '/favicon.ico',
      '/static/a.js',
      media,
      '/v5/pins',
    ]) {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']) {
        const told = await server.browser().send(address, { method });
        expect([address, method, told.setCookies.size]).toEqual([address, method, 0]);
      }
    }
  });
});

test('an unknown account and a wrong password are told alike', async () => {
  const browser = await server.browser().arrive();
  const wrong = await logIn(browser, { password: 'not the password' });
  const unknown = await logIn(browser, { username_or_email: 'nobody' });
  expect(outcomeOf(wrong)).toBe('401/78');
  expect(wrong.body.resource_response?.error).toEqual(unknown.body.resource_response?.error);
});
