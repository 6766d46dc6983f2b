import { readdir } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WirePin } from '../../wire/pin.ts';
import { outcomeOf, SmallBrowser } from '../server/http-api/core/small-browser.ts';
import { aMember, succeeded, type Member } from '../server/http-api/support/member.ts';
import { plain } from '../server/images/sample-pictures.ts';
import { Website } from '../server/web/a-website.ts';
import { watchFetches } from './support/ways-in.ts';
import { WholeServer } from './support/whole-server.ts';

/** The ports of websites, and that of the site: only its address can be what is refused. */
const ports = vi.hoisted(() => [80, 443, 8080, 8443]);
vi.mock('../../src/domain/sources/fetch-limits.ts', async (original) => ({
  ...(await original<object>()),
  FETCH_PORTS: ports,
}));

/** Every one of these leads to the site, if nobody hinders it. */
const LOOPBACK = [
  ...['127.0.0.1', '127.1', '2130706433', '0177.0.0.1', '0x7f.0.0.1', '0x7f000001', '127.255.255.254'],
  ...['localhost', 'localhost.', 'LOCALHOST', '0.0.0.0', '0', '①②⑦.⓪.⓪.①'],
  ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
];
/** Machines without IPv6 have fewer of them. */
const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((place) => place?.address === '::1');
/** Places where no answer comes from here, and one may come elsewhere. */
const NOWHERE = [
  ...['10.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1', '198.18.0.1', '192.0.0.1', '169.254.169.254'],
  ...['[2002:7f00:1::]', '[64:ff9b::7f00:1]', '[2001:0:7f00:1::]', '[::127.0.0.1]', '[fe80::1]', '[fc00::1]'],
];
const refused = { kind: 'failed', reason: 'refused' };

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
    } else if (page === undefined) response.writeHead(404).end();
    else {
      if (page.encoding !== undefined) response.setHeader('content-encoding', page.encoding);
      response.setHeader('content-type', page.type).end(page.body);
    }
  });
  ports.push(site.port);
});
afterAll(() => site.close());
beforeEach(() => {
  site.hits.length = 0;
});

const find = (url: string, by = member) => by.browser.call('FindPinImagesResource', 'get', { url });
const pin = (image_url: string) => member.browser.call('PinResource', 'create', { image_url });
const check = (image_url: string) => member.browser.call('PinDuplicatesResource', 'get', { image_url });

describe('as servers run', () => {
  beforeAll(async () => {
    server = await WholeServer.open();
    member = await aMember(server, 'curious');
  });
  afterAll(() => server.close());

  test.each(LOOPBACK)('this machine is out of reach as %s, for pages and for pictures', async (host) => {
    expect(outcomeOf(await find(`http://${host}:${site.port}/page`))).toBe('400/18');
    expect(outcomeOf(await pin(`http://${host}:${site.port}/a.jpg`))).toBe('400/18');
    expect(outcomeOf(await check(`http://${host}:${site.port}/a.jpg`))).toBe('400/18');
    expect(site.hits).toEqual([]);
  });

  test.each([...LOOPBACK, ...NOWHERE])('nobody is asked whether %s is there', async (host) => {
    const fetches = watchFetches(server);
    await find(`http://${host}:${site.port}/page`);
    await pin(`http://${host}:${site.port}/a.jpg`);
    await check(`http://${host}:${site.port}/a.jpg`);
    for (const which of [1, 2, 3]) expect(await fetches.outcome(which)).toEqual(refused);
    fetches.stop();
  });

  test('a name and a password hide no place', async () => {
    expect(outcomeOf(await find(`http://public.example@127.0.0.1:${site.port}/page`))).toBe('400/18');
    expect(outcomeOf(await pin(`http://public.example@127.0.0.1:${site.port}/a.jpg`))).toBe('400/18');
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
    expect(outcomeOf(await check(address))).toBe('400/18');
  });

  test.each([find, check])('the refusal tells nothing about what is there (%#)', async (ask) => {
    const closed = await ask('http://127.0.0.1:1/');
    const open = await ask(`http://127.0.0.1:${site.port}/page`);
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

  test.each(LOOPBACK.filter((host) => hasIpv6 || !host.includes(':')))(
    '%s leads to it, as the tests of what is refused rely on',
    async (host) => {
      expect(outcomeOf(await find(`http://${host}:${site.port}/page`))).toBe('200');
      expect(site.hits).toEqual(['/page']);
    },
  );

  test('a page and its picture are found, as the other tests rely on', async () => {
    expect(outcomeOf(await find(site.at('/page')))).toBe('200');
    expect(outcomeOf(await pin(site.at('/a.jpg')))).toBe('200');
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['a link or a picture of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page that names its origin', { Origin: 'https://evil.example' }],
    ['one that an older browser came from', { Referer: 'https://evil.example/x' }],
  ])('%s does not have this server ask others', async (_name, headers) => {
    const address = (name: string, options: Readonly<Record<string, string>>) =>
      `/resource/${name}Resource/get/?data=${encodeURIComponent(JSON.stringify({ options }))}`;
    const own = { 'Sec-Fetch-Site': 'same-origin', Referer: 'http://pins.test/pin/create/?url=x' };
    for (const asking of [
      address('FindPinImages', { url: site.at('/page') }),
      address('PinDuplicates', { image_url: site.at('/a.jpg') }),
    ]) {
      expect(outcomeOf(await member.browser.send(asking, { headers }))).toBe('403/7');
      expect(site.hits).toEqual([]);
      expect(outcomeOf(await member.browser.send(asking, { headers: own }))).toBe('200');
      site.hits.length = 0;
    }
  });

  test.each(['/page.jpg', '/drawing.png'])('%s is no picture', async (path) => {
    expect(outcomeOf(await pin(site.at(path)))).toBe('400/19');
    expect(outcomeOf(await check(site.at(path)))).toBe('400/19');
  });

  test('a picture is known again by its content, by the one who has it only', async () => {
    const { id } = succeeded<WirePin>(await pin(site.at('/both.jpg')));
    const found = succeeded<{ matches: unknown[] }>(await check(site.at('/a.jpg')));
    expect(found.matches).toContainEqual({ pin_id: id, matched_by: 'picture', board: null });
    const stranger = await aMember(server, 'stranger');
    const told = await stranger.browser.call('PinDuplicatesResource', 'get', {
      image_url: site.at('/a.jpg'),
    });
    expect(succeeded<{ matches: unknown[] }>(told).matches).toEqual([]);
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
    await check(site.at('/page.jpg'));
    await check(site.at('/drawing.png'));
    expect((await readdir(server.folder, { recursive: true })).length).toBe(before);
  });
});
