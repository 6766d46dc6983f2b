import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Proxy } from './a-proxy.ts';
import { openTrickyWebsite } from './a-tricky-website.ts';
import { aFetcher, OPEN_ADDRESS, said, type Website } from './a-website.ts';

let site: Website;

beforeAll(async () => {
  site = await openTrickyWebsite();
});
afterAll(() => site.close());

const fetched = async (url: string, options: Parameters<typeof aFetcher>[0] = {}) =>
  said(await aFetcher(options).fetch({ url, kind: 'page' }));

describe('too much', () => {
  test.each(['gzip', 'br', 'zstd', 'deflate'])('a small body that becomes huge in %s', async (kind) => {
    expect(await fetched(site.at(`/bomb?kind=${kind}`))).toBe('too_large');
  });

  test.each(['/endless', '/lies'])('%s', async (path) => {
    expect(await fetched(site.at(path))).toBe('too_large');
    await expect.poll(() => site.connections).toBe(0);
  });

  test('rules for machines, of which the beginning comes', async () => {
    const outcome = await aFetcher().fetch({ url: site.at('/robots.txt'), kind: 'rules' });
    expect(said(outcome)).toBe('x'.repeat(512_000));
    const packed = await aFetcher().fetch({ url: site.at('/bomb?kind=gzip'), kind: 'rules' });
    expect(said(packed)).toHaveLength(512_000);
    await expect.poll(() => site.connections).toBe(0);
  });

  test('headers without end', async () => {
    expect(await fetched(site.at('/headers'))).toBe('unreachable');
  });
});

describe('what cannot be read', () => {
  test.each(['gzip', 'br', 'zstd', 'deflate', 'compress', 'gzip, gzip'])('not really %s', async (kind) => {
    expect(await fetched(site.at(`/broken?kind=${encodeURIComponent(kind)}`))).toBe('not_readable');
  });

  test('a body that ends too early', async () => {
    expect(await fetched(site.at('/short'))).toBe('unreachable');
  });

  test('nobody there', async () => {
    expect(await fetched(`http://${OPEN_ADDRESS}:1/`)).toBe('unreachable');
    expect(await fetched('http://no-such-name.invalid/')).toBe('unreachable');
  });
});

describe('the time is for everything together', () => {
  const timeoutMs = 300;
  test.each(['/drip', '/silent'])('%s', async (path) => {
    expect(await fetched(site.at(path), { timeoutMs })).toBe('too_slow');
    await expect.poll(() => site.connections).toBe(0);
  });

  test('looking up a name as well', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await fetched('http://site.test/', { timeoutMs, resolve })).toBe('too_slow');
  });

  test('and waiting for others', async () => {
    const fetcher = aFetcher({ timeoutMs });
    const slow = Array.from({ length: 9 }, () => fetcher.fetch({ url: site.at('/silent'), kind: 'page' }));
    expect((await Promise.all(slow)).map(said)).toEqual(new Array(9).fill('too_slow'));
    expect(said(await fetcher.fetch({ url: site.at('/page'), kind: 'page' }))).toBe('hello');
  });
});

describe("through the operator's proxy", () => {
  let proxy: Proxy;
  const options = () => ({
    proxy: new URL(proxy.at('me:pass%20word')),
    resolve: () => Promise.resolve([OPEN_ADDRESS]),
  });

  beforeAll(async () => {
    proxy = await Proxy.open();
  });
  afterAll(() => proxy.close());

  test('goes the address that was looked up here', async () => {
    expect(await fetched(`http://site.test:${site.port}/page`, options())).toBe('hello');
    expect(proxy.asked).toEqual([
      {
        path: `${OPEN_ADDRESS}:${site.port}`,
        credentials: `Basic ${Buffer.from('me:pass word').toString('base64')}`,
      },
    ]);
  });

  test('nothing private', async () => {
    proxy.asked.length = 0;
    expect(await fetched(`http://127.0.0.1:${site.port}/page`, options())).toBe('refused');
    expect(proxy.asked).toEqual([]);
  });
});
