/** A picture in the page, often in several sizes, with or without a `width` in pixels. */
export interface PictureMention {
  readonly candidates: readonly { readonly address: string; readonly width: number | null }[];
  readonly width: number | null;
  readonly height: number | null;
  readonly text: string;
  /** Addresses of the same picture in other sizes; other candidates may be placeholders for lazy loading. */
  readonly sizes: readonly string[];
}

export interface PageLink {
  /** Keywords in lower case. */
  readonly rel: string;
  readonly href: string;
  readonly type: string;
  readonly sizes: string;
}

/** Everything in a page that may describe it, unchanged and in page order. */
export interface PageStatements {
  /** The address of the page after redirects. */
  readonly url: string;
  readonly base: string | null;
  readonly title: string;
  /** Keyed by `property` or `name` in lower case; `itemprop:…` holds values of `itemprop` about the page itself. */
  readonly metas: readonly { readonly name: string; readonly content: string }[];
  readonly links: readonly PageLink[];
  readonly pictures: readonly PictureMention[];
  /** Parsed JSON-LD, and microdata in the same form. It is not validated. */
  readonly things: readonly unknown[];
}

/** Limits for reading a page; real pages stay below them. */
export const STATEMENT_LIMITS = {
  depth: 512,
  metas: 500,
  links: 500,
  pictures: 1_000,
  things: 200,
  /** Characters of all JSON-LD together. */
  json: 1_000_000,
  /** Characters of a value. */
  text: 20_000,
} as const;
