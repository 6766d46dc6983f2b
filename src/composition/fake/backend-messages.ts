/** The messages between pages, their service worker and the server inside one of the pages. */
export const BACKEND_CHANNEL = 'pinakes-fake';

export type BackendRequest = {
  readonly kind: 'request';
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  /** The value of a Cookie header, which scripts cannot set on requests. */
  readonly cookie: string;
  readonly body: ArrayBuffer | null;
};

/** Deletes everything and starts again with the sample content. Answered with 503 if that cannot be loaded; nothing is then deleted. */
export type BackendReset = { readonly kind: 'reset'; readonly id: string };

/** The stored data are deleted: every window starts again. */
export type BackendWasReset = { readonly kind: 'was-reset' };

export type BackendAnswer = {
  readonly kind: 'answer';
  readonly id: string;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** Set-Cookie lines, which scripts cannot read from responses. */
  readonly cookies: readonly string[];
  readonly body: ArrayBuffer;
};

/** A page's server has started: requests sent before may have been lost. */
export type BackendReady = { readonly kind: 'ready' };

/** The server could not be started. */
export type BackendFailed = { readonly kind: 'failed'; readonly reason: string };

export type BackendMessage =
  BackendRequest | BackendReset | BackendWasReset | BackendAnswer | BackendReady | BackendFailed;
