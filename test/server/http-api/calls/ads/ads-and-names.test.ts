import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WirePromotion } from '../../../../../wire/promotion.ts';
import { outcomeOf } from '../../core/small-browser.ts';
import { aMember, makePin, succeeded } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ adsEnabled: true });
});
afterAll(() => app.close());

test('an ad is reviewed again when its advertiser has another name, and not after other changes', async () => {
  const operator = await aMember(app, 'olga');
  const acme = await aMember(app, 'acme', { account_type: 'business', business_name: 'Acme' });
  const call = (name: string, action: 'get' | 'create' | 'update', options: object = {}, by = acme) =>
    by.browser.call(name, action, { ...options });
  const pin_id = (await makePin(acme, { title: 'An anvil' })).id;
  const { id: promotion_id } = succeeded<WirePromotion>(
    await call('PromotionResource', 'create', { pin_id, budget: 1000 }),
  );
  const active = { promotion_id, status: 'active' };
  succeeded(await call('PromotionReviewResource', 'update', active, operator));
  const set = async (options: object) => succeeded(await call('UserSettingsResource', 'update', options));
  const statuses = async () =>
    succeeded<WirePromotion[]>(await call('PromotionResource', 'get')).map(({ status }) => status);
  await set({ about: 'Anvils since 1949.', first_name: 'Ada', business_name: 'Acme' });
  expect(await statuses()).toEqual(['active']);
  expect(app.deps.ads?.server.find(promotion_id)).toBeDefined();
  await set({ business_name: 'The Mint' });
  expect(await statuses()).toEqual(['review']);
  expect(outcomeOf(await call('PromotionResource', 'update', active))).toBe('409/17');
  await expect.poll(() => app.deps.ads?.server.find(promotion_id)).toBeUndefined();
});
