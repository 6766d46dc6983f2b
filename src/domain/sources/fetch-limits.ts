/** Ports on which websites of others are asked. */
export const FETCH_PORTS: readonly number[] = [80, 443, 8080, 8443];

/** Redirects that are followed. */
export const MAX_REDIRECTS = 5;

/** From the first look-up of a name to the last byte, redirects included. */
export const FETCH_MS = 10_000;

/** Bytes of an answer once it is unpacked. Of rules 500 KiB are to be read (RFC 9309, 2.5), and no more are. */
export const FETCH_BYTES = { page: 5_000_000, image: 20_000_000, note: 256_000, rules: 512_000 } as const;

/** What is fetched: a page, a picture, a small text beside a page, or a site's rules for machines. */
export type FetchedKind = keyof typeof FETCH_BYTES;
