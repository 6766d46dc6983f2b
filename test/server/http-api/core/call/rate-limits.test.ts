import { describe, expect, test } from 'vitest';
import { addressGroup } from '../../../../../server/adapters/http-api/core/request/ip-address.ts';
import { CallFailure } from '../../../../../server/adapters/http-api/core/call/call-failure.ts';
import { RATE_BUCKETS } from '../../../../../wire/calls/rate-buckets.ts';
import {
  KNOWN_PLACE_DELAY_MS,
  RateLimits,
  type RateFacts,
} from '../../../../../server/adapters/http-api/core/call/rate-limits.ts';
import { SlidingWindowLimiter } from '../../../../../server/adapters/http-api/core/call/sliding-window-limiter.ts';
import { outcomeOf, SmallBrowser } from '../small-browser.ts';
import { SmallSite } from '../small-site.ts';

const MINUTE = 60_000;

async function repeated(times: number, work: () => Promise<{ status: number }>): Promise<number> {
  for (let done = 0; done < times; done += 1) if ((await work()).status === 429) return done;
  return times;
}

function from(site: SmallSite, remoteAddress: string) {
  return new SmallBrowser(site, { connection: { remoteAddress, secure: false } }).arrive();
}

const login = (browser: SmallBrowser, name = 'ada', headers = {}) =>
  browser.call('LoginResource', 'create', { username_or_email: name }, { headers });

