import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isStale, STALE_AFTER_MS } from '../../../../src/domain/sources/refresh-plan.ts';
import type { LinkFactsRecord } from '../../../../server/application/ports/web/link-facts.ts';
import type { WebRequest } from '../../../../server/application/ports/web/web.ts';
import type { RateLimitedOutcome } from '../../../../server/application/sources/rate-limited-fetcher.ts';
import { ReadLinkFacts } from '../../../../server/application/sources/read-link-facts.ts';
import { readWebPage } from '../../../../server/adapters/web/read-web-page.ts';
import { StoreWorld } from '../../../contracts/store-world.ts';
import { openTemporaryStore, type TemporaryStore } from '../../sql/temporary-store.ts';

const LINK = 'https://shop.example/vase';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const world = new StoreWorld();
const asked: WebRequest[] = [];
let temporary: TemporaryStore;
let outcome: RateLimitedOutcome;
let time = 1_000 * DAY;
let key = '';

beforeAll(async () => {
  temporary = await openTemporaryStore();
  world.use(temporary.store);
  const board = await world.board(await world.person('ann'));
  await world.pin(board, { link: LINK });
});
afterAll(() => temporary.close());
beforeEach(async () => {
  if (key !== '') await world.do((tx) => tx.linkFacts.remove(key));
  key = (await world.do((tx) => tx.linkFacts.begin(LINK)))?.key ?? '';
  asked.length = 0;
});

function aPage(html: string, etag: string | null = null): RateLimitedOutcome {
  const answer = { url: LINK, bytes: Buffer.from(html), contentType: 'text/html', etag, lastModified: null };
  return { kind: 'fetched', answer };
}

function aShop(availability: string, etag: string | null = '"1"'): RateLimitedOutcome {
  const thing = { '@type': 'Product', name: 'Vase', offers: { price: 20, availability } };
  return aPage(`<script type="application/ld+json">${JSON.stringify(thing)}</script>`, etag);
}

const blocked = new Set<string>();
const links = { verdictOn: (host: string) => (blocked.has(host) ? ('blocked' as const) : ('ok' as const)) };

async function run(of = key) {
  const web = {
    fetch: async (request: WebRequest) => {
      asked.push(request);
      return outcome;
    },
  };
  const pages = { read: async (page: Parameters<typeof readWebPage>[0]) => readWebPage(page) };
  const reading = new ReadLinkFacts({ store: world.store, web, pages, links, clock: { now: () => time } });
  return reading.run({ payload: { key: of } });
}

const record = () => world.store.linkFacts.find(key) as Promise<LinkFactsRecord>;

test('what a page says is kept, and asked for again the next day', async () => {
  outcome = aShop('InStock');
  expect(await run()).toEqual({ again: time + DAY });
  expect(await record()).toMatchObject({ etag: '"1"', succeededAt: time, failures: 0 });
  expect((await record()).facts?.products[0]).toMatchObject({ lowest: 20, availability: 'in stock' });
});

test('the next time only news are asked for', async () => {
  outcome = aShop('InStock');
  await run();
  expect(asked[0]?.validators).toBeUndefined();
  time += DAY;
  outcome = { kind: 'unchanged' };
  expect(await run()).toEqual({ again: time + DAY });
  expect(asked[1]?.validators).toMatchObject({ etag: '"1"' });
  expect(await record()).toMatchObject({ succeededAt: time, facts: { type: 'product' } });
});

test('what is sold out is known when the page says so', async () => {
  outcome = aShop('InStock');
  await run();
  outcome = aShop('https://schema.org/SoldOut');
  await run();
  expect((await record()).facts?.products[0]?.availability).toBe('out of stock');
});

describe('a page that cannot be read', () => {
  test('is asked less and less, and keeps what it said, at the time when it said it', async () => {
    outcome = aShop('InStock');
    await run();
    const succeededAt = time;
    outcome = { kind: 'failed', reason: 'unreachable' };
    time += DAY;
    expect(await run()).toEqual({ again: time + HOUR });
    expect(await run()).toEqual({ again: time + 2 * HOUR });
    expect(await record()).toMatchObject({ succeededAt, failures: 2, facts: { type: 'product' } });
    outcome = aShop('InStock');
    await run();
    expect(await record()).toMatchObject({ succeededAt: time, failures: 0 });
  });

  test('is one that says nothing where it said something before', async () => {
    outcome = aShop('InStock');
    await run();
    const succeededAt = time;
    outcome = aPage('<title>Are you a robot?</title><p>x', '"2"');
    time += DAY;
    expect(await run()).toEqual({ again: time + HOUR });
    expect(await record()).toMatchObject({
      succeededAt,
      failures: 1,
      etag: '"1"',
      facts: { type: 'product' },
    });
    while (time - succeededAt <= STALE_AFTER_MS) time = (await run())!.again;
    expect(isStale((await record()).succeededAt ?? time, time)).toBe(true);
    outcome = aShop('InStock');
    await run();
    expect(await record()).toMatchObject({ succeededAt: time, failures: 0 });
  });

  test('and never said anything is left alone after some tries', async () => {
    outcome = { kind: 'unwanted' };
    for (let tries = 1; tries < 6; tries += 1) expect(await run()).toBeDefined();
    expect(await run()).toBeUndefined();
  });
});

test('a page that never said anything is not asked again', async () => {
  outcome = aPage('<p>x');
  expect(await run()).toBeUndefined();
  expect(await record()).toMatchObject({ facts: null, succeededAt: time });
});

test('a host that was asked just now is asked later', async () => {
  outcome = { kind: 'later', at: time + 7 };
  expect(await run()).toEqual({ again: time + 7 });
  expect((await record()).failures).toBe(0);
});

test('a host that says when to come again is not asked before', async () => {
  outcome = { kind: 'failed', reason: 'bad_status', status: 429, until: time + 5 * HOUR };
  expect(await run()).toEqual({ again: time + 5 * HOUR });
  outcome = { kind: 'failed', reason: 'bad_status', status: 429, until: time + 60_000 };
  expect(await run()).toEqual({ again: time + 2 * HOUR });
});

test('what no pin links to any more is forgotten, without asking', async () => {
  const other = (await world.do((tx) => tx.linkFacts.begin('https://shop.example/gone')))?.key ?? '';
  expect(await run(other)).toBeUndefined();
  expect(await world.store.linkFacts.find(other)).toBeUndefined();
  expect(await run('no-such-key')).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a site that is blocked is not visited, and asked again later', async () => {
  outcome = aShop('InStock');
  blocked.add(new URL(LINK).hostname);
  const again = await run();
  blocked.clear();
  expect([asked, (again?.again ?? 0) > time]).toEqual([[], true]);
});
