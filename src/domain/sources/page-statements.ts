/** A picture as a page shows it: often in several sizes, of which `width` pixels are told or not. */
export interface PictureMention {
  readonly candidates: readonly { readonly address: string; readonly width: number | null }[];
  readonly width: number | null;
  readonly height: number | null;
  readonly text: string;
  /** Those of the candidates that are the same picture in other sizes; the rest may stand there until it comes. */
  readonly sizes: readonly string[];
}

export interface PageLink {
  /** Words in lower case. */
  readonly rel: string;
  readonly href: string;
  readonly type: string;
  readonly sizes: string;
}

/** What stands in a page that may tell something about it, in the order of the page and as it stands there. */
export interface PageStatements {
  /** Where the page was, after redirects. */
  readonly url: string;
  readonly base: string | null;
  readonly title: string;
  /** By `property` or `name`, in lower case; by `itemprop:…` what `itemprop` says of the page itself. */
  readonly metas: readonly { readonly name: string; readonly content: string }[];
  readonly links: readonly PageLink[];
  readonly pictures: readonly PictureMention[];
  /** JSON-LD as parsed, microdata in the same form. Nobody has checked anything of it. */
  readonly things: readonly unknown[];
}

/** How far a page is read: more of it would tell nobody more. */
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
