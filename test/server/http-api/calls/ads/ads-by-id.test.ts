import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WirePromotion } from '../../../../../wire/promotion.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import type { WirePinStatistics } from '../../../../../wire/statistics.ts';
import { outcomeOf } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let operator: Member;
let acme: Member;
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
  const board = await makeBoard(acme, { name: 'Anvils' });
  pin = await makePin(acme, { title: 'An anvil', board_id: board.id, link: 'https://acme.example/anvil' });
  const created = await promotion('create', { pin_id: pin.id, budget: 1000 });
  ad = succeeded<WirePromotion>(created).id;
  await approve();
});
afterAll(() => app.close());

const promotion = (action: 'create' | 'update', options: object) =>
  acme.browser.call('PromotionResource', action, { ...options });
const approve = () =>
  operator.browser.call('PromotionReviewResource', 'update', { promotion_id: ad, status: 'active' });
const read = async (id: string) =>
  succeeded<WirePin>(await operator.browser.call('PinResource', 'get', { id }));

test('an ad exists as an ad only, whose figures its advertiser reads apart from those of its pin', async () => {
  expect([(await read(ad)).is_promoted_only, (await read(pin.id)).is_promoted_only]).toEqual([true, false]);
  app.deps.ads?.server.note('placed', ad);
  await operator.browser.send('/v3/counters/', {
    method: 'POST',
    body: JSON.stringify({ impressions: [ad], pin_clicks: [ad] }),
    headers: { 'Content-Type': 'application/json' },
  });
  await app.counting.write();
  const statistics = (member: Member, pin_id: string) =>
    member.browser.call('OnPinAnalyticsResource', 'get', { pin_id, days: 7 });
  const figures = succeeded<WirePinStatistics>(await statistics(acme, ad));
  expect(figures).toMatchObject({ impressions: 1, pin_clicks: 1 });
  expect(figures).not.toHaveProperty('saves');
  expect(figures.series.at(-1)).toMatchObject({ impressions: 1, pin_clicks: 1 });
  expect(succeeded<WirePinStatistics>(await statistics(acme, pin.id))).toHaveProperty('saves');
  expect(outcomeOf(await statistics(operator, ad))).toBe('403/7');
});

test('an ad of a third party names it without a profile, and says so to who checks its link', async () => {
  expect(await read(ad)).toMatchObject({ is_third_party_ad: false, promoter: { username: 'acme' } });
  succeeded(await promotion('update', { promotion_id: ad, third_party_name: 'Forge & Sons' }));
  expect((await read(pin.id)).is_third_party_ad).toBe(false);
  await approve();
  const shown = await read(ad);
  expect(shown).toMatchObject({
    is_third_party_ad: true,
    promoter: { full_name: 'Forge & Sons', username: '', is_ads_only_profile: true },
  });
  const left = await operator.browser.send(shown.offsite_link!);
  expect([left.status, left.headers.get('location')]).toEqual([302, 'https://acme.example/anvil']);
});

describe('an own ad that does not run is shown as an ad, with its figures, to its advertiser', () => {
  const pause = () => promotion('update', { promotion_id: ad, status: 'paused' });
  const end = () => promotion('update', { promotion_id: ad, status: 'ended' });
  const reject = () =>
    operator.browser.call('PromotionReviewResource', 'update', {
      promotion_id: ad,
      status: 'rejected',
      reason: 'Too heavy.',
    });
  const change = () =>
    promotion('update', { promotion_id: ad, destination_url: 'https://acme.example/sale' });
  test.each([
    ['when it is paused', pause],
    ['when it is over', end],
    ['when it is rejected', reject],
    ['when it waits for its review', change],
  ])('%s', async (_name, stop) => {
    app.deps.ads?.server.note('placed', ad);
    app.deps.ads?.server.note('impressions', ad);
    succeeded(await stop());
    const own = succeeded<WirePin>(await acme.browser.call('PinResource', 'get', { id: ad }));
    expect(own).toMatchObject({ id: ad, is_promoted_only: true });
    const figures = await acme.browser.call('OnPinAnalyticsResource', 'get', { pin_id: ad });
    expect(succeeded<WirePinStatistics>(figures)).toMatchObject({ impressions: 1, pin_clicks: 0 });
    const others = [operator, await aMember(app, 'brand', { account_type: 'business', business_name: 'B' })];
    // For others, the name of an ad that ran lately is one of its pin.
    expect((await read(ad)).is_promoted_only).toBe(false);
    for (const { browser } of others) {
      expect(outcomeOf(await browser.call('OnPinAnalyticsResource', 'get', { pin_id: ad }))).toBe('403/7');
    }
  });
});

test('an ad whose own destination is blocked leads nowhere at once, and its advertiser sees why', async () => {
  const isLinkBlocked = async () =>
    succeeded<WirePromotion[]>(await acme.browser.call('PromotionResource', 'get', {}))[0]?.is_link_blocked;
  succeeded(await promotion('update', { promotion_id: ad, destination_url: 'https://shop.example/anvil' }));
  await approve();
  expect(await read(ad)).toMatchObject({ ad_destination_url: 'https://shop.example/anvil' });
  expect(await isLinkBlocked()).toBe(false);
  app.verdicts.set('shop.example', 'blocked');
  expect(await isLinkBlocked()).toBe(true);
  expect(await read(ad)).toMatchObject({
    link: null,
    ad_destination_url: null,
    offsite_link: null,
    is_go_linkless: true,
  });
  app.verdicts.set('acme.example', 'blocked').set('shop.example', 'ok');
  expect(await read(ad)).toMatchObject({
    link: null,
    ad_destination_url: 'https://shop.example/anvil',
    is_go_linkless: false,
  });
});

test('stored events of an ad are about its pin and name the promotion', async () => {
  await operator.browser.call('UserSettingsResource', 'update', { allow_analytic_cookies: true });
  const events = [ad, pin.id].map((object_id_str) => ({
    event_type: 12,
    object_id_str,
    aux_data: { clickthrough_type: 'rightClick', objectId: object_id_str },
  }));
  await operator.browser.send('/v3/events/batch/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ events }),
  });
  await app.counting.write();
  const [batch] = await app.store.events.before(Number.MAX_SAFE_INTEGER, 10);
  const auxData = { clickthrough_type: 'rightClick', objectId: pin.id };
  expect(batch?.events).toMatchObject([
    { objectId: pin.id, auxData: { ...auxData, pin_promotion_id: ad } },
    { objectId: pin.id, auxData },
  ]);
  expect(batch?.events[1]?.auxData).not.toHaveProperty('pin_promotion_id');
});
