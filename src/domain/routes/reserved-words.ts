import { ROUTE_ADDRESSES } from './internal/route-address.ts';

/** First segments that the server handles itself, and words that would be misleading as a name. */
const OTHER_RESERVED_WORDS = [
  ...['about', 'help', 'login', 'search', 'settings', 'terms', 'privacy', 'admin', 'account', 'me'],
  ...['api', 'v3', 'vx', 'v5', 'resource', '_ngjs', 'healthz', 'readyz', 'metrics'],
  ...['static', 'media', 'assets', 'upload-image', 'media-upload', 'share-target', 'sitemaps'],
  ...['s', 'url_shortener', 'embed', 'oembed', 'null', 'undefined'],
  // Addresses below such a segment are classified by the segment.
  ...['sent', 'feedback'],
];

const RESERVED_WORDS: ReadonlySet<string> = new Set([
  ...ROUTE_ADDRESSES.flatMap(({ segments: [first] }) => (first?.type === 'literal' ? [first.text] : [])),
  ...OTHER_RESERVED_WORDS,
]);

/** A first path segment that is never a username. Names with a dot are files such as `robots.txt`. */
export function isReservedName(name: string): boolean {
  return name.includes('.') || RESERVED_WORDS.has(name.toLowerCase());
}

export const MIN_USERNAME_LENGTH = 3;
export const MAX_USERNAME_LENGTH = 30;

export type UsernameProblem = 'too-short' | 'too-long' | 'first-not-letter' | 'wrong-character' | 'reserved';

/** Why a username is not allowed, or `undefined`. Names are case-insensitive. */
export function usernameProblem(name: string): UsernameProblem | undefined {
  if (name.length < MIN_USERNAME_LENGTH) return 'too-short';
  if (name.length > MAX_USERNAME_LENGTH) return 'too-long';
  if (!/^[a-z]/i.test(name)) return 'first-not-letter';
  if (!/^[a-z0-9_]+$/i.test(name)) return 'wrong-character';
  return isReservedName(name) ? 'reserved' : undefined;
}
