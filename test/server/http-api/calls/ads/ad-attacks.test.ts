import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireBoard } from '../../../../../wire/board.ts';
import type { WirePromotion } from '../../../../../wire/promotion.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { DAY_MS } from '../../core/site-times.ts';
import { outcomeOf, type SmallBrowser } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let operator: Member;
let acme: Member;
let board: WireBoard;
let pin: WirePin;
let ad: string;
beforeAll(async () => {
  app = await TestApp.open({ adsEnabled: true });
});
beforeEach(async () => {
  await app.empty();
  app.deps.ads?.server.announceChange();
  operator = await aMember(app, 'olga');
  acme = await aMember(app, 'acme', { account_type: 'business', business_name: 'Acme' });
  board = await makeBoard(acme, { name: 'Anvils' });
  pin = await makePin(acme, { title: 'An anvil', board_id: board.id, link: 'https://acme.example/anvil' });
  const home = await makeBoard(operator, { name: 'Ferns' });
  for (let made = 0; made < 26; made += 1)
    await makePin(operator, { title: `Fern ${made}`, board_id: home.id });
  const made = await acme.browser.call('PromotionResource', 'create', { pin_id: pin.id, budget: 100 });
  ad = succeeded<WirePromotion>(made).id;
  await review('active');
});
afterAll(() => app.close());

const review = async (status: string) =>
  succeeded(await operator.browser.call('PromotionReviewResource', 'update', { promotion_id: ad, status }));
const visitor = () => app.browser().arrive();
const adsOf = async (browser: SmallBrowser) =>
  succeeded<WirePin[]>(await browser.call('UserHomefeedResource', 'get', {})).filter(
    ({ is_promoted }) => is_promoted,
  );
const ownAd = async () => {
  await app.counting.write();
  return succeeded<WirePromotion[]>(await acme.browser.call('PromotionResource', 'get', {}))[0]!;
};
const today = () => Math.floor(app.time / DAY_MS);
/** Stores placements and impressions. */
const spend = async (day: number, placed: number, impressions: number) => {
  await app.execute(
    'insert into promotion_day_counts (promotion_id, day, placed, impressions, pin_clicks) values (?, ?, ?, ?, 0)',
    [Number(ad), day, placed, impressions],
  );
  app.deps.ads?.server.announceChange();
};
const tell = (browser: SmallBrowser, ids: readonly string[]) =>
  browser.send('/v3/counters/', {
    method: 'POST',
    body: new URLSearchParams({ impressions: JSON.stringify(ids) }),
  });

describe('a budget holds', () => {
  test('when many pages are made at the same time', async () => {
    await spend(today() - 1, 99, 99);
    const visitors = await Promise.all(Array.from({ length: 20 }, visitor));
    const pages = await Promise.all(visitors.map(adsOf));
    expect(pages.flat().map(({ id }) => id)).toEqual([ad]);
  });

  test('when pages from before it was used up are read again', async () => {
    await spend(today(), 300, 98);
    const visitors = await Promise.all(Array.from({ length: 6 }, visitor));
    // The server of ads reads what was spent.
    await adsOf(visitors[0]!);
    await Promise.all(visitors.map((browser) => tell(browser, [ad])));
    const { metrics, status } = await ownAd();
    expect([metrics.impressions, status]).toEqual([100, 'ended']);
  });
});

describe('what was reviewed is what runs:', () => {
  const change = (options: object) => acme.browser.call('PinResource', 'update', { id: pin.id, ...options });

  test.each([
    ['another link', { link: 'https://elsewhere.example/' }],
    ['another title', { title: 'A miracle cure' }],
    ['another description', { description: 'Doctors hate it' }],
  ])('%s of its pin asks for a review again', async (_name, options) => {
    expect(await adsOf(await visitor())).toHaveLength(1);
    succeeded(await change(options));
    expect((await ownAd()).status).toBe('review');
    expect(await adsOf(await visitor())).toEqual([]);
    const resumed = { promotion_id: ad, status: 'active' };
    expect(outcomeOf(await acme.browser.call('PromotionResource', 'update', resumed))).toBe('409/17');
    await review('active');
    expect(await adsOf(await visitor())).toHaveLength(1);
  });

  test('a paused ad is no way around it', async () => {
    const turn = (status: string) =>
      acme.browser.call('PromotionResource', 'update', { promotion_id: ad, status });
    succeeded(await turn('paused'));
    succeeded(await change({ link: 'https://elsewhere.example/' }));
    expect(outcomeOf(await turn('active'))).toBe('409/17');
  });

  test('what nobody sees, or stays as it is, changes nothing', async () => {
    succeeded(await change({ title: 'An anvil', is_comments_allowed: false }));
    expect((await ownAd()).status).toBe('active');
  });
});

test('an ad ends with its time, and goes on only when it gets more', async () => {
  const change = (hours: number) => {
    const end_at = new Date(app.time + hours * 3_600_000).toISOString();
    return acme.browser.call('PromotionResource', 'update', { promotion_id: ad, end_at });
  };
  succeeded(await change(1));
  expect(await adsOf(await visitor())).toHaveLength(1);
  app.time += 3_600_000;
  expect((await ownAd()).status).toBe('ended');
  expect(await adsOf(await visitor())).toEqual([]);
  const resumed = { promotion_id: ad, status: 'active' };
  expect(outcomeOf(await acme.browser.call('PromotionResource', 'update', resumed))).toBe('409/17');
  succeeded(await change(1));
  expect((await ownAd()).status).toBe('active');
  expect(await adsOf(await visitor())).toHaveLength(1);
});

describe('an ad rests while its advertiser', () => {
  test('is restricted', async () => {
    const reporter = await aMember(app, 'rita');
    const options = { object_type: 'user', object_id: acme.user.id, reason: 'spam' };
    const { id } = succeeded<{ id: string }>(
      await reporter.browser.call('ReportResource', 'create', options),
    );
    const decision = { report_id: id, action: 'restrict_user' };
    succeeded(await operator.browser.call('ReportsResource', 'update', decision));
    expect(await adsOf(await visitor())).toEqual([]);
  });

  test('is no partner any more', async () => {
    succeeded(await acme.browser.call('UserSettingsResource', 'update', { account_type: 'pinner' }));
    expect(await adsOf(await visitor())).toEqual([]);
  });
});

test('nobody else reads or changes an ad, its figures or the answers to it', async () => {
  const rival = await aMember(app, 'rival', { account_type: 'business', business_name: 'Rival' });
  const calls = [
    ['PromotionResource', 'update', { status: 'paused' }],
    ['PromotionResource', 'update', { budget: 10_000 }],
    ['PromotionResource', 'delete', {}],
    ['PromotionReviewResource', 'update', { status: 'rejected' }],
  ] as const;
  for (const [name, action, options] of calls) {
    const told = await rival.browser.call(name, action, { promotion_id: ad, ...options });
    expect(outcomeOf(told), `${name} ${action}`).toMatch(/^40[34]\//);
  }
  expect(succeeded(await rival.browser.call('PromotionResource', 'get', {}))).toEqual([]);
  expect(await ownAd()).toMatchObject({ status: 'active', budget: 100 });
});
