export type ContentCoding = 'zstd' | 'br' | 'gzip';

/** Data are read by programs, many times a page; a page is waited for by a person. */
export type Content = 'data' | 'page';

/** Makes bodies smaller. Small ones at once, large ones away from the thread that serves requests. */
export interface Compressor {
  /** The bytes may change as soon as this returns, also when the result is still to come. */
  compress(
    bytes: Uint8Array<ArrayBuffer>,
    coding: ContentCoding,
    content: Content,
  ): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

const PREFERENCE: readonly ContentCoding[] = ['zstd', 'br', 'gzip'];
/** Below this a packet is a packet. */
const MIN_BYTES = 1_000;

export type Packed = { readonly bytes: Uint8Array<ArrayBuffer>; readonly coding: ContentCoding | null };

/** The best coding that the client accepts; null for none. */
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

/** The body as the client wants it, in memory of its own: `bytes` may change as soon as this returns. */
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
