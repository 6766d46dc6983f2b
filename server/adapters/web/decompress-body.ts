import { once } from 'node:events';
import { Writable, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { WebRefusal } from './web-refusal.ts';

/** The requested encodings. Some servers send `deflate` unrequested. */
export const ACCEPTED_ENCODINGS = 'gzip, br, zstd';

/** The window size that a compressed body may require: 8 MB, as in browsers. */
const ZSTD_WINDOW_LOG = 23;

/**
 * Decompresses a body up to `limit` bytes. A body may expand a thousandfold, so the decompressed bytes are counted. A
 * longer one is truncated where that is allowed.
 *
 * @throws {WebRefusal} `too_large`, `not_readable`; errors of the body pass through
 */
export async function decompressBody(
  body: Readable,
  encoding: string,
  { limit, isCut, signal }: { readonly limit: number; readonly isCut: boolean; readonly signal: AbortSignal },
): Promise<Uint8Array> {
  const kind = encoding.trim().toLowerCase();
  const unpacker = kind === 'deflate' ? await inflaterFor(body, signal) : unpackerFor(kind);
  const pieces: Uint8Array[] = [];
  const full = new WebRefusal('too_large');
  let length = 0;
  const collector = new Writable({
    write(piece: Uint8Array, _encoding, done) {
      length += piece.length;
      if (length <= limit || isCut) pieces.push(piece);
      done(length > limit ? full : null);
    },
  });
  try {
    if (unpacker === null) await pipeline(body, collector, { signal });
    else await pipeline(body, unpacker, collector, { signal });
  } catch (error) {
    if (error !== full || !isCut) throw error;
  }
  return Buffer.concat(pieces).subarray(0, limit);
}

/**
 * `deflate` means a zlib stream in the standard, but some servers send raw deflate: the first byte tells them apart.
 */
async function inflaterFor(body: Readable, signal: AbortSignal): Promise<Transform> {
  // An empty body only emits `end`.
  await Promise.race([once(body, 'readable', { signal }), once(body, 'end', { signal })]);
  const first = body.read() as Uint8Array | null;
  if (first !== null) body.unshift(first);
  return ((first?.[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
}

/** Null for an uncompressed body. One layer only: there is no good reason for two. */
function unpackerFor(encoding: string): Transform | null {
  switch (encoding) {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } });
    default:
      throw new WebRefusal('not_readable');
  }
}
