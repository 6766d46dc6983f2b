/** The bytes of an address, 4 or 16; an IPv4 address inside IPv6 (`::ffff:1.2.3.4`) counts as IPv4. */
export type AddressBytes = readonly number[];

/** Parses an IPv4 or IPv6 address, also in brackets or with a zone; undefined when it is invalid. */
function parseAddress(text: string): AddressBytes | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%.*$/, '');
  if (!bare.includes(':')) return parseFour(bare);
  const bytes = parseSixteen(bare);
  return bytes !== undefined && isMappedFour(bytes) ? bytes.slice(12) : bytes;
}

/** True for addresses inside one of the ranges. */
export type AddressTest = (address: string) => boolean;

/**
 * A test for addresses and CIDR ranges (`10.0.0.0/8`, `::1`, `loopback`).
 *
 * @throws {RangeError} when one of them is invalid
 */
export function addressTest(ranges: readonly string[]): AddressTest {
  const parsed = ranges.flatMap((range) =>
    range.trim().toLowerCase() === 'loopback'
      ? [parseRange('127.0.0.0/8'), parseRange('::1/128')]
      : [parseRange(range)],
  );
  return (address) => {
    const bytes = parseAddress(address);
    return bytes !== undefined && parsed.some((range) => isInside(bytes, range));
  };
}

/** The unit of rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressGroup(address: string): string {
  const bytes = parseAddress(address);
  if (bytes === undefined) return address;
  if (bytes.length === 4) return bytes.join('.');
  return `${bytes
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}/64`;
}

type Range = { readonly bytes: AddressBytes; readonly bits: number };

function parseRange(text: string): Range {
  const [address = '', prefix] = text.trim().split('/');
  const bytes = parseAddress(address);
  const bits = prefix === undefined ? (bytes?.length ?? 0) * 8 : Number(prefix);
  if (bytes === undefined || !/^\d{1,3}$/.test(prefix ?? '0') || bits > bytes.length * 8) {
    throw new RangeError(`not an address or range: ${text}`);
  }
  return { bytes, bits };
}

function isInside(bytes: AddressBytes, range: Range): boolean {
  if (bytes.length !== range.bytes.length) return false;
  for (let index = 0; index * 8 < range.bits; index += 1) {
    const left = Math.min(8, range.bits - index * 8);
    const mask = (0xff << (8 - left)) & 0xff;
    if (((bytes[index] ?? 0) & mask) !== ((range.bytes[index] ?? 0) & mask)) return false;
  }
  return true;
}

function isMappedFour(bytes: AddressBytes): boolean {
  return bytes.slice(0, 10).every((byte) => byte === 0) && bytes[10] === 0xff && bytes[11] === 0xff;
}

function parseFour(text: string): AddressBytes | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part))) return undefined;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : undefined;
}

function parseSixteen(text: string): AddressBytes | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const head = groupsOf(halves[0] ?? '');
  const tail = groupsOf(halves[1] ?? '');
  if (head === undefined || tail === undefined) return undefined;
  const missing = 16 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 2) return undefined;
  return [...head, ...new Array<number>(missing).fill(0), ...tail];
}

function groupsOf(text: string): readonly number[] | undefined {
  if (text === '') return [];
  const bytes: number[] = [];
  const groups = text.split(':');
  for (const [index, group] of groups.entries()) {
    if (group.includes('.')) {
      const four = index === groups.length - 1 ? parseFour(group) : undefined;
      if (four === undefined) return undefined;
      bytes.push(...four);
    } else {
      if (!/^[0-9a-f]{1,4}$/i.test(group)) return undefined;
      const value = Number.parseInt(group, 16);
      bytes.push(value >> 8, value & 0xff);
    }
  }
  return bytes;
}
