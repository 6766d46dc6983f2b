import { SHARE_PATH } from '../offline/install-addresses.ts';
import type { NameIn } from '../storage/stored-data.ts';

/** Cache of shared content in the browser, and its addresses. */
export const SHARED_CACHE = 'pinakes-shared' satisfies NameIn<'cache'>;

/** Lifetime of shared content, ms: long enough for a log-in or a sign-up. */
const WAITS_MS = 3_600_000;

/** An id for content shared now. `chance`: random text that cannot be guessed. */
export function sharedId(now: number, chance: string): string {
  return `${now.toString(36)}-${chance}`;
}

/** True for expired ids, and for invalid ones. */
export function isSharedOver(id: string, now: number): boolean {
  const at = /^[0-9a-z]+-[0-9a-z-]+$/.test(id) ? Number.parseInt(id, 36) : Number.NaN;
  return !(Math.abs(now - at) <= WAITS_MS);
}

/** The cache address of an id; only the service worker serves it. */
export function sharedAddress(id: string): string {
  return SHARE_PATH + id;
}

/** The page that creates a pin of it. Written out: the service worker would need the table of all routes for it. */
export function sharedItemPage(id: string): string {
  return `/pin/create/?shared=${id}`;
}

/** The id of a cache address. */
export function sharedIdOf(pathname: string): string {
  return pathname.startsWith(SHARE_PATH) ? pathname.slice(SHARE_PATH.length) : '';
}
