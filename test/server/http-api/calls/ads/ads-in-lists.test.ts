import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { WireBoard } from '../../../../../wire/board.ts';
import type { WirePromotion } from '../../../../../wire/promotion.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
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
  server().announceChange();
  operator = await aMember(app, 'olga');
  acme = await aMember(app, 'acme', { account_type: 'business', business_name: 'Acme' });
  board = await makeBoard(acme, { name: 'Anvils' });
  pin = await makePin(acme, { title: 'An anvil', board_id: board.id, link: 'https://acme.example/anvil' });
  const home = await makeBoard(operator, { name: 'Ferns' });
  for (let made = 0; made < 26; made += 1)
    await makePin(operator, { title: `Fern ${made}`, board_id: home.id });
  ad = await promote();
});
afterAll(() => app.close());

const server = () => {
  const { ads } = app.deps;
  if (ads === null) throw new Error('ads are off');
  return ads.server;
};

async function promote(options: object = {}): Promise<string> {
  const made = await acme.browser.call('PromotionResource', 'create', {
    pin_id: pin.id,
    budget: 1000,
    ...options,
  });
  const { id } = succeeded<WirePromotion>(made);
  const decision = { promotion_id: id, status: 'active' };
  succeeded(await operator.browser.call('PromotionReviewResource', 'update', decision));
  return id;
}
const visitor = () => app.browser().arrive();
const homeOf = async (browser: SmallBrowser, options: object = {}): Promise<readonly WirePin[]> =>
  succeeded<WirePin[]>(await browser.call('UserHomefeedResource', 'get', { ...options }));
const adsIn = (pins: readonly WirePin[]) => pins.filter(({ is_promoted }) => is_promoted);
const adsOf = async (browser: SmallBrowser, options: object = {}) => adsIn(await homeOf(browser, options));
/** A member who follows nobody but the operator, so that the promoted pin is in no list of theirs. */
const aFollower = async (username: string) => {
  const member = await aMember(app, username);
  succeeded(await member.browser.call('UserFollowResource', 'create', { user_id: operator.user.id }));
  return member;
};
const FOLLOWING = { mode: 'following' };
const edit = (options: object) =>
  acme.browser.call('BoardResource', 'update', { board_id: board.id, ...options });

describe('an ad in a list', () => {
  test('names who pays for it, has an id of its own, and stands behind twelve other pins', async () => {
    const pins = await homeOf(await visitor());
    const [found, ...more] = adsIn(pins);
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      id: ad,
      title: 'An anvil',
      promoter: { username: 'acme' },
      pin_promotion_id: ad,
      advertiser_id: acme.user.id,
      original_pin_id: pin.id,
      seo_noindex_reason: 'policy',
      ad_match_reason: null,
      promoted_is_lead_ad: false,
      // People save ads as they save other pins.
      promoted_is_removable: false,
      recommendation_reason: { reason: 'promoted' },
    });
    expect(found?.attribution_source_id).toMatch(/^\d{1,19}$/);
    expect(pins.findIndex(({ id }) => id === ad)).toBeGreaterThanOrEqual(12);
    expect(new Set(pins.map(({ id }) => id)).size).toBe(pins.length);
  });

  test('is a card with the same fields', async () => {
    const cards = await homeOf(await visitor(), { field_set_key: 'card' });
    expect(cards.filter(({ is_promoted }) => is_promoted)).toMatchObject([{ id: ad, pin_promotion_id: ad }]);
  });

  test('is also beside related pins', async () => {
    const browser = await visitor();
    const [first] = await homeOf(browser);
    // Fewer than all ferns: the anvil stands among the last, and a page with the pin has no ad of it.
    const query = { pin: first?.id, page_size: 15 };
    const related = await browser.call('RelatedPinFeedResource', 'get', query);
    expect(adsIn(succeeded<WirePin[]>(related)).map(({ id }) => id)).toEqual([ad]);
  });

  test('is not repeated beside itself, nor beside its pin', async () => {
    const browser = await visitor();
    for (const open of [ad, pin.id]) {
      const related = await browser.call('RelatedPinFeedResource', 'get', { pin: open });
      expect(succeeded<WirePin[]>(related).length).toBeGreaterThan(15);
      expect(adsIn(succeeded<WirePin[]>(related))).toEqual([]);
    }
  });

  test('leads to its own destination, as the closeup that its id opens does', async () => {
    const destination_url = 'https://shop.example/sale';
    succeeded(await acme.browser.call('PromotionResource', 'update', { promotion_id: ad, destination_url }));
    const browser = await visitor();
    expect(await adsOf(browser)).toEqual([]);
    await operator.browser.call('PromotionReviewResource', 'update', { promotion_id: ad, status: 'active' });
    expect(await adsOf(browser)).toMatchObject([
      {
        ad_destination_url: destination_url,
        domain: 'shop.example',
        link_domain: { domain: 'shop.example' },
      },
    ]);
    const read = await browser.call('PinResource', 'get', { id: ad });
    expect(succeeded<WirePin>(read)).toMatchObject({
      id: ad,
      is_promoted: true,
      ad_destination_url: destination_url,
    });
    const plain = await browser.call('PinResource', 'get', { id: pin.id });
    expect(succeeded<WirePin>(plain)).toMatchObject({ id: pin.id, is_promoted: false, promoter: null });
  });

  test('can be saved and hidden by its id', async () => {
    const eve = await aMember(app, 'eve');
    const saved = await eve.browser.call('RepinResource', 'create', { pin_id: ad });
    expect(succeeded<WirePin>(saved)).toMatchObject({ is_promoted: false, original_pin_id: pin.id });
    const bob = await aMember(app, 'bob');
    const browser = bob.browser;
    const hide = await browser.send(`/v3/p2p/${ad}/hide/`, { method: 'PUT' });
    expect(hide.status).toBe(200);
    const { hides } = app.store;
    expect((await hides.ofUser(bob.user.id as never)).pins.map(({ pinId }) => pinId)).toEqual([pin.id]);
  });
});

