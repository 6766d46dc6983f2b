export type ContentCoding = 'zstd' | 'br' | 'gzip';

/** Makes bodies smaller. Small ones at once, large ones away from the thread that serves requests. */
export interface Compressor {
  compress(
    bytes: Uint8Array<ArrayBuffer>,
    coding: ContentCoding,
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

/** The body as the client wants it. */
export async function packed(
  bytes: Uint8Array<ArrayBuffer>,
  acceptEncoding: string | null,
  compressor: Compressor,
): Promise<Packed> {
  const coding = bytes.byteLength < MIN_BYTES ? null : acceptedCoding(acceptEncoding);
  if (coding === null) return { bytes, coding: null };
  return { bytes: await compressor.compress(bytes, coding), coding };
}
