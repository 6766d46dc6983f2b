import { SHARE_PATH } from './install-addresses.ts';

/** The properties of a request that determine the strategy. */
export type FetchedRequest = {
  readonly method: string;
  /** True for addresses of this site. */
  readonly isOwn: boolean;
  readonly pathname: string;
  /** True for the navigation of a window. */
  readonly isNavigation: boolean;
  /** True for requests of a part of a file. */
  readonly hasRange: boolean;
  /** True for a request that outlives its page. */
  readonly isKeptAlive: boolean;
  /** True if a page of another site is known to have sent it. */
  readonly isFromElsewhere: boolean;
};

/**
 * How the service worker answers a request.
 * - `server`: network only; nothing is read from or written to the cache.
 * - `page`: network first; without a connection the offline page.
 * - `file`: cache first, for the app's own files; otherwise the network.
 * - `counts`: network; what did not arrive is sent again, also when its page is gone.
 * - `share`: this browser alone; stores the content that another app shares for the creation page.
 */
export type FetchStrategy = 'server' | 'page' | 'file' | 'counts' | 'share';

/** What they count has an id and counts once, and says nothing about the person. */
const COUNTING_PATHS: readonly string[] = ['/v3/counters/', '/v3/offsite/'];
/** A built file: its name ends in a hash of its content, so it never changes. */
const BUILT_FILE = /^\/static\/[^/]+-(?:[0-9A-Z]{8}|[0-9a-f]{8})\.\w+$/;

/** Only responses that are the same for everybody are cached: no page, no answer to a call, no write. */
export function fetchStrategy(asked: FetchedRequest): FetchStrategy {
  const { method, isOwn, pathname, isNavigation, hasRange, isKeptAlive } = asked;
  if (!isOwn) return 'server';
  if (method === 'POST' && isShare(asked)) return 'share';
  if (method === 'POST' && isKeptAlive && COUNTING_PATHS.includes(pathname)) return 'counts';
  if (method !== 'GET' || hasRange) return 'server';
  if (isNavigation) return 'page';
  return BUILT_FILE.test(pathname) ? 'file' : 'server';
}

/** A share from the system has no initiating page. */
function isShare({ isNavigation, isFromElsewhere, pathname }: FetchedRequest): boolean {
  return isNavigation && !isFromElsewhere && `${pathname.replace(/\/$/, '')}/` === SHARE_PATH;
}
