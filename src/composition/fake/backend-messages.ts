/** What pages, their service worker and the server inside one of the pages tell each other. */
export const BACKEND_CHANNEL = 'pinakes-fake';

export type BackendRequest = {
  readonly kind: 'request';
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  /** As in a Cookie header, which requests cannot carry inside a page. */
  readonly cookie: string;
  readonly body: ArrayBuffer | null;
};

/** Throws everything away and begins with the sample content. */
export type BackendReset = { readonly kind: 'reset'; readonly id: string };

export type BackendAnswer = {
  readonly kind: 'answer';
  readonly id: string;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** Set-Cookie lines, which answers cannot carry inside a page. */
  readonly cookies: readonly string[];
  readonly body: ArrayBuffer;
};

/** A page's server has started: requests sent before may have been lost. */
export type BackendReady = { readonly kind: 'ready' };

/** The server cannot be opened. */
export type BackendFailed = { readonly kind: 'failed'; readonly reason: string };

export type BackendMessage = BackendRequest | BackendReset | BackendAnswer | BackendReady | BackendFailed;
