import { describe, expect, test } from 'vitest';
import { outcomeOf, SmallBrowser } from './small-browser.ts';
import { DAY_MS, NOON } from './site-times.ts';
import { SmallSite } from './small-site.ts';

async function member(site = new SmallSite(), session = {}, user = {}) {
  return new SmallBrowser(site).withSession(site.openSession(session, user));
}

describe('login and logout', () => {
  test('a login sets the session, the hint and a new token', async () => {
    const browser = await new SmallBrowser(new SmallSite()).arrive();
    const before = browser.cookies.get('csrftoken');
    const told = await browser.call('LoginResource', 'create');
    expect(told.setCookies.get('_pinakes_sess')).toMatch(
      /^_pinakes_sess=[0-9a-f]{64}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    expect(told.setCookies.get('_auth')).toBe('_auth=1; Path=/; Max-Age=2592000; SameSite=Lax');
    expect(browser.cookies.get('csrftoken')).not.toBe(before);
    expect(told.body.client_context).toMatchObject({ is_authenticated: true });
    expect(outcomeOf(await browser.call('NoteResource', 'create', { name: 'A' }))).toBe('200');
  });

  test('a login that is not to be remembered ends with the browser', async () => {
    const browser = await new SmallBrowser(new SmallSite()).arrive();
    const told = await browser.call('LoginResource', 'create', { remember: false });
    expect(told.setCookies.get('_pinakes_sess')).not.toContain('Max-Age');
    expect(told.setCookies.get('_auth')).not.toContain('Max-Age');
  });

  test('a session cookie that was planted before the login is replaced', async () => {
    const browser = await new SmallBrowser(new SmallSite()).arrive();
    browser.cookies.set('_pinakes_sess', 'ab'.repeat(32));
    await browser.call('LoginResource', 'create');
    expect(browser.cookies.get('_pinakes_sess')).not.toBe('ab'.repeat(32));
  });

  test('a logout clears the session, its hint and the cache, and makes a new token', async () => {
    const browser = await member();
    const before = browser.cookies.get('csrftoken');
    const told = await browser.call('LoginResource', 'delete');
    expect(told.setCookies.get('_pinakes_sess')).toBe(
      '_pinakes_sess=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    );
    expect(browser.cookies.get('_auth')).toBe('0');
    expect(told.headers.get('Clear-Site-Data')).toBe('"cache"');
    expect(browser.cookies.get('csrftoken')).not.toBe(before);
    expect(told.body.client_context).toMatchObject({ is_authenticated: false });
    expect(
      outcomeOf(await (await new SmallBrowser(new SmallSite()).arrive()).call('LoginResource', 'delete')),
    ).toBe('200');
  });

  test('a logout keeps the part of the token that names the browser, a login none of it', async () => {
    const browser = await new SmallBrowser(new SmallSite()).arrive();
    const token = () => browser.cookies.get('csrftoken') ?? '';
    const [visiting, planted] = [token(), token().slice(0, 32)];
    await browser.call('LoginResource', 'create');
    const own = token().slice(0, 32);
    expect(own).not.toBe(planted);
    const before = token();
    await browser.call('LoginResource', 'delete');
    expect(token().slice(0, 32)).toBe(own);
    for (const old of [before, visiting]) expect(token().slice(32)).not.toBe(old.slice(32));
    await browser.call('LoginResource', 'create');
    expect(token().slice(0, 32)).not.toBe(own);
  });

  test.each([
    ['a secure connection', {}, { remoteAddress: '192.0.2.7', secure: true }, {}],
    ['PUBLIC_URL', { publicUrl: 'https://pins.test' }, { remoteAddress: '192.0.2.7', secure: false }, {}],
    [
      'a trusted proxy',
      { trustedProxies: ['loopback'] },
      { remoteAddress: '127.0.0.1', secure: false },
      { 'X-Forwarded-Proto': 'https' },
    ],
  ])('cookies are Secure and HSTS is sent by %s', async (_name, settings, connection, headers) => {
    const browser = new SmallBrowser(new SmallSite(settings), { connection });
    await browser.send('/', { headers });
    const told = await browser.call('LoginResource', 'create', {}, { headers });
    for (const line of told.setCookies.values()) expect(line).toMatch(/; Secure$/);
    expect(told.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });

  test('nobody else can say that it is https', async () => {
    const browser = new SmallBrowser(new SmallSite());
    const told = await browser.send('/', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect([...told.setCookies.values()].join()).not.toContain('Secure');
  });
});

describe('sessions', () => {
  test.each(['', 'nonsense', 'ab'.repeat(32)])(
    'the unknown session %j means signed out, without an error',
    async (token) => {
      const browser = new SmallBrowser(new SmallSite());
      browser.cookies.set('_pinakes_sess', token);
      browser.cookies.set('_auth', '1');
      const told = await browser.call('EchoResource', 'get');
      expect(outcomeOf(told)).toBe('200');
      expect(told.body.client_context).toMatchObject({ is_authenticated: false });
      expect(browser.cookies.has('_pinakes_sess')).toBe(false);
      expect(browser.cookies.get('_auth')).toBe('0');
    },
  );

  test('an ended one is cleared', async () => {
    const site = new SmallSite();
    const browser = await member(site);
    site.time += 30 * DAY_MS;
    const told = await browser.call('StateResource', 'get');
    expect(outcomeOf(told)).toBe('401/2');
    expect(told.setCookies.get('_pinakes_sess')).toContain('Max-Age=0');
    expect(browser.cookies.get('_auth')).toBe('0');
  });

  test('one that is used goes on: renewed once a day', async () => {
    const site = new SmallSite();
    const browser = await member(site);
    site.time += DAY_MS - 1;
    expect((await browser.call('EchoResource', 'get')).setCookies.size).toBe(0);
    site.time += 1;
    const told = await browser.call('EchoResource', 'get');
    expect(told.setCookies.get('_pinakes_sess')).toContain('Max-Age=2592000');
    expect([...site.sessions.values()][0]?.session).toMatchObject({
      lastSeenAt: NOON + DAY_MS,
      expiresAt: NOON + 31 * DAY_MS,
    });
    for (let day = 0; day < 60; day += 1) {
      site.time += DAY_MS;
      await browser.call('EchoResource', 'get');
    }
    expect(outcomeOf(await browser.call('StateResource', 'get'))).toBe('200');
  });

  test('a limited one ends when it was meant to', async () => {
    const site = new SmallSite();
    const browser = await member(site, {
      type: 'limited',
      lastSeenAt: NOON - 2 * DAY_MS,
      expiresAt: NOON + 1000,
    });
    expect(outcomeOf(await browser.call('StateResource', 'get'))).toBe('200');
    site.time += 1000;
    expect(outcomeOf(await browser.call('StateResource', 'get'))).toBe('401/2');
  });

  test('a renewal that fails costs nobody the answer', async () => {
    const site = new SmallSite();
    const token = site.openSession();
    const found = [...site.sessions.values()][0];
    const failing = new SmallSite(
      {},
      {
        sessions: { findByTokenHash: async () => found, renew: () => Promise.reject(new Error('busy')) },
      },
    );
    failing.time += DAY_MS;
    const browser = new SmallBrowser(failing);
    browser.cookies.set('_pinakes_sess', token);
    expect(outcomeOf(await browser.call('StateResource', 'get'))).toBe('200');
  });

  test('the session of a deactivated account is none', async () => {
    const browser = await member(new SmallSite(), {}, { state: 'deactivated' });
    expect(outcomeOf(await browser.call('StateResource', 'get'))).toBe('401/2');
  });

  test('the hint is corrected when it is wrong', async () => {
    const browser = await member();
    browser.cookies.delete('_auth');
    expect((await browser.send('/')).setCookies.get('_auth')).toContain('_auth=1');
    const visitor = new SmallBrowser(new SmallSite());
    visitor.cookies.set('_auth', '1');
    expect((await visitor.send('/')).setCookies.get('_auth')).toBe('_auth=0; Path=/; SameSite=Lax');
  });
});

describe('cookie decision', () => {
  test('of a visitor is kept in the browser; the pseudonym comes and goes with it', async () => {
    const browser = await new SmallBrowser(new SmallSite()).arrive();
    const yes = await browser.call('ConsentResource', 'update', { analytics: true });
    expect(yes.setCookies.get('_consent')).toBe(
      `_consent=a1m0p0.${NOON / 1000}; Path=/; Max-Age=15897600; SameSite=Lax`,
    );
    expect(yes.setCookies.get('_unauth_id')).toMatch(
      /^_unauth_id=[0-9a-f]{32}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    expect(yes.body.client_context).toMatchObject({
      consent: { allow_analytic_cookies: true, decided: true },
      user: { unauth_id: browser.cookies.get('_unauth_id') },
    });
    const again = await browser.call('EchoResource', 'get');
    expect(again.setCookies.size).toBe(0);
    expect(again.body.client_context).toMatchObject({
      user: { unauth_id: browser.cookies.get('_unauth_id') },
    });
    const no = await browser.call('ConsentResource', 'update', { analytics: false });
    expect(no.setCookies.get('_unauth_id')).toContain('Max-Age=0');
    expect(no.body.client_context).toMatchObject({ user: { unauth_id: null } });
  });

  test('a browser that asks not to be tracked gets no pseudonym', async () => {
    const browser = new SmallBrowser(new SmallSite());
    browser.cookies.set('_consent', `a1m1p1.${NOON / 1000}`);
    const told = await browser.call('EchoResource', 'get', {}, { headers: { 'Sec-GPC': '1' } });
    expect(told.setCookies.has('_unauth_id')).toBe(false);
    expect(told.body.client_context).toMatchObject({ user: { unauth_id: null } });
  });

  test('a pseudonym without consent is removed', async () => {
    const browser = new SmallBrowser(new SmallSite());
    browser.cookies.set('_unauth_id', 'ab'.repeat(16));
    expect((await browser.send('/')).setCookies.get('_unauth_id')).toContain('Max-Age=0');
  });
});
