import type { PageContext } from '../core/http-app-deps.ts';

/** What the renderer must know of a request for a page. */
export type PageQuery = {
  /** Answers the page's own calls in this process, as the visitor who asks for the page. */
  readonly handler: PageContext['handler'];
  /** `https://pins.example` */
  readonly origin: string;
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  readonly nonce: string;
  /** The visitor's choice; null follows the system. */
  readonly theme: 'light' | 'dark' | null;
  /** Of the visitor, by experiment. */
  readonly groups: PageContext['groups'];
};

/** What came of a page: its document in pieces, or where to go. `to` is a path of this site. */
export type PageResult =
  | { readonly kind: 'page'; readonly html: readonly string[]; readonly noindex: boolean }
  | { readonly kind: 'not-found' | 'failed'; readonly html: readonly string[]; readonly noindex: true }
  | { readonly kind: 'moved'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'sign-in' };

/** Renders whole documents. Never rejects because of what a visitor asks for. */
export type PageRenderer = (query: PageQuery) => Promise<PageResult>;
