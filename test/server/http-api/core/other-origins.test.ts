import { describe, expect, test } from 'vitest';
import { mediaUploadRoute } from '../../../../server/adapters/http-api/media/media-upload-route.ts';
import { outcomeOf, SmallBrowser, type Sending, type Told } from './small-browser.ts';
import { SmallSite } from './small-site.ts';

/** An app of another origin may call with cookies when the operator has named its origin, and no other site may. */

const APP = 'https://app.test';
const API = 'https://pins.test';
const TLS = { remoteAddress: '192.0.2.7', secure: true };

const site = (settings = {}) =>
  new SmallSite({ corsOrigins: [APP], ...settings }, { privateFiles: [SHOWN], plainRoutes: [UPLOADS] });
const browserOf = (one = site(), origin = API, connection = TLS) =>
  new SmallBrowser(one, { origin, connection });
const member = (one = site(), origin = API, connection = TLS) =>
  browserOf(one, origin, connection).withSession(one.openSession());

/** A file that tells who asks for it, and whether an app does. */
const SHOWN = {
  path: '/shown',
  handle: async (_request: Request, { kind }: { readonly kind: string }, isFromApp: boolean) =>
    Response.json({ kind, isFromApp }),
};
const UPLOADS = mediaUploadRoute(
  { admit: async () => undefined, size: async () => 0, run: async () => ({ kind: 'received' }) },
  1000,
);

const from = (origin: string) => ({
  Origin: origin,
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Mode': 'cors',
});
const preflight = (origin: string): Sending => ({
  method: 'OPTIONS',
  headers: { ...from(origin), 'Access-Control-Request-Method': 'POST' },
});
const note = (headers: Readonly<Record<string, string>>): Sending => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify({ options: { name: 'A' } }),
});
const CREATE = '/resource/NoteResource/create/';
const READ = '/resource/StateResource/get/';
const API_PATHS = [READ, CREATE, '/v3/boards/1/follow/', '/vx/nothing/', '/upload-image/', '/media-upload/'];

/** Everything that an answer says to browsers about other origins. */
const told = ({ headers }: Told) =>
  Object.fromEntries([...headers].filter(([name]) => /^access-control-|^x-csrftoken$/.test(name)));
const READABLE = {
  'access-control-allow-origin': APP,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'X-CSRFToken',
};

