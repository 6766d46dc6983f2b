import { describe, expect, test } from 'vitest';
import { outcomeOf, SmallBrowser } from '../small-browser.ts';
import { SmallSite } from '../small-site.ts';

async function member(site = new SmallSite()) {
  return new SmallBrowser(site).withSession(site.openSession());
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
    [{ Origin: 'https://pins.test' }, '403/3'],
    [{ Referer: 'https://pins.test/pin/1/' }, '403/3'],
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

  test('a site behind a proxy for https has https pages', async () => {
    const site = new SmallSite({ trustedProxies: ['192.0.2.7'] });
    const browser = await member(site);
    const proxied = { 'X-Forwarded-Proto': 'https' };
    expect(outcomeOf(await create(browser, { ...proxied, Origin: 'https://pins.test' }))).toBe('200');
    expect(outcomeOf(await create(browser, { ...proxied, Origin: 'http://pins.test' }))).toBe('403/3');
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
