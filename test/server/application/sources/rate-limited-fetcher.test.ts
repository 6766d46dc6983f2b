import { describe, expect, test } from 'vitest';
import type { WebOutcome, WebRequest } from '../../../../server/application/ports/web/web.ts';
import { RateLimitedFetcher } from '../../../../server/application/sources/rate-limited-fetcher.ts';

const SITE = 'https://shop.example';
const DAY = 24 * 60 * 60_000;

const page = (url: string, text: string): WebOutcome => ({
  kind: 'fetched',
  answer: { url, bytes: Buffer.from(text), contentType: '', etag: null, lastModified: null },
});

/** `robots`: what is said at that place of each site; `pages`: what stands at some addresses instead of a page. */
function aPoliteWeb(robots: WebOutcome | string, pages: Readonly<Record<string, WebOutcome>> = {}) {
  const asked: string[] = [];
  const clock = { time: 1_000_000, now: () => clock.time };
  const web = {
    fetch: async ({ url, isHereOnly = false, kind }: WebRequest) => {
      asked.push(url);
      if (kind !== 'rules') {
        expect(isHereOnly).toBe(true);
        return pages[url] ?? page(url, 'page');
      }
      expect(url.endsWith('/robots.txt')).toBe(true);
      return typeof robots === 'string' ? page(url, robots) : robots;
    },
  };
  const text = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString();
  const fetcher = new RateLimitedFetcher({ web, pages: { text }, clock });
  return {
    clock,
    asked,
    fetch: (path: string, site = SITE) => fetcher.fetch({ url: site + path, kind: 'page' }),
  };
}

test('the rules of a site are read first, and count for a day', async () => {
  const { asked, clock, fetch } = aPoliteWeb('User-agent: *\nDisallow: /closed');
  expect(await fetch('/open')).toMatchObject({ kind: 'fetched' });
  clock.time += 5_000;
  expect(await fetch('/closed/x')).toEqual({ kind: 'unwanted' });
  expect(asked).toEqual([`${SITE}/robots.txt`, `${SITE}/open`]);
  clock.time += DAY;
  await fetch('/open');
  expect(asked.slice(2)).toEqual([`${SITE}/robots.txt`, `${SITE}/open`]);
});

test('one host is not asked twice within five seconds, others are; who is sent away has a time of their own', async () => {
  const { clock, fetch } = aPoliteWeb('');
  await fetch('/a');
  expect(await fetch('/b')).toEqual({ kind: 'later', at: clock.time + 5_000 });
  expect(await fetch('/c')).toEqual({ kind: 'later', at: clock.time + 10_000 });
  expect(await fetch('/b', 'https://other.example')).toMatchObject({ kind: 'fetched' });
  clock.time += 5_000;
  expect(await fetch('/b')).toMatchObject({ kind: 'fetched' });
});

describe('where the rules cannot be had', () => {
  test.each<[string, WebOutcome, string]>([
    ['there are none', { kind: 'failed', reason: 'bad_status', status: 404 }, 'fetched'],
    ['they go round in circles', { kind: 'failed', reason: 'too_many_redirects' }, 'fetched'],
    ['somebody asks too often', { kind: 'failed', reason: 'bad_status', status: 429 }, 'failed'],
    ['the site is ill', { kind: 'failed', reason: 'bad_status', status: 503 }, 'failed'],
    ['nobody answers', { kind: 'failed', reason: 'unreachable' }, 'failed'],
  ])('%s', async (_name, robots, kind) => {
    expect((await aPoliteWeb(robots).fetch('/a')).kind).toBe(kind);
  });
});

test('rules that were cut off count as far as they came whole', async () => {
  const start = `User-agent: *\nDisallow: /closed\n#`;
  const text = start.padEnd(512_000 - 12, '.') + '\nDisallow: /';
  const { fetch, clock } = aPoliteWeb(text);
  expect(await fetch('/open')).toMatchObject({ kind: 'fetched' });
  clock.time += 5_000;
  expect(await fetch('/closed')).toEqual({ kind: 'unwanted' });
});

