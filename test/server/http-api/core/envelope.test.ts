import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { dataOf, outcomeOf, SmallBrowser } from './small-browser.ts';
import { DAY_MS, NOON, SmallSite } from './small-site.ts';

async function member(site = new SmallSite(), session = {}, user = {}) {
  return new SmallBrowser(site).withSession(site.openSession(session, user));
}

describe('success', () => {
  test('holds every key and no error', async () => {
    const told = await new SmallBrowser(new SmallSite()).call('EchoResource', 'get', { board_id: 8125 });
    expect(told.body.resource_response).toEqual({
      status: 'success',
      code: 0,
      message: 'ok',
      http_status: 200,
      endpoint_name: 'echo_get',
      data: { board_id: '8125', flag: false, count: 10, language: 'en', source: '/' },
    });
    expect(told.body.resource).toEqual({
      name: 'EchoResource',
      options: { board_id: '8125', bookmarks: ['-end-'] },
    });
    expect(told.body.request_identifier).toMatch(/^\d+$/);
    expect(told.headers.get('X-Request-Id')).toBe(told.body.request_identifier);
  });

  test('every request has its own number', async () => {
    const browser = new SmallBrowser(new SmallSite());
    const first = await browser.call('EchoResource', 'get');
    const second = await browser.call('EchoResource', 'get');
    expect(first.body.request_identifier).not.toBe(second.body.request_identifier);
  });

  test('a write that has nothing to tell says ok', async () => {
    expect(dataOf(await (await member()).call('NoteResource', 'delete'))).toEqual({ ok: true });
  });

  test('headers', async () => {
    const told = await new SmallBrowser(new SmallSite()).call(
      'EchoResource',
      'get',
      {},
      { headers: { Accept: 'text/html' } },
    );
    expect(told.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(told.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(told.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(told.headers.get('Strict-Transport-Security')).toBeNull();
  });

  test('failures have the same headers', async () => {
    const told = await new SmallBrowser(new SmallSite()).send('/v3/nothing/', {
      headers: { Accept: 'text/html' },
    });
    expect(told.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(told.headers.get('Cache-Control')).toBe('private, no-cache');
  });
});

describe('the echo of options', () => {
  const secrets = {
    password: 'x',
    new_password: 'x',
    new_password_confirm: 'x',
    old_password: 'x',
    token: 'x',
    mfa_code: 'x',
    code: 'x',
    image_base64: 'x',
    headers: {},
  };

  test('never holds secrets', async () => {
    const told = await new SmallBrowser(new SmallSite()).call('EchoResource', 'get', {
      ...secrets,
      count: '7',
    });
    expect(told.body.resource?.options).toEqual({ count: 7, bookmarks: ['-end-'] });
  });

  test('never holds secrets in failures, direct calls and wrapped ones', async () => {
    const browser = await new SmallBrowser(new SmallSite()).arrive();
    const failed = await browser.call('EchoResource', 'create', secrets);
    expect(failed.body.resource?.options).toEqual({});
    const direct = await browser.send(`/v3/numbers/?${new URLSearchParams({ password: 'x', total: '1' })}`);
    expect(direct.text).not.toContain('password');
    const wrapped = await browser.call('ApiResource', 'get', {
      url: '/v3/numbers/',
      data: { ...secrets, total: 1 },
    });
    expect(wrapped.body.resource?.options).toEqual({
      url: '/v3/numbers/',
      data: { total: 1 },
      bookmarks: ['-end-'],
    });
  });
});

describe('client_context', () => {
  async function contextOf(
    site: SmallSite,
    headers: Record<string, string> = {},
    cookies: Record<string, string> = {},
    origin = 'http://pins.test',
  ) {
    const browser = new SmallBrowser(site, { origin });
    for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
    return (await browser.call('EchoResource', 'get', {}, { headers })).body.client_context;
  }

  test('of a visitor of whom nothing is known', async () => {
    expect(await contextOf(new SmallSite())).toEqual({
      is_authenticated: false,
      viewer_type: 'LOGGED_OUT',
      user: { unauth_id: null },
      locale: 'en-US',
      language: 'en',
      country: 'US',
      country_from_ip: null,
      country_from_host_name: null,
      is_allowed_country: false,
      consent: {
        allow_analytic_cookies: false,
        allow_marketing_cookies: false,
        allow_personalization_cookies: false,
        decided: false,
      },
      is_bot: false,
      is_social_bot: false,
      app_version: 'build-1',
    });
  });

  test('of somebody signed in', async () => {
    const browser = await member(new SmallSite(), {}, { locale: 'de-AT', country: 'AT' });
    const told = await browser.call('EchoResource', 'get', {}, { headers: { 'Accept-Language': 'fr-FR' } });
    expect(told.body.client_context).toMatchObject({
      is_authenticated: true,
      viewer_type: 'LOGGED_IN',
      user: {
        id: '101',
        username: 'ada',
        full_name: 'Ada Lovelace',
        image_small_url: 'http://pins.test/static/nobody.png',
        is_partner: false,
        is_employee: false,
      },
      locale: 'de-AT',
      language: 'de',
      country: 'AT',
    });
  });

  test('a limited session is authenticated', async () => {
    const told = await (await member(new SmallSite(), { type: 'limited' })).call('EchoResource', 'get');
    expect(told.body.client_context).toMatchObject({ is_authenticated: true, viewer_type: 'LIMITED_LOGIN' });
  });

  test.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de-AT', 'de', 'AT'],
    ['en;q=0.5, pt-br', 'pt-BR', 'pt', 'BR'],
    ['zh-Hant-TW', 'zh-TW', 'zh', 'TW'],
    ['fr', 'fr', 'fr', 'US'],
    ['*', 'en-US', 'en', 'US'],
    ['<script>, x', 'en-US', 'en', 'US'],
    ['de;q=0', 'en-US', 'en', 'US'],
  ])('Accept-Language %s means %s', async (header, locale, language, country) => {
    const context = await contextOf(new SmallSite(), { 'Accept-Language': header });
    expect(context).toMatchObject({ locale, language, country });
  });

  test('the country comes from a trusted proxy only, or from the ending of the host name', async () => {
    const headers = { 'X-Country': 'ca', Host: 'pins.example.nz' };
    const distrusting = new SmallSite({ countryHeader: 'X-Country' });
    expect(await contextOf(distrusting, headers)).toMatchObject({
      country_from_ip: null,
      country_from_host_name: 'NZ',
    });
    const trusting = new SmallSite({ countryHeader: 'X-Country', trustedProxies: ['192.0.2.0/24'] });
    expect(await contextOf(trusting, headers)).toMatchObject({ country_from_ip: 'CA', country: 'CA' });
    expect(await contextOf(trusting, { Host: 'pins.io' })).toMatchObject({ country_from_host_name: null });
  });

  const ACCEPTED = { _consent: `a1m0p0.${NOON / 1000}` };
  const REJECTED = { _consent: `a0m0p0.${NOON / 1000}` };

  test.each([
    ['no country known', {}, {}, false],
    ['listed country', { 'X-Country': 'CA' }, {}, true],
    ['listed country, rejected', { 'X-Country': 'CA' }, REJECTED, false],
    ['country not listed', { 'X-Country': 'JP' }, ACCEPTED, false],
    ['one of two countries not listed', { 'X-Country': 'CA', Host: 'pins.jp' }, ACCEPTED, false],
    ['country that wants a yes, undecided', { 'X-Country': 'AT' }, {}, false],
    ['country that wants a yes, accepted', { 'X-Country': 'AT' }, ACCEPTED, true],
  ])('local tracking: %s', async (_name, headers, cookies, allowed) => {
    const site = new SmallSite({
      countryHeader: 'X-Country',
      trustedProxies: ['192.0.2.0/24'],
      trackingCountries: ['CA', 'AT'],
    });
    expect(await contextOf(site, headers, cookies)).toMatchObject({ is_allowed_country: allowed });
  });

  test.each([
    [
      `a1m0p1.${NOON / 1000}`,
      { allow_analytic_cookies: true, allow_personalization_cookies: true, decided: true },
    ],
    [`a0m0p0.${NOON / 1000}`, { allow_analytic_cookies: false, decided: true }],
    [`a1m1p1.${(NOON - 185 * DAY_MS) / 1000}`, { allow_analytic_cookies: false, decided: false }],
    ['a2m0p0.1', { allow_analytic_cookies: false, decided: false }],
    ['yes', { decided: false }],
  ])('consent cookie %s', async (cookie, consent) => {
    expect(await contextOf(new SmallSite(), {}, { _consent: cookie })).toMatchObject({ consent });
  });

  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', true, false],
    ['facebookexternalhit/1.1', true, true],
    ['Slackbot-LinkExpanding 1.0', true, true],
    ['Mozilla/5.0 (X11; Linux) Firefox/150.0', false, false],
    ['Mozilla/5.0 (Linux; Android 15; Cubot X90) Mobile', false, false],
  ])('%s', async (agent, is_bot, is_social_bot) => {
    expect(await contextOf(new SmallSite(), { 'User-Agent': agent })).toMatchObject({
      is_bot,
      is_social_bot,
    });
  });

  test('the operator may give other lists of bots', async () => {
    const site = new SmallSite({ botAgents: 'Firefox', socialBotAgents: 'Chatty' });
    expect(await contextOf(site, { 'User-Agent': 'Firefox' })).toMatchObject({
      is_bot: true,
      is_social_bot: false,
    });
    expect(await contextOf(site, { 'User-Agent': 'Googlebot/2.1' })).toMatchObject({ is_bot: false });
  });
});

