import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { dataOf, outcomeOf, SmallBrowser } from '../small-browser.ts';
import { SmallSite } from '../small-site.ts';

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

  test.each(['/v3/nothing/', '/v3/numbers/%2f/', 'https://elsewhere.test/v3/numbers/'])(
    'never holds secrets of a wrapped call to %s, which is refused',
    async (url) => {
      const browser = await new SmallBrowser(new SmallSite()).arrive();
      for (const data of [secrets, JSON.stringify(secrets)]) {
        const refused = await browser.call('ApiResource', 'create', { url: `${url}?password=secret`, data });
        expect(refused.status).toBeGreaterThanOrEqual(400);
        expect(refused.body.resource?.options).toEqual({ url });
      }
    },
  );
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