describe('limits', () => {
  test('ten logins of one account from one address in a quarter of an hour', async () => {
    const site = new SmallSite();
    const browser = await from(site, '192.0.2.7');
    expect(await repeated(20, () => login(browser))).toBe(10);
    const refused = await login(browser);
    expect(outcomeOf(refused)).toBe('429/8');
    expect(outcomeOf(await login(browser, 'ADA '))).toBe('429/8');
    expect(outcomeOf(await login(browser, 'eve'))).toBe('200');
    expect(outcomeOf(await login(await from(site, '192.0.2.8')))).toBe('200');
    site.time += Number(refused.headers.get('Retry-After')) * 1000;
    expect(outcomeOf(await login(browser))).toBe('200');
  });

  test('fifty logins an hour from one address, whatever the account; an IPv6 network of /64 is one address', async () => {
    const site = new SmallSite();
    let count = 0;
    const allowed = await repeated(60, async () => {
      count += 1;
      return login(await from(site, `2001:db8:0:1::${count}`), `name${count}`);
    });
    expect(allowed).toBe(50);
    expect(outcomeOf(await login(await from(site, '2001:db8:0:2::1')))).toBe('200');
  });

  test('writes: 60 a minute for a visitor address, 300 for a user', async () => {
    const site = new SmallSite();
    const visitor = await from(site, '192.0.2.7');
    expect(await repeated(100, () => visitor.call('ConsentResource', 'update', { analytics: false }))).toBe(
      60,
    );
    const user = await new SmallBrowser(site).withSession(site.openSession());
    expect(await repeated(400, () => user.call('NoteResource', 'create', { name: 'A' }))).toBe(300);
    const other = await new SmallBrowser(site).withSession(site.openSession({}, { id: '102' as never }));
    expect(outcomeOf(await other.call('NoteResource', 'create', { name: 'A' }))).toBe('200');
    site.time += 2 * MINUTE;
    expect(outcomeOf(await user.call('NoteResource', 'create', { name: 'A' }))).toBe('200');
  });

  test('events have a bucket of their own', async () => {
    const visitor = await from(new SmallSite(), '192.0.2.7');
    expect(await repeated(200, () => visitor.send('/v3/events/batch/', { method: 'POST' }))).toBe(120);
    expect(outcomeOf(await visitor.call('ConsentResource', 'update', { analytics: false }))).toBe('200');
  });

  test('the scale multiplies them; 0 switches them off', async () => {
    const double = await from(new SmallSite({ rateLimitScale: 2 }), '192.0.2.7');
    expect(await repeated(30, () => login(double))).toBe(20);
    const tenth = await from(new SmallSite({ rateLimitScale: 0.01 }), '192.0.2.7');
    expect(await repeated(30, () => login(tenth))).toBe(1);
    const off = await from(new SmallSite({ rateLimitScale: 0 }), '192.0.2.7');
    expect(await repeated(30, () => login(off))).toBe(30);
  });

  test('pages count as reads; what renders them does not count again', async () => {
    const site = new SmallSite({ rateLimitScale: 0.001 });
    const browser = new SmallBrowser(site);
    expect((await browser.send('/')).status).toBe(200);
    expect(await repeated(5, () => browser.send('/'))).toBe(2);
    const refused = await browser.send('/');
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect((await browser.send('/static/a.js')).status).toBe(200);
  });

  test('X-Forwarded-For counts from trusted proxies only', async () => {
    const forged = await from(new SmallSite(), '192.0.2.7');
    let count = 0;
    const allowed = await repeated(20, () => {
      count += 1;
      return login(forged, 'ada', { 'X-Forwarded-For': `198.51.100.${count}` });
    });
    expect(allowed).toBe(10);
    const behind = await from(new SmallSite({ trustedProxies: ['192.0.2.0/24'] }), '192.0.2.7');
    const honest = await repeated(20, () => {
      count += 1;
      return login(behind, 'ada', { 'X-Forwarded-For': `198.51.100.${count}` });
    });
    expect(honest).toBe(20);
  });

  test('of a chain the last address that is no proxy of ours counts: what stands before may be invented', async () => {
    const site = new SmallSite({ trustedProxies: ['192.0.2.0/24', '10.0.0.0/8'] });
    const browser = await from(site, '192.0.2.7');
    let count = 0;
    const allowed = await repeated(20, () => {
      count += 1;
      return login(browser, 'ada', { 'X-Forwarded-For': `203.0.113.${count}, 198.51.100.9, 10.1.1.1` });
    });
    expect(allowed).toBe(10);
  });

  test('a failed security token counts nothing', async () => {
    const browser = await from(new SmallSite(), '192.0.2.7');
    const bare = () =>
      browser.call('LoginResource', 'create', { username_or_email: 'ada' }, { withToken: false });
    expect(await repeated(20, bare)).toBe(20);
    expect(outcomeOf(await login(browser))).toBe('200');
  });

  test('the limit is checked before parameters', async () => {
    const user = new SmallSite({ rateLimitScale: 0.001 });
    const browser = await new SmallBrowser(user).withSession(user.openSession());
    await browser.call('NoteResource', 'create', { name: 'A' });
    expect(outcomeOf(await browser.call('NoteResource', 'create', {}))).toBe('429/8');
  });

  test.each([
    ['signup', 5, 60],
    ['name_checks', 30, 60],
    ['reads', 3000, 1],
    ['pin_saves', 120, 1],
    ['follows', 120, 1],
    ['comments', 20, 1],
    ['messages', 30, 1],
    ['invites', 20, 1],
    ['uploads', 60, 1],
    ['page_scrapes', 30, 1],
    ['picture_checks', 120, 1],
    ['reports', 20, 60],
    ['events', 120, 1],
    ['offsite_checks', 240, 1],
  ] as const)('%s: %i in %i min', (bucket, limit, minutes) => {
    expect(RATE_BUCKETS[bucket][0]).toMatchObject({ limit, windowMs: minutes * MINUTE });
  });
});