describe('an ad stops at once', () => {
  test.each([
    ['when its board becomes secret', () => edit({ privacy: 'secret' })],
    ['when its board becomes protected', () => edit({ privacy: 'protected' })],
    ['when its pin is deleted', () => acme.browser.call('PinResource', 'delete', { id: pin.id })],
    [
      'when it is paused',
      () => acme.browser.call('PromotionResource', 'update', { promotion_id: ad, status: 'paused' }),
    ],
    ['when it is removed', () => acme.browser.call('PromotionResource', 'delete', { promotion_id: ad })],
    [
      'when an operator rejects it',
      () =>
        operator.browser.call('PromotionReviewResource', 'update', {
          promotion_id: ad,
          status: 'rejected',
          reason: 'Too heavy.',
        }),
    ],
  ] as const)('%s', async (_name, stop) => {
    const browser = await visitor();
    expect(await adsOf(browser)).toHaveLength(1);
    expect(outcomeOf(await stop())).toBe('200');
    expect(await adsOf(browser)).toEqual([]);
  });

  test('when the operator blocks the site that it leads to', async () => {
    const browser = await visitor();
    expect(await adsOf(browser)).toHaveLength(1);
    app.verdicts.set('acme.example', 'blocked');
    expect(await adsOf(browser)).toEqual([]);
  });
});

describe('an ad is not for', () => {
  test('its advertiser, nor bots', async () => {
    const own = await homeOf(acme.browser);
    expect(own.length).toBeGreaterThan(12);
    expect(adsIn(own)).toEqual([]);
    const pins = await (
      await visitor()
    ).call('UserHomefeedResource', 'get', {}, { headers: { 'User-Agent': 'Googlebot/2.1' } });
    const read = succeeded<WirePin[]>(pins);
    expect(read.length).toBeGreaterThan(12);
    expect(adsIn(read)).toEqual([]);
  });

  test('other countries', async () => {
    const showIn = async (countries: readonly string[]) =>
      succeeded(await acme.browser.call('PromotionResource', 'update', { promotion_id: ad, countries }));
    await showIn(['DE']);
    expect(await adsOf(await visitor())).toEqual([]);
    await showIn([]);
    expect(await adsOf(await visitor())).toHaveLength(1);
  });

  test('days before it starts', async () => {
    const start_at = new Date(app.time + 3_600_000).toISOString();
    await acme.browser.call('PromotionResource', 'update', { promotion_id: ad, start_at });
    const browser = await visitor();
    expect(await adsOf(browser)).toEqual([]);
    app.time += 3_700_000;
    expect(await adsOf(browser)).toHaveLength(1);
  });
});

