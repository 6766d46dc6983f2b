import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireUser } from '../../../../../wire/user.ts';
import { aMember, succeeded } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ verifiedMerchants: ['Acme', 'bob'] });
});
afterAll(() => app.close());

test('business accounts that the operator lists are verified merchants, other accounts are not', async () => {
  await aMember(app, 'acme', { account_type: 'business', business_name: 'Acme' });
  await aMember(app, 'rival', { account_type: 'business', business_name: 'Rival' });
  await aMember(app, 'bob');
  const browser = await app.browser().arrive();
  const read = async (username: string) =>
    succeeded<WireUser>(await browser.call('UserResource', 'get', { username })).is_verified_merchant;
  expect([await read('acme'), await read('rival'), await read('bob')]).toEqual([true, false, false]);
});
