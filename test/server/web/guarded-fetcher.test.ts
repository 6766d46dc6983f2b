import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GuardedFetcher } from '../../../server/adapters/web/guarded-fetcher.ts';
import { openTrickyWebsite } from './a-tricky-website.ts';
import { aFetcher, OPEN_ADDRESS, said, type Website } from './a-website.ts';

let site: Website;

beforeAll(async () => {
  site = await openTrickyWebsite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.hits.length = 0;
  site.requests.length = 0;
});

const fetched = async (url: string, options: Parameters<typeof aFetcher>[0] = {}) =>
  said(await aFetcher(options).fetch({ url, kind: 'page' }));

describe('a page', () => {
  test('comes with where it was, what it is and how to ask for it again', async () => {
    expect(await aFetcher().fetch({ url: site.at('/page'), kind: 'page' })).toEqual({
      kind: 'fetched',
      answer: {
        url: site.at('/page'),
        bytes: Buffer.from('hello'),
        contentType: 'text/html; charset=utf-8',
        etag: '"7"',
        lastModified: null,
      },
    });
  });

  test('is asked for in the name of the product, without cookies and referrer, also after a redirect', async () => {
    await fetched(site.at(`/to?place=/page`));
    expect(site.hits).toEqual(['/to?place=/page', '/page']);
    for (const { headers } of site.requests) {
      expect(headers['user-agent']).toContain('Pinakes/test');
      expect(Object.keys(headers).sort()).toEqual(
        ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'user-agent'].sort(),
      );
    }
  });

  test('that has not changed does not come again', async () => {
    const known = { etag: '"7"', lastModified: null };
    const url = site.at('/unchanged');
    expect(await aFetcher().fetch({ url, kind: 'page', validators: known })).toEqual({ kind: 'unchanged' });
    expect(await aFetcher().fetch({ url, kind: 'page' })).toMatchObject({ kind: 'fetched' });
  });

  test.each(['gzip', 'br', 'zstd', 'deflate'])('is unpacked from %s', async (kind) => {
    expect(await fetched(site.at(`/packed?kind=${kind}`))).toBe('hello');
  });

  test('is unpacked from deflate without its frame', async () => {
    expect(await fetched(site.at('/bare'))).toBe('hello');
    expect(await fetched(site.at('/nothing?kind=deflate'))).toBe('not_readable');
  });

  test('that is not there says with which status', async () => {
    const outcome = await aFetcher().fetch({ url: site.at('/gone'), kind: 'page' });
    expect(outcome).toEqual({ kind: 'failed', reason: 'bad_status', status: 404 });
  });

  test.each([
    ['120', 120_000],
    ['Fri, 01 Jan 2100 00:00:00 GMT', expect.any(Number)],
    ['Sat, 01 Jan 2000 00:00:00 GMT', undefined],
    ['soon', undefined],
    ['-5', undefined],
  ])('that is busy may say when to come again: %s', async (after, retryAfterMs) => {
    const url = site.at(`/busy?after=${encodeURIComponent(after)}`);
    const outcome = await aFetcher().fetch({ url, kind: 'page' });
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'bad_status', status: 429 });
    expect('retryAfterMs' in outcome ? outcome.retryAfterMs : undefined).toEqual(retryAfterMs);
  });

  test('that has moved to another host is told, not followed, when that is asked for', async () => {
    const elsewhere = `http://${OPEN_ADDRESS}:1/x`;
    const ask = (place: string) =>
      aFetcher().fetch({ url: site.at(`/to?place=${place}`), kind: 'page', isHereOnly: true });
    expect(await ask(encodeURIComponent(elsewhere))).toEqual({ kind: 'moved', to: elsewhere });
    expect(said(await ask('/page'))).toBe('hello');
    expect(said(await ask('mailto:x'))).toBe('moved');
  });

  test('leaves no connection behind', async () => {
    await fetched(site.at('/page'));
    await expect.poll(() => site.connections).toBe(0);
  });
});

const LOOPBACK_FORMS = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '0x7f000001',
  '0',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '①②⑦.⓪.⓪.①',
  'localhost',
  'localhost.',
  'LOCALHOST',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '192.0.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '[fe80::1]',
  '[fc00::1]',
  '[2001:0:4136:e378::1]',
  '224.0.0.1',
  '255.255.255.255',
];

