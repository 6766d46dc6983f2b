import { describe, expect, test } from 'vitest';
import { dataOf, outcomeOf, SmallBrowser } from './small-browser.ts';
import { DAY_MS, NOON, SmallSite } from './small-site.ts';

async function member(site = new SmallSite(), session = {}, user = {}) {
  return new SmallBrowser(site).withSession(site.openSession(session, user));
}

describe('security token', () => {
  test('every answer that needs one brings one', async () => {
    for (const path of [
      '/',
      '/pin/1/',
      '/resource/EchoResource/get/',
      '/v3/nothing/',
      '/resource/BrokenResource/get/',
    ]) {
      const told = await new SmallBrowser(new SmallSite()).send(path);
      expect(told.setCookies.get('csrftoken')).toMatch(
        /^csrftoken=[0-9a-f]{64}; Path=\/; Max-Age=31536000; SameSite=Lax$/,
      );
    }
  });

  test('a valid one is left alone', async () => {
    const browser = await new SmallBrowser(new SmallSite()).arrive();
    expect((await browser.send('/')).setCookies.size).toBe(0);
  });

  test.each(['', 'self-made', '00'.repeat(32)])(
    '%j as token never fails a read and is replaced',
    async (token) => {
      const browser = new SmallBrowser(new SmallSite());
      browser.cookies.set('csrftoken', token);
      const told = await browser.call('EchoResource', 'get');
      expect(outcomeOf(told)).toBe('200');
      expect(told.setCookies.has('csrftoken')).toBe(true);
    },
  );

  test('media, files and system addresses set no cookies', async () => {
    const browser = new SmallBrowser(new SmallSite());
    for (const path of [
      '/media/236x/a.jpg',
      '/static/a.js',
      '/favicon.ico',
      '/healthz',
      '/readyz',
      '/robots.txt',
    ]) {
      expect((await browser.send(path)).setCookies.size).toBe(0);
    }
  });
});

describe('writes', () => {
  const create = (browser: SmallBrowser, headers: Record<string, string> = {}) =>
    browser.call('NoteResource', 'create', { name: 'A' }, { headers });

  test('need the token in header and cookie', async () => {
    const browser = await member();
    expect(outcomeOf(await create(browser))).toBe('200');
    expect(outcomeOf(await browser.call('NoteResource', 'create', { name: 'A' }, { withToken: false }))).toBe(
      '403/3',
    );
    expect(outcomeOf(await create(browser, { 'X-CSRFToken': '00'.repeat(32) }))).toBe('403/3');
  });

  test.each([
    ['POST', '/resource/NoteResource/update/'],
    ['PUT', '/resource/NoteResource/'],
    ['DELETE', '/resource/NoteResource/delete/'],
    ['PUT', '/v3/boards/1/follow/'],
    ['DELETE', '/v3/boards/1/follow/'],
    ['POST', '/resource/ApiResource/create/'],
    ['POST', '/upload-image/'],
  ])('%s %s without a token is 403/3', async (method, path) => {
    expect(outcomeOf(await (await member()).send(path, { method, withToken: false }))).toBe('403/3');
  });

  test('a refused write brings a fresh token, with which the repetition works', async () => {
    const browser = await member();
    browser.cookies.set('csrftoken', 'ab'.repeat(32));
    expect(outcomeOf(await create(browser))).toBe('403/3');
    expect(outcomeOf(await create(browser))).toBe('200');
  });

  test('a token counts for the session that it was made for', async () => {
    const site = new SmallSite();
    const visitor = await new SmallBrowser(site).arrive();
    const browser = await member(site);
    browser.cookies.set('csrftoken', visitor.cookies.get('csrftoken') ?? '');
    expect(outcomeOf(await create(browser))).toBe('403/3');
    const other = await new SmallBrowser(site).withSession(site.openSession({ id: 'session-2' }));
    browser.cookies.set('csrftoken', other.cookies.get('csrftoken') ?? '');
    expect(outcomeOf(await create(browser))).toBe('403/3');
  });

  test.each([
    [{ Origin: 'http://pins.test' }, '200'],
    [{ Origin: 'http://elsewhere.test' }, '403/3'],
    [{ Origin: 'null' }, '403/3'],
    [{ Origin: 'http://pins.test.elsewhere.test' }, '403/3'],
    [{ Origin: 'http://pins.test:81' }, '403/3'],
    [{ Referer: 'http://pins.test/pin/1/' }, '200'],
    [{ Referer: 'http://elsewhere.test/http://pins.test' }, '403/3'],
    [{ Referer: 'nonsense' }, '403/3'],
    [{ 'Sec-Fetch-Site': 'same-origin' }, '200'],
    [{ 'Sec-Fetch-Site': 'cross-site' }, '403/3'],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'http://pins.test' }, '403/3'],
    [{ Origin: 'http://pins.test', Referer: 'http://elsewhere.test/' }, '200'],
  ])('with %j: %s', async (headers, outcome) => {
    expect(outcomeOf(await create(await member(), headers))).toBe(outcome);
  });

  test('PUBLIC_URL is as good an origin as the host of the request', async () => {
    const site = new SmallSite({ publicUrl: 'http://public.test:8080' });
    const browser = await member(site);
    expect(outcomeOf(await create(browser, { Origin: 'http://public.test:8080' }))).toBe('200');
    expect(outcomeOf(await create(browser, { Origin: 'http://pins.test' }))).toBe('200');
    expect(outcomeOf(await create(browser, { Origin: 'http://public.test' }))).toBe('403/3');
  });

  test('reads from another site are fine', async () => {
    const told = await (
      await member()
    ).call('EchoResource', 'get', {}, { headers: { Origin: 'http://elsewhere.test' } });
    expect(outcomeOf(told)).toBe('200');
  });

  test('the token is asked for before the session', async () => {
    const browser = new SmallBrowser(new SmallSite());
    expect(outcomeOf(await create(browser))).toBe('403/3');
    expect(outcomeOf(await create(browser))).toBe('401/2');
  });
});

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

