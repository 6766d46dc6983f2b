import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
