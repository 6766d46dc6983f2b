import { SHARE_PATH } from './install-addresses.ts';

/** The properties of a request on which the strategy depends. */
export type FetchedRequest = {
  readonly method: string;
  /** True for addresses of this site. */
  readonly isOwn: boolean;
  readonly pathname: string;
  /** A document that is to be shown in a window. */
  readonly isNavigation: boolean;
  /** Asks for a part of a file only. */
  readonly hasRange: boolean;
  /** A page of another site is known to have sent it. */
  readonly isFromElsewhere: boolean;
};

/**
 * Who answers a request.
 * - `server`: the server alone; nothing is looked at and nothing is kept.
 * - `page`: the server; without a connection the offline page.
 * - `file`: what was kept of the app's own files, else the server.
 * - `share`: nobody but this browser: what another app hands over is kept for the creation page.
 */
export type FetchStrategy = 'server' | 'page' | 'file' | 'share';

/** A built file: its name ends in a hash of its content, so it never changes. */
const BUILT_FILE = /^\/static\/[^/]+-(?:[0-9A-Z]{8}|[0-9a-f]{8})\.\w+$/;

/** Only what is the same for everybody is ever kept: no page, no answer to a call, no write. */
export function fetchStrategy(asked: FetchedRequest): FetchStrategy {
  const { method, isOwn, pathname, isNavigation, hasRange } = asked;
  if (!isOwn) return 'server';
  if (method === 'POST') return isShare(asked) ? 'share' : 'server';
  if (method !== 'GET' || hasRange) return 'server';
  if (isNavigation) return 'page';
  return BUILT_FILE.test(pathname) ? 'file' : 'server';
}

/** The system hands over in the name of no page. */
function isShare({ isNavigation, isFromElsewhere, pathname }: FetchedRequest): boolean {
  return isNavigation && !isFromElsewhere && `${pathname.replace(/\/$/, '')}/` === SHARE_PATH;
}
