import { describe, expect, test } from 'vitest';
import type { WebOutcome } from '../../../../server/application/ports/web.ts';
import { PoliteWeb } from '../../../../server/application/sources/polite-web.ts';

const SITE = 'https://shop.example';
const DAY = 24 * 60 * 60_000;

function aPoliteWeb(robots: WebOutcome | string) {
  const asked: string[] = [];
  const clock = { time: 1_000_000, now: () => clock.time };
  const page = (url: string, text: string): WebOutcome => ({
    kind: 'fetched',
    answer: { url, bytes: Buffer.from(text), contentType: '', etag: null, lastModified: null },
  });
  const web = {
    fetch: async ({ url }: { url: string }) => {
      asked.push(url);
      if (!url.endsWith('/robots.txt')) return page(url, 'page');
      return typeof robots === 'string' ? page(url, robots) : robots;
    },
  };
  const pages = { text: ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString() };
  const polite = new PoliteWeb({ web, pages, clock });
  return {
    clock,
    asked,
    fetch: (path: string, site = SITE) => polite.fetch({ url: site + path, wanted: 'page' }),
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
    ['the site is ill', { kind: 'failed', reason: 'bad_status', status: 503 }, 'failed'],
    ['nobody answers', { kind: 'failed', reason: 'unreachable' }, 'failed'],
  ])('%s', async (_name, robots, kind) => {
    expect((await aPoliteWeb(robots).fetch('/a')).kind).toBe(kind);
  });
});
