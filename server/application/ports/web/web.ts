import type { FetchedKind } from '../../../../src/domain/sources/fetch-limits.ts';

/** Why a fetch failed. */
export type WebFailure =
  /** Not a web address, or one with credentials in it. */
  | 'not_an_address'
  /** A private address, a port or scheme that is not allowed, or a redirect to one of these. */
  | 'refused'
  /** The name does not exist, or there is no HTTP response. */
  | 'unreachable'
  /** The server responded with an error status. */
  | 'bad_status'
  | 'too_many_redirects'
  | 'too_large'
  | 'too_slow'
  /** The compressed body could not be unpacked. */
  | 'not_readable';

export type WebAnswer = {
  /** The final address after all redirects. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** The `Content-Type` header; empty when it is missing. */
  readonly contentType: string;
  /** Validators for a conditional request, so that an unchanged page is not sent again. */
  readonly etag: string | null;
  readonly lastModified: string | null;
};

export type WebOutcome =
  | { readonly kind: 'fetched'; readonly answer: WebAnswer }
  | { readonly kind: 'unchanged' }
  /** A redirect to another host or port. */
  | { readonly kind: 'moved'; readonly to: string }
  | WebFailed;

export type WebFailed = {
  readonly kind: 'failed';
  readonly reason: WebFailure;
  /** The status for `bad_status`. */
  readonly status?: number;
  /** The response's `Retry-After`, in milliseconds. */
  readonly retryAfterMs?: number;
};

export type WebRequest = {
  readonly url: string;
  readonly kind: FetchedKind;
  /** A redirect to another host or port is returned as a failure, not followed. */
  readonly isHereOnly?: boolean;
  /** Validators from an earlier response. */
  readonly validators?: Pick<WebAnswer, 'etag' | 'lastModified'>;
};

/**
 * The only access to other web servers. It never rejects because of the other side, never connects to this machine or
 * its network, sends no cookies and no referrer, and respects its time and size limits. A longer robots.txt is
 * truncated.
 */
export interface WebFetcher {
  fetch(request: WebRequest): Promise<WebOutcome>;
}