describe('the counter', () => {
  const use = (key: string, limit = 10) => ({ key, limit, windowMs: MINUTE });

  test('never lets twice the limit through in one window', () => {
    const limiter = new SlidingWindowLimiter();
    const times: number[] = [];
    for (let now = 0; now < 10 * MINUTE; now += 500)
      if (limiter.take([use('a')], now) === null) times.push(now);
    for (const start of times) {
      const within = times.filter((time) => time >= start && time < start + MINUTE).length;
      expect(within).toBeLessThanOrEqual(15);
    }
    expect(times.length).toBeGreaterThan(80);
  });

  test('says how long to wait, and then there is room', () => {
    const limiter = new SlidingWindowLimiter();
    for (let count = 0; count < 10; count += 1) limiter.take([use('a')], 0);
    for (const now of [0, 30_000, 59_999, 60_000, 63_000]) {
      const wait = limiter.take([use('a')], now);
      if (wait === null) continue;
      const fresh = new SlidingWindowLimiter();
      for (let count = 0; count < 10; count += 1) fresh.take([use('a')], 0);
      expect(fresh.take([use('a')], now + wait)).toBeNull();
    }
  });

  test('counts under every key or under none', () => {
    const limiter = new SlidingWindowLimiter();
    expect(limiter.take([use('small', 1), use('large')], 0)).toBeNull();
    for (let count = 0; count < 20; count += 1)
      expect(limiter.take([use('small', 1), use('large')], 0)).not.toBeNull();
    for (let count = 0; count < 9; count += 1) expect(limiter.take([use('large')], 0)).toBeNull();
    expect(limiter.take([use('large')], 0)).not.toBeNull();
  });

  test('forgets whom it has not seen for long before it takes more memory', () => {
    const limiter = new SlidingWindowLimiter(2);
    limiter.take([use('a', 1)], 0);
    limiter.take([use('b', 1)], 0);
    limiter.take([use('c', 1)], 0);
    expect(limiter.take([use('a', 1)], 0)).toBeNull();
    expect(limiter.take([use('c', 1)], 0)).not.toBeNull();
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:aaaa::1', '20010db800000001/64'],
  ['2001:0db8::1:0:0:0:1', '20010db800000001/64'],
  ['fe80::1%eth0', 'fe80000000000000/64'],
])('%s is counted as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

describe('a limit for strangers', () => {
  const scale = 0.02; // two strangers a day
  const facts = (remoteAddress: string, isKnownPlace: boolean): RateFacts => ({
    userId: null,
    remoteAddress,
    account: { key: 'id:1', isKnownPlace },
  });

  test('slows down those who are known, as long as it is reached', async () => {
    const limits = new RateLimits(new SlidingWindowLimiter(), scale);
    expect(await limits.count('login', facts('192.0.2.1', true), 0)).toBe(0);
    await limits.count('login', facts('192.0.2.2', false), 0);
    await limits.count('login', facts('192.0.2.3', false), 0);
    await expect(limits.count('login', facts('192.0.2.4', false), 0)).rejects.toThrow(CallFailure);
    expect(await limits.count('login', facts('192.0.2.5', true), 0)).toBe(KNOWN_PLACE_DELAY_MS);
    expect(await limits.count('login', facts('192.0.2.6', true), 3 * 86_400_000)).toBe(0);
  });

  test('lets the log-in of the known wait, and that of nobody else', async () => {
    const waits: number[] = [];
    const site = new SmallSite(
      { rateLimitScale: scale },
      {
        identifyAccount: {
          run: async ({ network }) => ({ key: 'id:1', isKnownPlace: network === '192.0.2.200' }),
        },
        timer: {
          after(ms) {
            waits.push(ms);
            return { rung: Promise.resolve(), stop: () => undefined };
          },
        },
      },
    );
    const logInFrom = async (address: string) => outcomeOf(await login(await from(site, address)));
    expect(await logInFrom('192.0.2.1')).toBe('200');
    expect(await logInFrom('192.0.2.2')).toBe('200');
    expect(await logInFrom('192.0.2.3')).toBe('429/8');
    expect(waits).toEqual([]);
    expect(await logInFrom('192.0.2.200')).toBe('200');
    expect(waits).toEqual([KNOWN_PLACE_DELAY_MS]);
  });
});
