export type ContentCoding = 'zstd' | 'br' | 'gzip';

/** A `page` gets a higher compression level than `data`: it is requested less often, and also on slow connections. */
export type Content = 'data' | 'page';

/** Compresses bodies: small ones synchronously, large ones outside the request thread. */
export interface Compressor {
  /** Copies `bytes` before it returns, so the caller may reuse them while the result is pending. */
  compress(
    bytes: Uint8Array<ArrayBuffer>,
    coding: ContentCoding,
    content: Content,
  ): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

const PREFERENCE: readonly ContentCoding[] = ['zstd', 'br', 'gzip'];
/** Smaller bodies fit into one packet, so compression would not help. */
const MIN_BYTES = 1_000;

export type Packed = { readonly bytes: Uint8Array<ArrayBuffer>; readonly coding: ContentCoding | null };

/** The best encoding that the client accepts; null for none. */
function acceptedCoding(acceptEncoding: string | null): ContentCoding | null {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  );
  return PREFERENCE.find((coding) => accepted.has(coding)) ?? null;
}

/** The encoded body in a new buffer; `bytes` may be reused when the function returns. */
export async function packed(
  bytes: Uint8Array<ArrayBuffer>,
  acceptEncoding: string | null,
  compressor: Compressor,
  content: Content,
): Promise<Packed> {
  const coding = bytes.byteLength < MIN_BYTES ? null : acceptedCoding(acceptEncoding);
  if (coding === null) return { bytes: bytes.slice(), coding: null };
  return { bytes: await compressor.compress(bytes, coding, content), coding };
}