describe('debug data', () => {
  const ASKING = '/resource/EchoResource/get/?deb_x=1&source_url=%2Fpin%2F1%2F%3Fa';

  test('is for employees and internal addresses that ask for it', async () => {
    const employee = await member(new SmallSite({ employees: ['ADA'] }));
    const told = await employee.send(ASKING);
    expect(told.body.client_context?.['debug']).toEqual({
      experiments: {},
      timings_ms: { total: 0 },
      surface: '/pin/1/',
    });
    const inside = new SmallBrowser(new SmallSite({ internalRanges: ['192.0.2.0/24'] }));
    expect((await inside.send(ASKING)).body.client_context).toHaveProperty('debug');
    const bySource = await inside.send('/resource/EchoResource/get/?source_url=%2F%3Fdeb_all');
    expect(bySource.body.client_context).toHaveProperty('debug');
  });

  test('is for nobody else', async () => {
    const employee = await member(new SmallSite({ employees: ['ada'] }));
    expect((await employee.call('EchoResource', 'get')).body.client_context).not.toHaveProperty('debug');
    expect((await (await member()).send(ASKING)).body.client_context).not.toHaveProperty('debug');
    const outside = new SmallBrowser(new SmallSite({ internalRanges: ['10.0.0.0/8'] }));
    const forged = await outside.send(ASKING, { headers: { 'X-Forwarded-For': '10.0.0.1' } });
    expect(forged.body.client_context).not.toHaveProperty('debug');
  });
});

