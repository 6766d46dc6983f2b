import { readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WirePin } from '../../wire/pin.ts';
import { outcomeOf, SmallBrowser } from '../server/http-api/core/small-browser.ts';
import { aMember, succeeded, type Member } from '../server/http-api/support/member.ts';
import { plain } from '../server/images/sample-pictures.ts';
import { Website } from '../server/web/a-website.ts';
import { WholeServer } from './support/whole-server.ts';

/** Something in the own network that must never be asked, and a site of somebody who means no good. */
let site: Website;
let server: WholeServer;
let member: Member;
const pages = new Map<string, { type: string; body: Uint8Array; encoding?: string }>();

beforeAll(async () => {
  const picture = await plain(200, 300, [9, 9, 9]).jpeg().toBuffer();
  const put = (path: string, type: string, body: string | Uint8Array, encoding?: string) =>
    pages.set(path, { type, body: Buffer.from(body as string), ...(encoding ? { encoding } : {}) });
  put('/page', 'text/html', '<meta property="og:image" content="/a.jpg">');
  put('/a.jpg', 'image/jpeg', picture);
  put('/page.jpg', 'image/jpeg', '<!doctype html><script>alert(1)</script>');
  put('/drawing.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  put('/both.jpg', 'text/html', Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]));
  put('/nested', 'text/html', `<meta property="og:image" content="/a.jpg">${'<div>'.repeat(100_000)}`);
  put('/bomb', 'text/html', gzipSync(Buffer.alloc(100_000_000)), 'gzip');
  const scripted = `<base href="javascript:"><link rel=canonical href="javascript:alert(1)">
    <link rel=icon href="data:text/html,x"><meta property="og:image" content="http://127.0.0.1/a.jpg">
    <meta property="og:title" content="<img src=x onerror=alert(1)>x">
    <script type="application/ld+json">${JSON.stringify({
      '@type': 'Product',
      name: '<script>alert(1)</scr' + 'ipt>Vase',
      offers: { price: 1, url: 'java\tscript:alert(1)' },
      hasVariant: { name: 'x', url: 'vbscript:x' },
    }).replaceAll('</', '<\\/')}</script>`;
  put('/scripted', 'text/html', scripted);
  site = await Website.open((request, response) => {
    const path = request.url ?? '';
    const page = pages.get(path);
    if (path === '/endless') {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    } else if (path === '/drip') {
      const timer = setInterval(() => response.write('.'), 100);
      response.on('close', () => clearInterval(timer));
    } else if (path.startsWith('/to?')) {
      response.writeHead(302, { location: decodeURIComponent(path.slice(4)) }).end();
    } else if (page === undefined) response.writeHead(404).end();
    else {
      if (page.encoding !== undefined) response.setHeader('content-encoding', page.encoding);
      response.setHeader('content-type', page.type).end(page.body);
    }
  });
});
afterAll(() => site.close());
beforeEach(() => {
  site.hits.length = 0;
});

const find = (url: string, by = member) => by.browser.call('FindPinImagesResource', 'get', { url });
const pin = (image_url: string) => member.browser.call('PinResource', 'create', { image_url });

describe('as servers run', () => {
  beforeAll(async () => {
    server = await WholeServer.open();
    member = await aMember(server, 'curious');
  });
  afterAll(() => server.close());

  test.each([
    ...[
      '127.0.0.1',
      'localhost',
      'localhost.',
      '2130706433',
      '0177.0.0.1',
      '0x7f.0.0.1',
      '0x7f000001',
      '127.1',
    ],
    ...['[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::]', '0.0.0.0', '0', '①②⑦.⓪.⓪.①'],
    ...['100.64.0.1', '198.18.0.1', '192.0.0.1', '[2002:7f00:1::]', '[64:ff9b::7f00:1]', '[2001:0:7f00:1::]'],
    ...['[::127.0.0.1]', '169.254.169.254', '[fe80::1]', 'public.example@127.0.0.1'],
  ])('the own network is out of reach as %s, for pages and for pictures', async (host) => {
    for (const port of [site.port, 8080]) {
      expect(outcomeOf(await find(`http://${host}:${port}/page`))).toMatch(/^400\/1(?:8)?$/);
      expect(outcomeOf(await pin(`http://${host}:${port}/a.jpg`))).toBe('400/18');
    }
    expect(site.hits).toEqual([]);
  });

  test.each([
    'file:///etc/passwd',
    'gopher://127.0.0.1:70/',
    'ftp://127.0.0.1/',
    'data:image/png;base64,AA',
    '//x/a.png',
  ])('%s is no address of the web', async (address) => {
    expect(outcomeOf(await find(address))).toBe('400/1');
    expect(outcomeOf(await pin(address))).toBe('400/18');
  });

  test('the refusal tells nothing about what is there', async () => {
    const closed = await find('http://127.0.0.1:1/');
    const open = await find(`http://127.0.0.1:${site.port}/page`);
    const { request_identifier: one, resource: first, ...told } = closed.body;
    const { request_identifier: other, resource: second, ...toldOfOpen } = open.body;
    expect([one, first]).not.toEqual([other, second]);
    expect(toldOfOpen).toEqual(told);
  });

  test('visitors may not ask for pages', async () => {
    const visitor = new SmallBrowser(server);
    const told = await visitor.call('FindPinImagesResource', 'get', { url: site.at('/page') });
    expect(outcomeOf(told)).toBe('401/2');
    expect(site.hits).toEqual([]);
  });
});

describe('with a site that means no good', () => {
  beforeAll(async () => {
    server = await WholeServer.open({ FETCH_ALLOW_PRIVATE: 'true' });
    member = await aMember(server, 'curious');
  });
  afterAll(() => server.close());

  test('a page and its picture are found, as the other tests rely on', async () => {
    expect(outcomeOf(await find(site.at('/page')))).toBe('200');
    expect(outcomeOf(await pin(site.at('/a.jpg')))).toBe('200');
  });

  test.each(['/page.jpg', '/drawing.png'])('%s is no picture', async (path) => {
    expect(outcomeOf(await pin(site.at(path)))).toBe('400/19');
  });

  test('what is served of a picture with a script behind it was written anew', async () => {
    const { orig_image_url } = succeeded<WirePin>(await pin(site.at('/both.jpg')));
    const visit = { remoteAddress: '192.0.2.9', secure: false };
    const served = await server.app.fetch(new Request(orig_image_url), visit);
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.includes('alert(1)')).toBe(false);
    expect((await sharp(bytes).metadata()).width).toBe(200);
  });

  test.each([
    ['elements without end', '/nested', '200'],
    ['a packed body that becomes huge', '/bomb', '400/18'],
    ['a body without end', '/endless', '400/18'],
  ])('%s harms nobody else', async (_name, path, outcome) => {
    const reading = find(site.at(path));
    const other = await member.browser.call('UserResource', 'get', {});
    expect(outcomeOf(other)).toBe('200');
    expect(outcomeOf(await reading)).toBe(outcome);
  });

  test('a body that drips is left after ten seconds', { timeout: 20_000 }, async () => {
    const start = performance.now();
    expect(outcomeOf(await find(site.at('/drip')))).toBe('400/18');
    expect(performance.now() - start).toBeLessThan(13_000);
  });

  test('no script and no markup of a page comes through', async () => {
    const { text } = await find(site.at('/scripted'));
    expect(text).not.toMatch(/javascript:alert|vbscript:|data:text|onerror|<script|script:alert/i);
    expect(text).toContain('Vase');
  });

  test('nothing of a refused picture is kept', async () => {
    const before = (await readdir(server.folder, { recursive: true })).length;
    await pin(site.at('/page.jpg'));
    expect((await readdir(server.folder, { recursive: true })).length).toBe(before);
  });
});
