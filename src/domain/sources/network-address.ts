import { FETCH_PORTS } from './fetch-limits.ts';

/** The 32 or 128 bits of an address of the network, as numbers of 16 bits, the highest first. */
type Groups = readonly number[];

type Range = { readonly groups: Groups; readonly bits: number };

/** What leads to this machine, into its network, to many at once or nowhere. */
const CLOSED_IPV4 = ranges([
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
const OPEN_IPV6 = ranges(['2000::/3']);

/** Within the open range: protocols, tunnels that carry an IPv4 address (Teredo, 6to4) and examples. */
const CLOSED_IPV6 = ranges(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/**
 * True if an address (four numbers with points, or IPv6 without brackets) belongs to the public network. Everything
 * that only looks like an address, or that carries another one inside, does not.
 */
export function isPublicAddress(text: string): boolean {
  const four = parseIpv4(text);
  if (four !== null) return !isWithin(four, CLOSED_IPV4);
  const six = parseIpv6(text);
  return six !== null && isWithin(six, OPEN_IPV6) && !isWithin(six, CLOSED_IPV6);
}

/** Where pages and pictures of others may be fetched from. */
export function isOpenPlace(address: string, port: number): boolean {
  return FETCH_PORTS.includes(port) && isPublicAddress(address);
}

function isWithin(address: Groups, all: readonly Range[]): boolean {
  return all.some(({ groups, bits }) =>
    groups.every((group, index) => {
      const own = Math.min(Math.max(bits - index * 16, 0), 16);
      const mask = (0xffff << (16 - own)) & 0xffff;
      return ((address[index] ?? 0) & mask) === (group & mask);
    }),
  );
}

function ranges(texts: readonly string[]): readonly Range[] {
  return texts.map((text) => {
    const [address = '', bits = ''] = text.split('/');
    const groups = parseIpv4(address) ?? parseIpv6(address);
    if (groups === null) throw new Error(`${text} is no range`);
    return { groups, bits: Number(bits) };
  });
}

function parseIpv4(text: string): Groups | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  if (parts === null) return null;
  const [a = 0, b = 0, c = 0, d = 0] = parts.slice(1).map(Number);
  // Some readers take a leading zero for base 8.
  const isPlain = parts.slice(1).every((part) => String(Number(part)) === part && Number(part) < 256);
  return isPlain ? [a * 256 + b, c * 256 + d] : null;
}

function parseIpv6(text: string): Groups | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = halves.map(groupsOf);
  if (head === null || head === undefined || tail === null) return null;
  if (tail === undefined) return head.length === 8 ? head : null;
  const missing = 8 - head.length - tail.length;
  return missing < 1 ? null : [...head, ...new Array<number>(missing).fill(0), ...tail];
}

/** The groups between colons; the last may be an IPv4 address. */
function groupsOf(text: string): number[] | null {
  if (text === '') return [];
  const groups: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    const four = index === parts.length - 1 ? parseIpv4(part) : null;
    if (four !== null) groups.push(...four);
    else if (/^[0-9a-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return null;
  }
  return groups;
}
