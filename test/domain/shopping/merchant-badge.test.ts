import { expect, test } from 'vitest';
import { showsMerchantBadge } from '../../../src/domain/shopping/merchant-badge.ts';
import { aUserShort } from '../../builders/a-user.ts';

test.each([
  ['a verified merchant', true, {}, true],
  ['anybody else', false, {}, false],
  ['a verified merchant, to those who are to see none', true, { verified_merchant_badge: 'hide' }, false],
  ['a verified merchant, to others', true, { verified_merchant_badge: 'control' }, true],
])('%s has the badge', (_who, isVerifiedMerchant, groups, shows) => {
  expect(showsMerchantBadge(aUserShort({ isVerifiedMerchant }), groups)).toBe(shows);
});