test('a site is asked as seldom as it says', async () => {
  const { clock, fetch } = aPoliteWeb('User-agent: *\nCrawl-delay: 20');
  await fetch('/a');
  clock.time += 5_000;
  expect(await fetch('/b')).toEqual({ kind: 'later', at: clock.time + 15_000 });
  expect(await fetch('/c')).toEqual({ kind: 'later', at: clock.time + 35_000 });
  clock.time += 15_000;
  expect(await fetch('/b')).toMatchObject({ kind: 'fetched' });
  expect(await fetch('/c')).toMatchObject({ kind: 'later' });
});

describe('a site that says when to come again', () => {
  const busy = (status: number, retryAfterMs?: number): WebOutcome => ({
    kind: 'failed',
    reason: 'bad_status',
    status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });

  test.each([429, 503])('with %i is left alone until then', async (status) => {
    const { asked, clock, fetch } = aPoliteWeb('', { [`${SITE}/a`]: busy(status, 600_000) });
    const until = clock.time + 600_000;
    expect(await fetch('/a')).toMatchObject({ kind: 'failed', status, until });
    clock.time += 60_000;
    expect(await fetch('/b')).toEqual({ kind: 'later', at: until });
    expect(asked).toHaveLength(2);
    clock.time = until;
    expect(await fetch('/b')).toMatchObject({ kind: 'fetched' });
  });

  test('where its rules are is left alone, too', async () => {
    const { asked, clock, fetch } = aPoliteWeb(busy(503, 600_000));
    expect(await fetch('/a')).toMatchObject({ kind: 'failed', until: clock.time + 600_000 });
    expect(await fetch('/a')).toMatchObject({ kind: 'later' });
    expect(asked).toHaveLength(1);
  });

  test('in a year is asked the next day', async () => {
    const { clock, fetch } = aPoliteWeb('', { [`${SITE}/a`]: busy(429, 365 * DAY) });
    expect(await fetch('/a')).toMatchObject({ until: clock.time + DAY });
  });

  test.each([busy(404, 600_000), busy(503)])('does so by 429 and 503 only: %o', async (outcome) => {
    const { clock, fetch } = aPoliteWeb('', { [`${SITE}/a`]: outcome });
    expect(await fetch('/a')).toEqual(outcome);
    clock.time += 5_000;
    expect(await fetch('/b')).toMatchObject({ kind: 'fetched' });
  });
});

describe('a page that is at another host now', () => {
  const OTHER = 'https://other.example';
  const moved = { [`${SITE}/a`]: { kind: 'moved', to: `${OTHER}/b` } as const };

  test('is read there, rules first', async () => {
    const { asked, fetch } = aPoliteWeb('User-agent: *\nDisallow: /c', moved);
    expect(await fetch('/a')).toMatchObject({ kind: 'fetched', answer: { url: `${OTHER}/b` } });
    expect(asked).toEqual([`${SITE}/robots.txt`, `${SITE}/a`, `${OTHER}/robots.txt`, `${OTHER}/b`]);
  });

  test('is not read where that host does not want it', async () => {
    const { fetch } = aPoliteWeb('User-agent: *\nDisallow: /b', moved);
    expect(await fetch('/a')).toEqual({ kind: 'unwanted' });
  });

  test('waits where somebody was at that host just now', async () => {
    const { clock, fetch } = aPoliteWeb('', moved);
    await fetch('/x', OTHER);
    expect(await fetch('/a')).toEqual({ kind: 'later', at: clock.time + 5_000 });
  });

  test('is given up after some hosts', async () => {
    const hosts = Array.from({ length: 9 }, (_, index) => `https://h${index}.example`);
    const round = Object.fromEntries(
      hosts.map((host, index) => [`${host}/`, { kind: 'moved', to: `${hosts[index + 1]}/` } as const]),
    );
    const { asked, fetch } = aPoliteWeb('', round);
    expect(await fetch('/', hosts[0])).toEqual({ kind: 'failed', reason: 'too_many_redirects' });
    expect(asked).toHaveLength(12);
  });
});
