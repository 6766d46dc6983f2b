import { describe, expect, test } from 'vitest';
import { addressTest } from '../../../../../server/adapters/http-api/core/request/ip-address.ts';

describe('ranges of addresses', () => {
  test.each([
    ['10.0.0.0/8', '10.255.1.2', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['10.0.0.0/8', '::ffff:10.1.1.1', true],
    ['192.168.1.128/25', '192.168.1.127', false],
    ['192.168.1.128/25', '192.168.1.128', true],
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['0.0.0.0/0', '8.8.8.8', true],
    ['0.0.0.0/0', '::1', false],
    ['loopback', '127.3.4.5', true],
    ['loopback', '::1', true],
    ['loopback', '128.0.0.1', false],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['fe80::/10', 'febf::1%eth0', true],
    ['::/0', '1.2.3.4', false],
    ['10.0.0.0/8', 'not an address', false],
    ['10.0.0.0/8', '10.0.0.01', false],
    ['10.0.0.0/8', '10.1', false],
  ])('%s holds %s: %s', (range, address, inside) => {
    expect(addressTest([range])(address)).toBe(inside);
  });

  test.each([
    '10.0.0.0/33',
    '10.0.0/8',
    '::1/129',
    'x',
    '',
    '1.2.3.4/a',
    '1.2.3.4/',
    ':::',
    '1::2::3',
    '12345::',
  ])('%j is no range', (range) => {
    expect(() => addressTest([range])).toThrow(RangeError);
  });
});
