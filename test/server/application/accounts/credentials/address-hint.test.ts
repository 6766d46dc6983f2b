import { expect, test } from 'vitest';
import { addressHint } from '../../../../../server/application/accounts/internal/credentials/address-hint.ts';

test.each([
  ['192.0.2.77', '192.0.2.*'],
  ['::ffff:192.0.2.77', '192.0.2.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['a socket', ''],
])('%s is kept as %s', (address, hint) => {
  expect(addressHint(address)).toBe(hint);
});
