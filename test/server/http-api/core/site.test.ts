import { describe, expect, test } from 'vitest';
import type { PageContext } from '../../../../server/adapters/http-api/core/http-app-deps.ts';
import { outcomeOf, SmallBrowser } from './small-browser.ts';
import { NOON } from './site-times.ts';
import { SmallSite } from './small-site.ts';

describe('pages', () => {
  test('are private, never marked for 304, and allow nothing without their nonce', async () => {
    const told = await new SmallBrowser(new SmallSite()).send('/pin/1/');
    const nonce = /nonce="([0-9a-f]{32})"/.exec(told.text)?.[1];
    expect(told.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(told.headers.get('ETag')).toBeNull();
    expect(told.headers.get('Vary')).toBe('Cookie, Accept-Language, User-Agent, Accept-Encoding');
    expect(told.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(told.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(told.headers.get('Content-Security-Policy')?.split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "connect-src 'self'",
      "frame-src 'none'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  test('every page has another nonce', async () => {
    const browser = new SmallBrowser(new SmallSite());
    const [one, two] = [await browser.send('/'), await browser.send('/')];
    expect(one.headers.get('Content-Security-Policy')).not.toBe(two.headers.get('Content-Security-Policy'));
  });

  test('survey hosts are allowed when the operator names them', async () => {
    const site = new SmallSite({ surveyHosts: ['ask.test'] });
    const policy = (await new SmallBrowser(site).send('/')).headers.get('Content-Security-Policy');
    expect(policy).toContain('frame-src https://ask.test;');
  });

  test.each([
    ['https://pins.test', "'self' https://pins.test"],
    ['http://pins.test:8080/here', "'self' http://pins.test:8080"],
    ['http://127.0.0.1', "'self'"],
  ])('pictures and videos may come from the public address %s', async (publicUrl, sources) => {
    const told = await new SmallBrowser(new SmallSite({ publicUrl })).send('/', {
      headers: { Host: '127.0.0.1' },
    });
    const policy = told.headers.get('Content-Security-Policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([`img-src ${sources} data: blob:`, `media-src ${sources} blob:`]),
    );
  });

  test('only embedded pages may be framed', async () => {
    const told = await new SmallBrowser(new SmallSite()).send('/embed/pin/1/');
    expect(told.headers.get('Content-Security-Policy')).toContain('frame-ancestors *');
  });

  test('are read by GET and HEAD', async () => {
    const browser = new SmallBrowser(new SmallSite());
    expect((await browser.send('/pin/1/', { method: 'HEAD' })).text).toBe('');
    const told = await browser.send('/pin/1/', { method: 'POST' });
    expect(told.status).toBe(405);
    expect(told.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    expect((await browser.send('/pin/1/', { method: 'OPTIONS' })).status).toBe(204);
  });

  test('ask for their data in the process, for the same visitor, whatever headers they give', async () => {
    const ask = async (_request: Request, context: PageContext) => {
      const answer = await context.handler(new Request('http://inside/resource/StateResource/get/'));
      return Response.json(answer.json, { status: answer.status });
    };
    const site = new SmallSite({ rateLimitScale: 0.001 }, { pages: ask });
    const browser = new SmallBrowser(site);
    browser.cookies.set('_pinakes_sess', site.openSession());
    const told = await browser.send('/');
    expect(told.body.resource_response?.data).toEqual({ user: 'ada' });
    expect(outcomeOf(await new SmallBrowser(site).send('/'))).toBe('401/2');
  });

  test('cannot write by that way', async () => {
    const site = new SmallSite(
      {},
      {
        pages: async (_request, context) => {
          const address = 'http://inside/resource/NoteResource/delete/';
          const answer = await context.handler(new Request(address, { method: 'POST' }));
          return Response.json(answer.json, { status: answer.status });
        },
      },
    );
    const browser = new SmallBrowser(site);
    browser.cookies.set('_pinakes_sess', site.openSession());
    expect(outcomeOf(await browser.send('/'))).toBe('403/3');
  });

  test('a page that breaks says so with its number and nothing else', async () => {
    const site = new SmallSite({}, { pages: () => Promise.reject(new Error('at /srv/app.ts')) });
    const told = await new SmallBrowser(site).send('/');
    expect(told.status).toBe(500);
    expect(told.text).toBe(
      `Sorry! Something went wrong on our end.\n\n${told.headers.get('X-Request-Id')}\n`,
    );
    expect(site.logged).toMatchObject([{ event: 'request_failed' }]);
  });

  test('know theme, language and address', async () => {
    let seen: PageContext | undefined;
    const site = new SmallSite(
      {},
      {
        pages: async (_request, context) => {
          seen = context;
          return new Response('');
        },
      },
    );
    const browser = new SmallBrowser(site);
    browser.cookies.set('theme', 'dark');
    await browser.send('/', { headers: { 'Accept-Language': 'ar', Host: 'pins.test:3000' } });
    expect(seen).toMatchObject({
      theme: 'dark',
      locale: { locale: 'ar', language: 'ar' },
      origin: { baseUrl: 'http://pins.test:3000', host: 'pins.test:3000' },
      isBot: false,
      groups: {},
    });
  });

  test('know in which experiments the visitor is', async () => {
    let seen: PageContext | undefined;
    const site = new SmallSite(
      {},
      {
        experiments: ({ viewer }) => ({ halves: viewer.kind }),
        pages: async (_request, context) => {
          seen = context;
          return new Response('');
        },
      },
    );
    await new SmallBrowser(site).send('/');
    expect(seen?.groups).toEqual({ halves: 'visitor' });
  });

  test('a forged host of a forwarding header is not believed', async () => {
    let base = '';
    const site = new SmallSite(
      {},
      {
        pages: async (_request, context) => {
          base = context.origin.baseUrl;
          return new Response('');
        },
      },
    );
    await new SmallBrowser(site).send('/', { headers: { 'X-Forwarded-Host': 'evil.test', Host: 'a b/c' } });
    expect(base).toBe('http://pins.test');
    const fixed = new SmallSite(
      { publicUrl: 'https://public.test' },
      {
        pages: async (_request, context) => {
          base = context.origin.baseUrl;
          return new Response('');
        },
      },
    );
    await new SmallBrowser(fixed).send('/', { headers: { Host: 'evil.test' } });
    expect(base).toBe('https://public.test');
  });
});

describe('inside a page, where requests carry no cookies', () => {
  test('a jar carries them', async () => {
    const site = new SmallSite();
    const lines: string[] = [];
    const jar = { header: () => `_pinakes_sess=${token}`, set: (line: string) => void lines.push(line) };
    const token = site.openSession();
    const request = new Request('http://pins.test/resource/StateResource/get/');
    const response = await site.app.fetch(request, { remoteAddress: '', secure: false, jar });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(lines.map((line) => line.split('=', 1)[0])).toEqual(['_pinakes_sess', '_auth', 'csrftoken']);
  });
});

describe('files and system addresses', () => {
  test.each([
    ['/healthz', 200, 'ok'],
    ['/healthz/', 200, 'ok'],
    ['/robots.txt', 200, 'User-agent: *\nAllow: /\n\nSitemap: http://pins.test/sitemap.xml\n'],
    ['/static/app.js', 200, 'js'],
    ['/favicon.ico', 200, 'js'],
    ['/manifest.webmanifest', 200, 'js'],
    ['/sw.js', 200, 'js'],
    ['/media/236x/aa/bb/cc/x.jpg', 200, 'picture'],
    ['/.well-known/security.txt', 404, 'Not found.\n'],
    ['/v5/pins', 404, '{"code":11,"message":"Not found."}'],
  ])('%s', async (path, status, text) => {
    const told = await new SmallBrowser(new SmallSite()).send(path);
    expect([told.status, told.text]).toEqual([status, text]);
    expect(told.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('a change of password is done in the settings', async () => {
    const told = await new SmallBrowser(new SmallSite()).send('/.well-known/change-password');
    expect([told.status, told.headers.get('Location')]).toEqual([302, '/settings']);
  });

  test('security.txt names whom to tell', async () => {
    const site = new SmallSite({ securityContact: 'security@pins.test' });
    const told = await new SmallBrowser(site).send('/.well-known/security.txt');
    expect(told.text).toBe('Contact: mailto:security@pins.test\nExpires: 2026-12-12T12:00:00.000Z\n');
    expect(NOON).toBe(Date.parse('2026-06-15T12:00:00Z'));
  });

  test('a server that is not ready says which part', async () => {
    const checks = { database: 'failed', storage: 'ok', migrations: 'ok', queue: 'ok' } as const;
    const site = new SmallSite({}, { readiness: () => ({ ready: false, checks }) });
    const told = await new SmallBrowser(site).send('/readyz');
    expect(told.status).toBe(503);
    expect(told.body).toEqual({ ready: false, checks });
  });

  test.each(['/healthz', '/static/app.js', '/media/236x/x.jpg', '/robots.txt'])(
    '%s is only read',
    async (path) => {
      const told = await new SmallBrowser(new SmallSite()).send(path, { method: 'POST' });
      expect([told.status, told.headers.get('Allow'), told.setCookies.size]).toEqual([
        405,
        'GET, HEAD, OPTIONS',
        0,
      ]);
      expect((await new SmallBrowser(new SmallSite()).send(path, { method: 'OPTIONS' })).status).toBe(204);
    },
  );

  test('composition may add addresses of its own', async () => {
    const handle = async (_request: Request, origin: { baseUrl: string }) => new Response(origin.baseUrl);
    const site = new SmallSite({}, { plainRoutes: [{ methods: ['GET'], path: '/:name/feed.rss', handle }] });
    const told = await new SmallBrowser(site).send('/ada/feed.rss');
    expect([told.text, told.setCookies.size]).toEqual(['http://pins.test', 0]);
  });

  test.each([
    '/%2e%2e/healthz',
    '/static/%2e%2e/%2e%2e/resource/EchoResource/get/',
    '//media/x',
    '/MEDIA/x',
    '/%6dedia/x',
  ])('%s meets the page, a call or nothing, never a file behind another guard', async (path) => {
    const told = await new SmallBrowser(new SmallSite()).send(path);
    expect(told.text).not.toBe('picture');
    expect(told.text).not.toBe('js');
  });
});
