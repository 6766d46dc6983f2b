import { SHARE_PATH } from '../offline/install-addresses.ts';

/** Where the browser keeps what was shared, and under which addresses. */
export const SHARED_CACHE = 'pinakes-shared';

/** How long what was shared waits to be taken up: long enough to log in, or to sign up, first. */
const WAITS_MS = 3_600_000;

/** The name of something that was shared now. `chance`: what nobody else can guess. */
export function sharedId(now: number, chance: string): string {
  return `${now.toString(36)}-${chance}`;
}

/** True for what nobody has taken up in time, and for names that are none. */
export function isSharedOver(id: string, now: number): boolean {
  const at = /^[0-9a-z]+-[0-9a-z-]+$/.test(id) ? Number.parseInt(id, 36) : Number.NaN;
  return !(Math.abs(now - at) <= WAITS_MS);
}

/** The address under which it is kept; nobody answers it but this browser. */
export function sharedAddress(id: string): string {
  return SHARE_PATH + id;
}

/** The name of what is kept at an address. */
export function sharedIdOf(pathname: string): string {
  return pathname.startsWith(SHARE_PATH) ? pathname.slice(SHARE_PATH.length) : '';
}
