/** Ports on which websites of others are asked. */
export const FETCH_PORTS: readonly number[] = [80, 443, 8080, 8443];

/** Redirects that are followed. */
export const MAX_REDIRECTS = 5;

/** From the first look-up of a name to the last byte, redirects included. */
export const FETCH_MS = 10_000;

/** Bytes of an answer once it is unpacked. */
export const FETCH_BYTES = { page: 5_000_000, image: 20_000_000, note: 256_000 } as const;

/** What is fetched: a page, a picture, or a small text beside a page. */
export type FetchedKind = keyof typeof FETCH_BYTES;
