/** Ports of other websites that may be fetched. */
export const FETCH_PORTS: readonly number[] = [80, 443, 8080, 8443];

/** Maximum number of redirects. */
export const MAX_REDIRECTS = 5;

/** From the DNS look-up to the last byte, redirects included. */
export const FETCH_MS = 10_000;

/** Maximum bytes of an answer after decompression. A robots.txt is read up to 500 KiB (RFC 9309, 2.5). */
export const FETCH_BYTES = { page: 5_000_000, image: 20_000_000, note: 256_000, rules: 512_000 } as const;

/** Kinds of files to fetch: a page, a picture, oEmbed data, or a robots.txt. */
export type FetchedKind = keyof typeof FETCH_BYTES;
