import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { FETCH_PORTS } from '../../../src/domain/sources/fetch-limits.ts';

/** What leads to this machine, into its network, to many at once or nowhere. */
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

/** Only this range of IPv6 is given out to the public. */
const OPEN_IPV6 = ranges('ipv6', ['2000::/3']);

/** Within the open range: protocols, tunnels that carry an IPv4 address (Teredo, 6to4) and examples. */
const CLOSED_IPV6 = ranges('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/**
 * True if an address (four numbers with points, or IPv6 without brackets) belongs to the public network. Everything
 * that only looks like an address, or that carries another one inside, does not.
 */
export function isPublicAddress(text: string): boolean {
  if (isIPv4(text)) return !CLOSED_IPV4.check(text, 'ipv4');
  // A zone is of a machine's own network.
  if (!isIPv6(text) || text.includes('%')) return false;
  return OPEN_IPV6.check(text, 'ipv6') && !CLOSED_IPV6.check(text, 'ipv6');
}

/** Where pages and pictures of others may be fetched from. */
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
