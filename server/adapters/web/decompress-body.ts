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

/** The ways of packing that are asked for. Some pack by `deflate` unasked. */
export const ACCEPTED_ENCODINGS = 'gzip, br, zstd';

/** Memory that a packed body may make us hold: 8 MB, as browsers allow. */
const ZSTD_WINDOW_LOG = 23;

/**
 * Everything of a body, unpacked, as long as it stays within `limit` bytes: what is packed may be a thousand times
 * smaller, so it is counted afterwards. What is more is left out where it may be cut.
 *
 * @throws {WebRefusal} `too_large`, `not_readable`; whatever ended the body too early
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

/** By this name some send what the standard says, a zlib stream, and some the bare thing: the first byte tells. */
async function inflaterFor(body: Readable, signal: AbortSignal): Promise<Transform> {
  // Of an empty one only the end is told.
  await Promise.race([once(body, 'readable', { signal }), once(body, 'end', { signal })]);
  const first = body.read() as Uint8Array | null;
  if (first !== null) body.unshift(first);
  return ((first?.[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
}

/** Null for what is not packed. One layer only: nobody packs twice for a good reason. */
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
