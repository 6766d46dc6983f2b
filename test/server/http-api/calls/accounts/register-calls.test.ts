import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf, outcomeOf, SmallBrowser, type Told } from '../../core/small-browser.ts';
import { aMember, PASSWORD, succeeded } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

async function signUp(options: Record<string, unknown>, at: TestApp = app): Promise<Told> {
  const browser = await at.browser().arrive();
  return browser.call('UserRegisterResource', 'create', {
    email: 'ann@example.org',
    password: PASSWORD,
    first_name: 'Ann',
    ...options,
  });
}

function fieldsOf(told: Told) {
  return told.body.resource_response?.error?.extra_data.fields;
}

describe('a new account', () => {
  test('is signed in at once and told about itself', async () => {
    const browser = await app.browser().arrive();
    const told = await browser.call('UserRegisterResource', 'create', {
      email: 'ann@example.org',
      password: PASSWORD,
      first_name: 'Ann',
      last_name: 'Example',
      username: 'Ann_1',
    });
    expect(dataOf(told)).toMatchObject({
      type: 'user',
      username: 'ann_1',
      full_name: 'Ann Example',
      email: 'ann@example.org',
      is_auth: true,
      viewer_type: 'LOGGED_IN',
      session: { type: 'full', expires_at: 'Wed, 15 Jul 2026 12:00:00 +0000' },
    });
    expect(told.setCookies.get('_pinakes_sess')).toMatch(/HttpOnly/);
    expect(dataOf(await browser.call('UserSessionResource', 'get'))).toMatchObject({
      viewer_type: 'LOGGED_IN',
      viewer: { username: 'ann_1' },
    });
  });

  test('is the operator only as the first of an empty store', async () => {
    expect((await aMember(app, 'ann')).user.is_operator).toBe(true);
    expect((await aMember(app, 'bob')).user.is_operator).toBe(false);
  });

  test('cannot give itself an id, a role or rights', async () => {
    await aMember(app, 'ann');
    const told = await signUp({
      email: 'eve@example.org',
      username: 'eve',
      id: '1',
      user_id: '1',
      is_operator: true,
      isOperator: true,
      role: 'admin',
      state: 'suspended',
      email_verified: true,
    });
    expect(dataOf(told)).toMatchObject({ is_operator: false, email_verified: false });
    expect(dataOf(told)).not.toMatchObject({ id: '1' });
  });

  test('of a business goes by its name', async () => {
    const told = await signUp({ account_type: 'business', business_name: 'Oak & Sons' });
    expect(dataOf(told)).toMatchObject({ full_name: 'Oak & Sons', is_partner: true });
    expect(outcomeOf(await signUp({ account_type: 'business' }))).toBe('400/1');
  });

  test('takes the language from the browser unless it is told', async () => {
    expect(dataOf(await signUp({}))).toMatchObject({ locale: 'en-US' });
    const told = await signUp({ email: 'b@example.org', locale: 'de-AT' });
    expect(dataOf(told)).toMatchObject({ locale: 'de-AT' });
  });
});

describe('the country of a new account', () => {
  let proxied: TestApp;
  beforeAll(async () => {
    const settings = { countryHeader: 'X-Country', trustedProxies: ['192.0.2.7'] };
    proxied = await TestApp.open({ settings });
  });
  beforeEach(() => proxied.empty());
  afterAll(() => proxied.close());

  const PROXY = '192.0.2.7';
  const STRANGER = '198.51.100.4';

  test.each([
    ['chosen in the form', PROXY, { 'X-Country': 'CA' }, { country: 'AT' }, 'AT'],
    ['told by a trusted proxy', PROXY, { 'X-Country': 'ca', 'Accept-Language': 'en-US' }, {}, 'CA'],
    ['a header that anybody can send', STRANGER, { 'X-Country': 'CA' }, {}, ''],
    ['a proxy that does not know either', PROXY, { 'X-Country': 'XX' }, {}, ''],
    ['a language, which is not a place', PROXY, { 'Accept-Language': 'en-US,en;q=0.9' }, {}, ''],
    ['nothing', PROXY, {}, {}, ''],
    ['the host name', PROXY, { Host: 'pins.example.de', 'Accept-Language': 'en-US' }, {}, 'DE'],
    ['the proxy before the host name', PROXY, { Host: 'pins.example.de', 'X-Country': 'FR' }, {}, 'FR'],
    [
      'the host name, whatever a stranger says',
      STRANGER,
      { Host: 'pins.example.de', 'X-Country': 'US' },
      {},
      'DE',
    ],
  ])('by %s', async (_by, remoteAddress, headers, chosen, country) => {
    const connection = { remoteAddress, secure: false };
    const browser = await new SmallBrowser(proxied, { connection }).arrive();
    const options = { email: 'ann@example.org', password: PASSWORD, first_name: 'Ann', ...chosen };
    const told = await browser.call('UserRegisterResource', 'create', options, { headers });
    expect(dataOf(told)).toMatchObject({ country });
    expect(dataOf(await browser.call('UserSettingsResource', 'get'))).toMatchObject({ country });
  });
});

