import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf, type SmallBrowser } from './small-browser.ts';
import { aMember, PASSWORD, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const FROM_HERE = { Origin: 'http://pins.test', 'Sec-Fetch-Site': 'same-origin' };

/** Posts a form as a browser without script does: without a token in a header. */
const post = (
  browser: SmallBrowser,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = FROM_HERE,
) =>
  browser.send('/cookie-choice', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    withToken: false,
  });

const consentOf = async (browser: SmallBrowser) =>
  (await browser.call('UserSessionResource', 'get')).body.client_context?.['consent'];

const ALLOWED = {
  allow_analytic_cookies: true,
  allow_marketing_cookies: true,
  allow_personalization_cookies: true,
  decided: true,
};

describe('a decision about cookies without script', () => {
  test('of a visitor is kept in the browser, and leads back to the page', async () => {
    const browser = app.browser();
    const told = await post(browser, { choice: 'accept', back: '/ann/hills/?a=1' });
    expect([told.status, told.headers.get('location')]).toEqual([303, '/ann/hills/?a=1']);
    const receipt = /^a1m1p1\.\d+\.([0-9a-f]{32})$/.exec(browser.cookies.get('_consent') ?? '')?.[1];
    expect(await consentOf(browser)).toEqual({ ...ALLOWED, receipt });
    expect(await app.temporary.store.consentLog.ofReceipt(receipt!)).toMatchObject([
      { source: 'banner', locale: 'en' },
    ]);
  });

  test('of a member is kept in the account', async () => {
    const ann: Member = await aMember(app, 'ann');
    await post(ann.browser, { choice: 'save', marketing: 'on', back: '/about/cookie-policy' });
    expect(ann.browser.cookies.has('_consent')).toBe(false);
    expect(dataOf(await ann.browser.call('UserSettingsResource', 'get'))).toMatchObject({
      allow_analytic_cookies: false,
      allow_marketing_cookies: true,
      surface_tag: 'cookie_form',
    });
  });

  test('can be put off to the page with all choices', async () => {
    const browser = app.browser();
    const told = await post(browser, { choice: 'choose', back: '/' });
    expect([told.status, told.headers.get('location')]).toEqual([303, '/about/cookie-policy#choices']);
    expect(browser.cookies.has('_consent')).toBe(false);
  });

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/a\r\nSet-Cookie: x=1', ''])(
    'never leads to %j',
    async (back) => {
      const told = await post(app.browser(), { choice: 'reject', back });
      expect(told.headers.get('location')).toBe('/');
    },
  );

  test.each([
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['another site, by its own word', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a hidden origin', { Origin: 'null' }, 403],
    ['nowhere', {}, 403],
    ['a page of this site, by its address', { Referer: 'http://pins.test/ann/' }, 303],
  ])('from %s', async (_, headers, status) => {
    const browser = app.browser();
    expect((await post(browser, { choice: 'accept' }, headers)).status).toBe(status);
    expect(browser.cookies.has('_consent')).toBe(status === 303);
  });

  test.each([[{}], [{ choice: 'everything' }]])('that is none: %j', async (fields) => {
    const browser = app.browser();
    expect((await post(browser, fields as Record<string, string>)).status).toBe(400);
    expect(browser.cookies.has('_consent')).toBe(false);
  });

  test('does not win over the privacy signal of the browser', async () => {
    const browser = app.browser();
    await post(browser, { choice: 'accept' }, { ...FROM_HERE, 'Sec-GPC': '1' });
    const told = await browser.call('UserSessionResource', 'get', {}, { headers: { 'Sec-GPC': '1' } });
    expect(told.body.client_context).toMatchObject({
      consent: { allow_analytic_cookies: false, decided: false },
      honors_privacy_signal: true,
    });
  });
});