describe('compression', () => {
  async function answer(acceptEncoding: string, total = 200) {
    const site = new SmallSite();
    const response = await site.app.fetch(
      new Request(`http://pins.test/v3/numbers/?total=${total}&page_size=200`, {
        headers: { 'Accept-Encoding': acceptEncoding },
      }),
      { remoteAddress: '192.0.2.7', secure: false },
    );
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  }

  test.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, br;q=0.8', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const)('%s is answered with %s', async (accept, coding, unpack) => {
    const { response, bytes } = await answer(accept);
    expect(response.headers.get('Content-Encoding')).toBe(coding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(JSON.parse(unpack(bytes).toString('utf8'))).toHaveProperty('resource_response');
  });

  test.each(['', 'identity', 'deflate'])('%j is answered as it is', async (accept) => {
    expect((await answer(accept)).response.headers.get('Content-Encoding')).toBeNull();
  });

  test('a small answer is not worth it', async () => {
    expect((await answer('br', 1)).response.headers.get('Content-Encoding')).toBeNull();
  });
});

describe('errors', () => {
  test('a wrong field is named for people and for developers', async () => {
    const told = await (await member()).call('NoteResource', 'create', { name: 'a'.repeat(51) });
    expect(told.body.resource_response).toEqual({
      status: 'failure',
      code: 1,
      message: 'Board name is too long (50 characters at most).',
      http_status: 400,
      endpoint_name: 'note_create',
      data: null,
      error: {
        status: 'failure',
        http_status: 400,
        code: 1,
        api_error_code: 1,
        reason: 'invalid_parameter',
        target: 'name',
        message: 'Board name is too long (50 characters at most).',
        message_detail: 'name: too_long, limit 50',
        extra_data: {
          message: "Invalid value for parameter 'name'",
          fields: [{ name: 'name', problem: 'too_long', limit: 50 }],
        },
      },
    });
  });

  test.each([{}, { name: null }, { name: '' }, { name: '  ' }])(
    '%j: the name is missing',
    async (options) => {
      const { error } =
        (await (await member()).call('NoteResource', 'create', options)).body.resource_response ?? {};
      expect(error).toMatchObject({
        message: "Missing required parameter 'name'",
        target: 'name',
        extra_data: {
          message: "Missing required parameter 'name'",
          fields: [{ name: 'name', problem: 'missing' }],
        },
      });
    },
  );

  test('every wrong field is named', async () => {
    const told = await new SmallBrowser(new SmallSite()).call('EchoResource', 'get', {
      count: 99,
      kind: 'z',
    });
    expect(told.body.resource_response?.error?.extra_data.fields).toEqual([
      { name: 'count', problem: 'out_of_range', limit: 20 },
      { name: 'kind', problem: 'not_allowed' },
    ]);
  });

  test('what nobody expected tells its number only, and is logged with its cause', async () => {
    const site = new SmallSite();
    const told = await new SmallBrowser(site).call('BrokenResource', 'get');
    expect(outcomeOf(told)).toBe('500/100');
    expect(told.body.resource_response?.error).toMatchObject({
      message: 'Sorry! Something went wrong on our end.',
      message_detail: told.body.request_identifier,
      extra_data: {},
    });
    expect(told.text).not.toMatch(/SELECT|disk|\.ts/);
    expect(site.logged).toMatchObject([
      { event: 'call_failed', fields: { requestId: told.body.request_identifier, endpoint: 'broken_get' } },
    ]);
    expect(site.logged[0]?.fields?.['error']).toMatchObject({ cause: new Error('disk') });
  });

  test('a store that is away fails the call, not the process', async () => {
    const site = new SmallSite(
      {},
      {
        sessions: {
          findByTokenHash: () => Promise.reject(new Error('gone')),
          renew: () => Promise.resolve(),
        },
      },
    );
    const browser = new SmallBrowser(site);
    browser.cookies.set('_pinakes_sess', 'ab'.repeat(32));
    const told = await browser.call('EchoResource', 'get');
    expect(outcomeOf(told)).toBe('500/100');
    expect(told.setCookies.has('_pinakes_sess')).toBe(false);
  });
});
