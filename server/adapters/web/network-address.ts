import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { FETCH_PORTS } from '../../../src/domain/sources/fetch-limits.ts';

/** Addresses of this machine, its network, multicast, and reserved ones. */
const CLOSED_IPV4 = ranges('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);

/** The only IPv6 range of public addresses. */
const OPEN_IPV6 = ranges('ipv6', ['2000::/3']);

/** Exceptions in the public range: protocols, tunnels that contain an IPv4 address (Teredo, 6to4) and examples. */
const CLOSED_IPV6 = ranges('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/**
 * True if an address (IPv4 in dotted form, or IPv6 without brackets) is public. False for malformed addresses, and for
 * those that contain another one.
 */
export function isPublicAddress(text: string): boolean {
  if (isIPv4(text)) return !CLOSED_IPV4.check(text, 'ipv4');
  // A zone identifies an interface of this machine.
  if (!isIPv6(text) || text.includes('%')) return false;
  return OPEN_IPV6.check(text, 'ipv6') && !CLOSED_IPV6.check(text, 'ipv6');
}

/** The ports and addresses from which pages and pictures may be fetched. */
export function isOpenPlace(address: string, port: number): boolean {
  return FETCH_PORTS.includes(port) && isPublicAddress(address);
}

function ranges(family: 'ipv4' | 'ipv6', texts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of texts) {
    const [network = '', bits] = text.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