describe('who may call', () => {
  const calls = [
    ['EchoResource', 'get', {}],
    ['StateResource', 'get', {}],
    ['NoteResource', 'create', { name: 'A' }],
    ['OperatorResource', 'get', {}],
    ['ConsentResource', 'update', { analytics: false }],
  ] as const;

  async function outcomes(browser: SmallBrowser) {
    const list: string[] = [];
    for (const [name, action, options] of calls)
      list.push(outcomeOf(await browser.call(name, action, options)));
    return list;
  }

  test('a visitor', async () => {
    const visitor = await new SmallBrowser(new SmallSite()).arrive();
    expect(await outcomes(visitor)).toEqual(['200', '401/2', '401/2', '401/2', '200']);
  });

  test('a limited session', async () => {
    const browser = await member(new SmallSite(), { type: 'limited' });
    expect(await outcomes(browser)).toEqual(['200', '200', '403/10', '403/10', '200']);
  });

  test('a member', async () => {
    expect(await outcomes(await member())).toEqual(['200', '200', '200', '404/11', '200']);
  });

  test('an operator', async () => {
    const browser = await member(new SmallSite(), {}, { isOperator: true });
    expect(await outcomes(browser)).toEqual(['200', '200', '200', '200', '200']);
  });

  test('a suspended account reads and keeps its cookie decision, and writes nothing', async () => {
    const browser = await member(new SmallSite(), {}, { state: 'suspended' });
    expect(await outcomes(browser)).toEqual(['200', '200', '403/12', '404/11', '200']);
  });

  test.each([
    [{ user_id: '101' }, '200'],
    [{ user_id: 101 }, '200'],
    [{ username: 'ADA' }, '200'],
    [{ user_id: '', username: null }, '200'],
    [{ user_id: '102' }, '403/7'],
    [{ username: 'eve' }, '403/7'],
    [{ user_id: '101', username: 'eve' }, '403/7'],
  ])('a write that names the actor %j: %s', async (actor, outcome) => {
    expect(outcomeOf(await (await member()).call('NoteResource', 'create', { name: 'A', ...actor }))).toBe(
      outcome,
    );
  });

  test('parameters are checked before the actor', async () => {
    const told = await (await member()).call('NoteResource', 'create', { user_id: '102' });
    expect(outcomeOf(told)).toBe('400/1');
  });

  test('options that no parameter names never reach a call', async () => {
    const told = await (
      await member()
    ).call('NoteResource', 'create', { name: 'A', role: 'operator', id: '1' });
    expect(Object.keys(dataOf(told) as object)).toEqual(['id', 'user', 'name']);
    expect(dataOf(told)).toMatchObject({ id: '1', user: 'ada' });
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