describe('this machine and its network are out of reach', () => {
  test.each(LOOPBACK_FORMS)('as %s', async (host) => {
    expect(await fetched(`http://${host}:${site.port}/page`)).toBe('refused');
    expect(site.hits).toEqual([]);
  });

  test.each(LOOPBACK_FORMS)('as the place that a redirect leads to: %s', async (host) => {
    const place = encodeURIComponent(`http://${host}:${site.port}/page`);
    expect(await fetched(site.at(`/to?place=${place}`))).toBe('refused');
    expect(site.hits).toHaveLength(1);
  });

  test.each([
    ['private', ['10.0.0.1']],
    ['public and private', ['93.184.216.34', '127.0.0.1']],
    ['private in IPv6', ['::1']],
    ['private, written as IPv6', ['::ffff:127.0.0.1']],
    ['a carrier of another one', ['64:ff9b::7f00:1']],
    ['no address at all', ['somewhere']],
  ])('behind a name that is %s', async (_name, addresses) => {
    const resolve = () => Promise.resolve(addresses);
    expect(await fetched(`http://site.test:${site.port}/page`, { resolve })).toBe('refused');
    expect(site.hits).toEqual([]);
  });

  test('behind a name that becomes private between two looks: it is looked up once', async () => {
    const answers = [[OPEN_ADDRESS], ['127.0.0.1'], ['127.0.0.1']];
    let looks = 0;
    const resolve = () => Promise.resolve(answers[looks++] ?? []);
    expect(await fetched(`http://site.test:${site.port}/page`, { resolve })).toBe('hello');
    expect(looks).toBe(1);
    expect(site.requests[0]?.socket.localAddress).toContain(OPEN_ADDRESS);
    expect(site.requests[0]?.headers.host).toBe(`site.test:${site.port}`);
  });

  test('behind a name that becomes private before the redirect to itself', async () => {
    const answers = [[OPEN_ADDRESS], ['127.0.0.1']];
    let looks = 0;
    const resolve = () => Promise.resolve(answers[looks++] ?? []);
    expect(await fetched(`http://site.test:${site.port}/to?place=/page`, { resolve })).toBe('refused');
    expect(site.hits).toHaveLength(1);
  });

  test('unless the operator says otherwise', async () => {
    expect(await fetched(`http://127.0.0.1:${site.port}/page`, { mayReach: () => true })).toBe('hello');
  });
});

describe('only the web', () => {
  test.each([
    ['file:///etc/passwd', 'refused'],
    ['gopher://127.0.0.1:70/', 'refused'],
    ['ftp://example.com/', 'refused'],
    ['data:text/html,x', 'refused'],
    ['javascript:alert(1)', 'refused'],
    ['no address', 'not_an_address'],
    ['//example.com', 'not_an_address'],
    ['http://', 'not_an_address'],
    ['http://public.test@127.0.0.1/', 'not_an_address'],
    ['http://user:secret@127.0.0.2/', 'not_an_address'],
  ])('%s is %s, asked for and redirected to', async (address, reason) => {
    expect(await fetched(address)).toBe(reason);
    const place = await fetched(site.at(`/to?place=${encodeURIComponent(address)}`));
    // A relative address leads to the site itself.
    expect(['refused', 'not_an_address', 'unreachable', 'bad_status']).toContain(place);
  });

  test.each([22, 25, 3306, 6379, 81])('not port %i', async (port) => {
    const outcome = await new GuardedFetcher({ product: 'Pinakes' }).fetch({
      url: `http://1.1.1.1:${port}/`,
      kind: 'page',
    });
    expect(said(outcome)).toBe('refused');
  });
});

describe('a site that breaks HTTP', () => {
  const OK = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';
  test.each([
    ['a negative length', `${OK}Content-Length: -5\r\n\r\nhello`],
    ['broken chunks', `${OK}Transfer-Encoding: chunked\r\n\r\nZZ\r\nhello\r\n`],
    ['two lengths', `${OK}Content-Length: 5\r\nContent-Length: 7\r\n\r\nhello`],
    ['a header with a zero', `${OK}X\0: 1\r\n\r\nhello`],
    ['endless headers', `${OK}X: ${'a'.repeat(200_000)}\r\n\r\nhello`],
    ['less than announced', `${OK}Content-Length: 50\r\n\r\nhello`],
    ['another protocol', 'SSH-2.0-OpenSSH_9\r\n'],
    ['nothing', ''],
  ])('with %s is one that cannot be reached', async (_what, answer) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.end(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    try {
      expect(await fetched(`http://${OPEN_ADDRESS}:${port}/`)).toBe('unreachable');
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

describe('redirects', () => {
  test('five are followed, six are not', async () => {
    expect(await fetched(site.at('/chain?left=5'))).toBe('end');
    expect(await fetched(site.at('/chain?left=6'))).toBe('too_many_redirects');
  });

  test('an answer without a place is no page', async () => {
    expect(await fetched(site.at('/to?place='))).toBe('bad_status');
  });
});
