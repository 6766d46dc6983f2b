import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpenPlace, isPublicAddress } from '../../../server/adapters/web/network-address.ts';

describe('addresses of the public network', () => {
  test.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.1',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2001:4860:4860::8888',
    '2003:db8::1',
    '2a00::',
    '2001:200::1',
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(true));
});

describe('addresses that lead home, to many or nowhere', () => {
  test.each([
    ['this machine', ['127.0.0.1', '127.0.0.0', '127.255.255.255', '127.1.2.3', '::1']],
    ['no machine', ['0.0.0.0', '0.1.2.3', '0.255.255.255', '::']],
    ['private networks', ['10.0.0.0', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.0.1']],
    ['networks behind a provider', ['100.64.0.0', '100.127.255.255']],
    ['the own link', ['169.254.0.0', '169.254.169.254', 'fe80::1', 'febf::1']],
    ['protocols', ['192.0.0.0', '192.0.0.171', '192.0.0.255', '192.88.99.1', '2001::1', '2001:1ff::1']],
    ['examples', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff:fff::1']],
    ['measuring', ['198.18.0.0', '198.19.255.255']],
    ['many at once', ['224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1']],
    ['reserved', ['240.0.0.1', '255.255.255.255', '4000::1', '1fff::1', 'fec0::1']],
    ['unique local networks', ['fc00::1', 'fd12:3456::1', 'fdff::']],
    ['IPv4 inside IPv6', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:1.1.1.1', '::1.1.1.1', '::7f00:1']],
    ['6to4', ['2002:7f00:1::', '2002:0a00:1::1', '2002:101:101::']],
    ['NAT64', ['64:ff9b::7f00:1', '64:ff9b::1.1.1.1', '64:ff9b:1::1']],
    ['Teredo', ['2001:0:4136:e378::1', '2001:0::1']],
  ])('%s', (_name, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});

test('what is no plain address is none of the public network', () => {
  const others = [
    '',
    'localhost',
    '1.1.1',
    '1.1.1.1.1',
    '01.1.1.1',
    '256.1.1.1',
    '1.1.1.1 ',
    '16843009',
    '0x1010101',
    '[2a00::1]',
    '2a00:::1',
    '2a00::1::2',
    '2a00:1',
    '2a00::1%eth0',
    '2a00:1:2:3:4:5:6:7:8',
    '2a00::12345',
    '①.1.1.1',
  ];
  expect(others.filter(isPublicAddress)).toEqual([]);
});

test('each address of 10.0.0.0/8 is closed, each of 8.0.0.0/8 open', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(byte, byte, byte, (b, c, d) => {
      expect(isPublicAddress(`10.${b}.${c}.${d}`)).toBe(false);
      expect(isPublicAddress(`8.${b}.${c}.${d}`)).toBe(true);
    }),
  );
});

test.each([
  ['1.1.1.1', 80, true],
  ['1.1.1.1', 443, true],
  ['1.1.1.1', 8080, true],
  ['1.1.1.1', 8443, true],
  ['1.1.1.1', 22, false],
  ['1.1.1.1', 6379, false],
  ['127.0.0.1', 80, false],
])('%s at port %i may be asked: %s', (address, port, isOpen) => {
  expect(isOpenPlace(address, port)).toBe(isOpen);
});
