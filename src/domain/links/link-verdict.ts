import { parseHttpUrl } from './http-url.ts';

/** What the operator has decided about a site; `ok` for all that they have decided nothing about. */
export const LINK_VERDICTS = ['ok', 'blocked', 'suspicious', 'porn'] as const;
export type LinkVerdict = (typeof LINK_VERDICTS)[number];

/** Scheme, host and path of an http(s) address, to be shown: no query, which may name a person; empty for other texts. */
export function sanitizedUrl(url: string): string {
  const parts = parseHttpUrl(url);
  if (parts === null) return '';
  const { scheme, host, port, path } = parts;
  return `${scheme}://${host}${port === null ? '' : `:${port}`}${path || '/'}`;
}
