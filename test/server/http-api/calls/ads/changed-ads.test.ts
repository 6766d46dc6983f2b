import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WirePin } from '../../../../../wire/pin.ts';
import type { WirePromotion } from '../../../../../wire/promotion.ts';
import type { Told } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let operator: Member;
let acme: Member;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open({ adsEnabled: true });
});
beforeEach(async () => {
  await app.empty();
  app.deps.ads?.server.announceChange();
  operator = await aMember(app, 'olga');
  acme = await aMember(app, 'acme', { account_type: 'business', business_name: 'Acme' });
  const board = await makeBoard(acme, { name: 'Anvils' });
  pin = await makePin(acme, { title: 'An anvil', board_id: board.id });
});
afterAll(() => app.close());

const call = (action: 'get' | 'create' | 'update', options: object = {}): Promise<Told> =>
  acme.browser.call('PromotionResource', action, { ...options });
const review = (action: 'get' | 'update', options: object = {}) =>
  operator.browser.call('PromotionReviewResource', action, { ...options });

describe('ads of a pin or advertiser that have changed', () => {
  const approved = async (terms: object = {}) => {
    const { id } = succeeded<WirePromotion>(await call('create', { pin_id: pin.id, budget: 1000, ...terms }));
    succeeded(await review('update', { promotion_id: id, status: 'active' }));
    return id;
  };
  const statuses = async () =>
    Object.fromEntries(succeeded<WirePromotion[]>(await call('get')).map(({ id, status }) => [id, status]));
  const waiting = async () => succeeded<WirePromotion[]>(await review('get')).map(({ id }) => id);

  test.each([
    ['pin', () => acme.browser.call('PinResource', 'update', { id: pin.id, title: 'Another anvil' })],
    ['advertiser', () => acme.browser.call('UserSettingsResource', 'update', { business_name: 'The Mint' })],
  ])('wait for their review again unless they are over: %s', async (_what, change) => {
    const [running, paused, future, over] = [
      await approved(),
      await approved(),
      await approved({ start_at: new Date(app.time + 86_400_000).toISOString() }),
      await approved(),
    ];
    succeeded(await call('update', { promotion_id: paused, status: 'paused' }));
    succeeded(await call('update', { promotion_id: over, status: 'ended' }));
    succeeded(await change());
    expect(await statuses()).toEqual({
      [running]: 'review',
      [paused]: 'review',
      [future]: 'review',
      [over]: 'ended',
    });
    expect((await waiting()).toSorted()).toEqual([running, paused, future].toSorted());
  });

  test('are reviewed before they go on after their end', async () => {
    const id = await approved();
    const goOn = async () => {
      const end_at = new Date(app.time + 86_400_000).toISOString();
      return succeeded<WirePromotion>(await call('update', { promotion_id: id, end_at })).status;
    };
    const end = async () => succeeded(await call('update', { promotion_id: id, status: 'ended' }));
    await end();
    expect(await goOn()).toBe('active');
    await end();
    succeeded(await acme.browser.call('PinResource', 'update', { id: pin.id, title: 'Another anvil' }));
    expect(await goOn()).toBe('review');
    succeeded(await review('update', { promotion_id: id, status: 'active' }));
    await end();
    expect(await goOn()).toBe('active');
  });
});