describe('figures', () => {
  const figures = async () => {
    await app.counting.write();
    const [found] = succeeded<WirePromotion[]>(await acme.browser.call('PromotionResource', 'get', {}));
    return found?.metrics;
  };
  const tell = (browser: SmallBrowser, body: object, call = 'counters') =>
    browser.send(`/v3/${call}/`, { method: 'POST', body: new URLSearchParams(Object.entries(body)) });
  const tellEvents = (browser: SmallBrowser, named: Readonly<Record<number, string>>, id: number) => {
    const events = Object.entries(named).map(([event_type, object_id_str]) => ({
      event_type,
      object_id_str,
    }));
    return tell(browser, { events: JSON.stringify(events), batch_id: `${id}` }, 'events/batch');
  };

  test('are those of the ad, not of its pin, and never more than its places', async () => {
    const browser = await visitor();
    expect(await adsOf(browser)).toHaveLength(1);
    await tell(browser, { impressions: JSON.stringify([ad, pin.id]), pin_clicks: JSON.stringify([ad]) });
    expect(await figures()).toEqual({ impressions: 1, pin_clicks: 1 });
    await tell(browser, { impressions: JSON.stringify([pin.id]) });
    for (let forged = 0; forged < 5; forged += 1) await tell(browser, { impressions: JSON.stringify([ad]) });
    expect(await figures()).toEqual({ impressions: 1, pin_clicks: 1 });
  });

  test('are not those of its pin in the same request', async () => {
    const browser = await visitor();
    expect(await adsOf(browser)).toHaveLength(1);
    await tell(browser, { impressions: JSON.stringify([pin.id]), pin_clicks: JSON.stringify([ad]) });
    expect(await figures()).toEqual({ impressions: 0, pin_clicks: 1 });
    await tellEvents(browser, { 18: ad, 12: pin.id }, 1);
    expect(await figures()).toEqual({ impressions: 1, pin_clicks: 1 });
  });

  test('count a batch once, however often it is sent, and a click that leaves the site', async () => {
    const browser = await visitor();
    const note = vi.spyOn(server(), 'note');
    onTestFinished(() => note.mockRestore());
    for (const batch_id of [5, 6]) {
      for (let time = 0; time < 3; time += 1) {
        await tellEvents(browser, { 18: ad }, batch_id);
        await tell(browser, { impressions: JSON.stringify([ad]), batch_id: `${batch_id}0` });
        if (time === 1) await app.counting.write();
      }
    }
    const body = { check_only: 'false', url: 'https://acme.example/', pin_id: ad };
    await browser.send('/v3/offsite/', { method: 'POST', body: new URLSearchParams(body) });
    await app.counting.write();
    const billed = note.mock.calls.map(([count]) => count).filter((count) => count !== 'placed');
    expect(billed).toEqual(['impressions', 'impressions', 'impressions', 'impressions', 'pinClicks']);
  });

  test('end a promotion when its budget is used up', async () => {
    await acme.browser.call('PromotionResource', 'update', { promotion_id: ad, budget: 100 });
    await app.execute(
      'insert into promotion_day_counts (promotion_id, day, placed, impressions, pin_clicks) values (?, ?, 100, 100, 0)',
      [Number(ad), 1],
    );
    server().announceChange();
    expect(await adsOf(await visitor())).toEqual([]);
    const [found] = succeeded<WirePromotion[]>(await acme.browser.call('PromotionResource', 'get', {}));
    expect(found?.status).toBe('ended');
  });
});

test('somebody who allows personal content sees an ad three times a day, others without limit', async () => {
  const eve = await aFollower('eve');
  // Enough for its share of the day.
  await acme.browser.call('PromotionResource', 'update', { promotion_id: ad, budget: 50_000 });
  const see = async () => {
    const counts = [];
    for (let page = 0; page < 5; page += 1) counts.push((await adsOf(eve.browser, FOLLOWING)).length);
    return counts;
  };
  expect(await see()).toEqual([1, 1, 1, 1, 1]);
  await eve.browser.call('UserSettingsResource', 'update', {
    allow_personalization_cookies: true,
    allow_analytic_cookies: false,
    allow_marketing_cookies: false,
  });
  expect(await see()).toEqual([1, 1, 1, 0, 0]);
  app.time += 86_400_000;
  expect((await see())[0]).toBe(1);
});

test('a list with ads takes at most eight statements', async () => {
  const eve = await aFollower('eve');
  await adsOf(eve.browser, FOLLOWING);
  const statements = await app.countStatements(async () => {
    expect(await adsOf(eve.browser, FOLLOWING)).toHaveLength(1);
  });
  expect(statements).toBeLessThanOrEqual(8);
});

test('without ads a list has none, and no pin can be promoted', async () => {
  const plain = await app.again();
  const browser = await plain.browser().arrive();
  expect(await adsOf(browser)).toEqual([]);
  expect(outcomeOf(await browser.call('PinResource', 'get', { id: ad }))).toBe('404/50');
});

describe('a search for ads alone', () => {
  const search = async (query: string, options: object = {}) =>
    succeeded<readonly WirePin[]>(
      await (await visitor()).call('SearchResource', 'get', { query, scope: 'promoted', ...options }),
    );

  test('finds those about what the query finds, also where it finds their pins', async () => {
    expect(await search('fern')).toMatchObject([{ id: ad, is_promoted: true, pin_promotion_id: ad }]);
    expect(await search('anvil')).toMatchObject([{ id: ad }]);
  });

  test('finds none for a query that finds nothing, and none that must not be shown', async () => {
    expect(await search('xyzzyq')).toEqual([]);
    succeeded(await edit({ privacy: 'secret' }));
    expect(await search('fern')).toEqual([]);
  });
});