describe('an app whose origin is named', () => {
  test.each(API_PATHS)('may ask first whether it may send something to %s', async (path) => {
    const answer = await browserOf().send(path, preflight(APP));
    expect(answer.status).toBe(204);
    expect(told(answer)).toEqual({
      ...READABLE,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'Content-Type, Idempotency-Key, X-CSRFToken, X-Requested-With',
      'access-control-max-age': '600',
    });
    expect(answer.headers.get('vary')).toContain('Origin');
    expect(answer.setCookies.size).toBe(0);
  });

  test('may read answers, and is told the security token that it cannot read in the cookie', async () => {
    const browser = browserOf();
    const answer = await browser.call('EchoResource', 'get', {}, { headers: from(APP) });
    const token = browser.cookies.get('csrftoken')!;
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(told(answer)).toEqual({ ...READABLE, 'x-csrftoken': token });
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  test('is told the token again when the browser has a valid one already', async () => {
    const browser = await member();
    const answer = await browser.send(READ, { headers: from(APP) });
    expect(answer.setCookies.has('csrftoken')).toBe(false);
    expect(answer.headers.get('x-csrftoken')).toBe(browser.cookies.get('csrftoken'));
  });

  test('is told the token of the session that its log-in has begun', async () => {
    const browser = browserOf();
    const before = (await browser.send(READ, { headers: from(APP) })).headers.get('x-csrftoken');
    const answer = await browser.call('LoginResource', 'create', {}, { ...note(from(APP)) });
    expect(outcomeOf(answer)).toBe('200');
    expect(answer.headers.get('x-csrftoken')).toBe(browser.cookies.get('csrftoken'));
    expect(answer.headers.get('x-csrftoken')).not.toBe(before);
  });

  test('may write with the token, and without it learns it from the refusal', async () => {
    const browser = await member();
    const refused = await browser.send(CREATE, { ...note(from(APP)), withToken: false });
    expect(outcomeOf(refused)).toBe('403/3');
    const headers = { ...from(APP), 'X-CSRFToken': refused.headers.get('x-csrftoken')! };
    expect(outcomeOf(await browser.send(CREATE, { ...note(headers), withToken: false }))).toBe('200');
  });

  test('may send pictures and show what only their owner may see', async () => {
    const browser = await member();
    const body = new FormData();
    body.set('img', new File(['x'], 'a.png'));
    const sent = await browser.send('/upload-image/', { method: 'POST', headers: from(APP), body });
    expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([200, APP]);
    const headers = { Referer: `${APP}/pin/1/`, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' };
    expect((await browser.send('/shown', { headers })).body).toEqual({ kind: 'user', isFromApp: true });
  });

  test('may send videos, for which nobody’s session is read', async () => {
    const answer = await (await member()).send('/media-upload/?upload_id=1', { headers: from(APP) });
    expect(answer.status).toBe(403);
    expect(told(answer)).toEqual(READABLE);
    expect(answer.setCookies.size).toBe(0);
  });

  test('may not read pages or files', async () => {
    const browser = await member();
    for (const path of ['/', '/ada/', '/shown', '/healthz', '/robots.txt', '/static/main.js', '/media/x'])
      expect([path, told(await browser.send(path, { headers: from(APP) }))]).toEqual([path, {}]);
  });
});

const STRANGERS = [
  'https://evil.test',
  'http://app.test',
  'https://app.test:8443',
  'https://sub.app.test',
  'https://app.test.evil.test',
  'https://APP.test',
  'null',
  '*',
];

describe('every other origin', () => {
  test.each(STRANGERS)('%s is told nothing, and cannot use anybody’s session', async (origin) => {
    const browser = await member();
    const before = new Map(browser.cookies);
    for (const path of API_PATHS) {
      const asked = await browser.send(path, preflight(origin));
      expect([path, told(asked)]).toEqual([path, {}]);
      expect([path, told(await browser.send(path, { headers: from(origin) }))]).toEqual([path, {}]);
    }
    expect(outcomeOf(await browser.send(READ, { headers: from(origin) }))).toBe('401/2');
    expect(outcomeOf(await browser.send(CREATE, note(from(origin))))).toBe('403/3');
    expect(browser.cookies).toEqual(before);
  });

  test.each([
    ['a picture', { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }],
    ['a frame', { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }],
    ['a picture of a page', { 'Sec-Fetch-Mode': 'no-cors', Referer: 'https://evil.test/' }],
    ['a picture of a page that lies in its address', { Referer: `https://evil.test/${APP}` }],
  ])('asks as a stranger with %s', async (_what, headers) => {
    const browser = await member();
    const before = new Map(browser.cookies);
    const answer = await browser.send('/shown', { headers: { 'Sec-Fetch-Site': 'cross-site', ...headers } });
    expect(answer.body).toEqual({ kind: 'visitor', isFromApp: false });
    expect(answer.setCookies.size).toBe(0);
    expect(browser.cookies).toEqual(before);
  });

  test('may lead somebody to a page, as they are', async () => {
    const headers = {
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
    };
    const browser = await member();
    expect((await browser.send('/', { headers })).text).toContain('user');
    const form = { ...note({ ...headers, Origin: 'https://evil.test' }), withToken: false };
    expect(outcomeOf(await browser.send(CREATE, form))).toBe('403/3');
  });

  test('changes nothing for our own pages', async () => {
    const browser = await member();
    const headers = { Origin: API, 'Sec-Fetch-Site': 'same-origin' };
    const answer = await browser.send(CREATE, note(headers));
    expect(outcomeOf(answer)).toBe('200');
    expect(told(answer)).toEqual({});
    expect(answer.headers.get('vary')).toContain('Origin');
  });
});

describe('cookies', () => {
  const lineOf = async (browser: SmallBrowser) => (await browser.send('/')).setCookies.get('csrftoken')!;

  test('come with calls of apps only when an origin is named', async () => {
    expect(await lineOf(browserOf())).toMatch(/; SameSite=None; Secure$/);
    expect(await lineOf(browserOf(site({ corsOrigins: [] })))).toMatch(/; SameSite=Lax; Secure$/);
  });

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'do so without encryption on this machine (%s)',
    async (host) => {
      const plain = { ...TLS, secure: false };
      expect(await lineOf(browserOf(site(), `http://${host}`, plain))).toMatch(/; SameSite=None; Secure$/);
    },
  );

  test.each(['pins.test', 'localhost.evil.test', '127.0.0.1.evil.test', '192.168.1.5:3000'])(
    'never without encryption on another (%s), where no app may call either',
    async (host) => {
      const browser = await member(site(), `http://${host}`, { ...TLS, secure: false });
      expect((await browser.send('/', { withToken: false })).setCookies.size).toBe(0);
      expect(await lineOf(browserOf(site(), `http://${host}`, { ...TLS, secure: false }))).toMatch(
        /; SameSite=Lax$/,
      );
      expect(told(await browser.send(READ, { headers: from(APP) }))).toEqual({});
      expect(told(await browser.send(CREATE, preflight(APP)))).toEqual({});
      expect(outcomeOf(await browser.send(CREATE, note(from(APP))))).toBe('403/3');
    },
  );

  test('without a named origin nothing is said about any', async () => {
    const browser = await member(site({ corsOrigins: [] }));
    for (const path of API_PATHS) {
      const answers = [
        await browser.send(path, preflight(APP)),
        await browser.send(path, { headers: from(APP) }),
      ];
      for (const answer of answers) {
        expect([path, told(answer)]).toEqual([path, {}]);
        expect(answer.headers.get('vary') ?? '').not.toContain('Origin');
      }
    }
    expect(outcomeOf(await browser.send(CREATE, note(from(APP))))).toBe('403/3');
  });
});