describe('a username', () => {
  test('is made from the name when there is none, another one when that is taken', async () => {
    const first = await signUp({ first_name: 'Zoë', last_name: 'Møller-Ng' });
    const second = await signUp({ email: 'b@example.org', first_name: 'Zoë', last_name: 'Møller-Ng' });
    expect(succeeded<{ username: string }>(first).username).toBe('zoemllerng');
    expect(succeeded<{ username: string }>(second).username).not.toBe('zoemllerng');
  });

  test('that was made for several people at the same time is made anew', async () => {
    const told = await Promise.all(
      [1, 2, 3, 4].map((number) => signUp({ email: `nina${number}@example.org`, first_name: 'Nina' })),
    );
    const names = told.map((each) => succeeded<{ username: string }>(each).username);
    expect(new Set(names).size).toBe(4);
    expect(names).toContain('nina');
  });

  test('that was asked for by several people at the same time is given to one', async () => {
    const told = await Promise.all(
      [1, 2, 3].map((number) => signUp({ email: `cleo${number}@example.org`, username: 'cleo' })),
    );
    expect(told.map(outcomeOf).sort()).toEqual(['200', '409/16', '409/16']);
  });

  test('of a name without Latin letters is a plain one', async () => {
    expect(succeeded<{ username: string }>(await signUp({ first_name: '李' })).username).toMatch(/^pinner/);
  });

  test.each(['settings', 'ab', '1ann', 'ann.b', 'a'.repeat(31)])('%s is refused', async (username) => {
    expect(outcomeOf(await signUp({ username }))).toBe('400/1');
  });
});

describe('what is in use', () => {
  test('is said field by field, in any case', async () => {
    await aMember(app, 'ann');
    const told = await signUp({ email: 'ANN@example.org', username: 'Ann' });
    expect(outcomeOf(told)).toBe('409/16');
    expect(fieldsOf(told)).toEqual([
      { name: 'username', problem: 'not_unique' },
      { name: 'email', problem: 'not_unique' },
    ]);
  });

  test('is told while somebody types, with names that are free', async () => {
    await aMember(app, 'ann');
    const browser = app.browser();
    const ask = async (username: string) =>
      dataOf(await browser.call('UsernameExistsResource', 'get', { username }));
    expect(await ask('bob')).toEqual({ available: true, suggestions: [] });
    expect(await ask('ann')).toEqual({
      available: false,
      suggestions: expect.arrayContaining(['ann2', 'ann3']) as unknown,
    });
    expect(await ask('settings')).toMatchObject({ available: false });
    const email = await browser.call('EmailExistsResource', 'get', { email: 'Ann@example.org' });
    expect(dataOf(email)).toBe(true);
    const free = await browser.call('EmailExistsResource', 'get', { email: 'bob@example.org' });
    expect(dataOf(free)).toBe(false);
  });
});

describe('limits', () => {
  test.each([
    ['email', 'no address', 'bad_format'],
    ['email', undefined, 'missing'],
    ['password', 'short', 'too_short'],
    ['password', 'ann@example.org', 'not_allowed'],
    ['password', 'password1', 'not_allowed'],
    ['password', 'x'.repeat(129), 'too_long'],
    ['first_name', 'x'.repeat(31), 'too_long'],
    ['last_name', 'x'.repeat(60), 'too_long'],
    ['country', 'XX', 'not_allowed'],
    ['birthday', '2026-02-30', 'bad_format'],
    ['birthday', '2027-01-01', 'out_of_range'],
  ])('%s %s is %s', async (field, value, problem) => {
    const told = await signUp({ [field]: value });
    expect(outcomeOf(told)).toBe('400/1');
    expect(fieldsOf(told)).toEqual([expect.objectContaining({ name: field, problem })]);
  });

  test('a first name of 30 characters fits', async () => {
    expect(outcomeOf(await signUp({ first_name: 'é'.repeat(30) }))).toBe('200');
  });

  test.each([
    [{ age: 12 }, '403/15'],
    [{ age: 13 }, '200'],
    [{ birthday: '2013-06-16' }, '403/15'],
    [{ birthday: '2013-06-15' }, '200'],
    [{ birthday: '2000-01-01', age: 12 }, '403/15'],
  ])('%o gives %s', async (options, outcome) => {
    expect(outcomeOf(await signUp(options))).toBe(outcome);
  });
});

describe('a closed instance', () => {
  test('makes no accounts', async () => {
    const closed = await TestApp.open({ isSignupOpen: false });
    expect(outcomeOf(await signUp({}, closed))).toBe('403/14');
    await closed.close();
  });

  test('with a setup code gives its first account only to who knows it', async () => {
    const guarded = await TestApp.open({ setupCode: 'abcd-1234' });
    const without = await signUp({}, guarded);
    expect(outcomeOf(without)).toBe('400/1');
    expect(fieldsOf(without)).toEqual([{ name: 'setup_code', problem: 'missing' }]);
    expect(outcomeOf(await signUp({ setup_code: 'wrong' }, guarded))).toBe('400/1');
    const right = await signUp({ setup_code: 'abcd-1234' }, guarded);
    expect(dataOf(right)).toMatchObject({ is_operator: true });
    expect(outcomeOf(await signUp({ email: 'b@example.org', username: 'bob' }, guarded))).toBe('200');
    await guarded.close();
  });
});
