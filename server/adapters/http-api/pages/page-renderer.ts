import type { PageContext } from '../core/http-app-deps.ts';

/** The request data that the renderer needs. */
export type PageQuery = {
  /** Runs the page's calls in this process for the visitor of the page. */
  readonly handler: PageContext['handler'];
  /** `https://pins.example` */
  readonly origin: string;
  readonly pathname: string;
  /** Including the `?`, or empty. */
  readonly search: string;
  readonly nonce: string;
  readonly locale: PageContext['locale'];
  /** The visitor's choice; null follows the system. */
  readonly theme: 'light' | 'dark' | null;
  /** The visitor's groups, by experiment. */
  readonly groups: PageContext['groups'];
};

/** The result of rendering: the document in pieces, or a redirect. `to` is a path of this site. */
export type PageResult =
  | { readonly kind: 'page'; readonly html: readonly string[]; readonly noindex: boolean }
  | { readonly kind: 'not-found' | 'failed'; readonly html: readonly string[]; readonly noindex: true }
  | { readonly kind: 'moved'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'sign-in' };

/** Renders complete documents. Never rejects because of the visitor's input. */
export type PageRenderer = (query: PageQuery) => Promise<PageResult>;