describe('nothing tells browsers apart', () => {
  test('before they decide, and after they say no', async () => {
    const [one, another] = [await app.browser().arrive(), await app.browser().arrive()];
    expect(one.cookies.size).toBeGreaterThan(0);
    expect([...one.cookies]).toEqual([...another.cookies]);
    await post(one, { choice: 'reject' });
    app.time += 3_600_000;
    await post(another, { choice: 'reject' });
    expect([...one.cookies]).toEqual([...another.cookies]);
  });

  test('but an id after a yes, which a no removes', async () => {
    const browser = app.browser();
    await post(browser, { choice: 'accept' });
    expect(browser.cookies.get('_unauth_id')).toMatch(/^[0-9a-f]{32}$/);
    const told = await post(browser, { choice: 'reject' });
    expect(told.setCookies.get('_unauth_id')).toContain('Max-Age=0');
  });
});

describe('the receipt of a choice', () => {
  const receiptIn = (browser: SmallBrowser) => browser.cookies.get('_consent')?.split('.')[2];
  const sources = async (receipt: string) =>
    (await app.temporary.store.consentLog.ofReceipt(receipt)).map(({ source }) => source);

  test('is ended by taking everything back, and the refusal has none', async () => {
    const browser = app.browser();
    await post(browser, { choice: 'accept' });
    const receipt = receiptIn(browser)!;
    await post(browser, { choice: 'reject' });
    expect(browser.cookies.get('_consent')).toMatch(/^a0m0p0\.\d+$/);
    expect(await sources(receipt)).toEqual(['banner', 'withdrawal']);
    expect(await app.temporary.store.consentLog.refusals(0)).toEqual([]);
  });

  test('is ended by the signal of the browser, once, with the cookie', async () => {
    const browser = app.browser();
    await post(browser, { choice: 'accept' });
    const receipt = receiptIn(browser)!;
    const signal = { headers: { 'Sec-GPC': '1' } };
    const told = await browser.call('UserSessionResource', 'get', {}, signal);
    expect(told.setCookies.get('_consent')).toContain('Max-Age=0');
    await browser.call('UserSessionResource', 'get', {}, signal);
    expect(await sources(receipt)).toEqual(['banner', 'signal']);
  });

  test('goes with a person into the account', async () => {
    const browser = await app.browser().arrive();
    await post(browser, { choice: 'accept' });
    const receipt = receiptIn(browser)!;
    const fields = { email: 'ann@example.org', password: PASSWORD, first_name: 'Ann', username: 'ann' };
    dataOf(await browser.call('UserRegisterResource', 'create', fields));
    expect(await consentOf(browser)).toEqual({ ...ALLOWED, receipt });
    expect(await sources(receipt)).toEqual(['banner', 'merge']);
  });

  test('holds nothing of the person, the browser or the page', async () => {
    const browser = app.browser();
    await post(
      browser,
      { choice: 'accept', back: '/ann/hills/' },
      { ...FROM_HERE, 'User-Agent': 'Curious/1' },
    );
    const rows = JSON.stringify(await app.temporary.rows('select * from consent_log'));
    for (const secret of ['Curious', '/ann/hills', '127.0.0.1', '192.0.2.1'])
      expect(rows).not.toContain(secret);
  });
});

test('a choice about other purposes counts no more', async () => {
  const browser = app.browser();
  browser.cookies.set('_consent', `a1m1p1.${Math.floor(app.time / 1000)}.v0`);
  const told = await browser.call('UserSessionResource', 'get');
  expect(told.body.client_context?.['consent']).toMatchObject({ decided: false });
  expect(told.setCookies.get('_consent')).toContain('Max-Age=0');
});

test.each(['yes', 'a1m1p1', 'a1m1p1.99999999999', `a1m1p1.${'9'.repeat(10_000)}`, 'a1m1p1.1'])(
  'the cookie %.20s is no decision, and is removed',
  async (value) => {
    const browser = app.browser();
    browser.cookies.set('_consent', value);
    const told = await browser.call('UserSessionResource', 'get');
    expect(told.body.client_context?.['consent']).toMatchObject({ decided: false });
    expect(told.setCookies.get('_consent')).toContain('Max-Age=0');
  },
);
