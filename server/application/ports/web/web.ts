import type { FetchedKind } from '../../../../src/domain/sources/fetch-limits.ts';

/** Why nothing came. */
export type WebFailure =
  /** No address of the web, or one with a name and password in it. */
  | 'not_an_address'
  /** A private address, a port or scheme that is none of ours, or a redirect to such a place. */
  | 'refused'
  /** The name does not exist, or nobody answers, or not in HTTP. */
  | 'unreachable'
  /** It answered that it has nothing for us. */
  | 'bad_status'
  | 'too_many_redirects'
  | 'too_large'
  | 'too_slow'
  /** Packed in a way that cannot be unpacked. */
  | 'not_readable';

export type WebAnswer = {
  /** Where it came from, after all redirects. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** As the other side says; empty when it says nothing. */
  readonly contentType: string;
  /** What to ask with the next time, so that nothing comes when nothing has changed. */
  readonly etag: string | null;
  readonly lastModified: string | null;
};

export type WebOutcome =
  | { readonly kind: 'fetched'; readonly answer: WebAnswer }
  | { readonly kind: 'unchanged' }
  /** It is at another host or port. */
  | { readonly kind: 'moved'; readonly to: string }
  | WebFailed;

export type WebFailed = {
  readonly kind: 'failed';
  readonly reason: WebFailure;
  /** Of the answer for `bad_status`. */
  readonly status?: number;
  /** How long to stay away, as that answer says, in milliseconds. */
  readonly retryAfterMs?: number;
};

export type WebRequest = {
  readonly url: string;
  readonly wanted: FetchedKind;
  /** A redirect to another host or port is told, not followed. */
  readonly isHereOnly?: boolean;
  /** What an earlier answer said of itself. */
  readonly known?: Pick<WebAnswer, 'etag' | 'lastModified'>;
};

/**
 * The only way to what others have on the web. It never rejects for anything that the other side does, never reaches
 * this machine or its network, sends no cookies and no referrer, and ends within the time and size of its limits. Of
 * rules for machines that are larger the beginning comes.
 */
export interface WebFetcher {
  fetch(request: WebRequest): Promise<WebOutcome>;
}
