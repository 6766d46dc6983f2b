import { Writable, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib';
import { WebRefusal } from './web-refusal.ts';

/** The ways of packing that are asked for. */
export const ACCEPTED_ENCODINGS = 'gzip, br, zstd';

/** Memory that a packed body may make us hold: 8 MB, as browsers allow. */
const ZSTD_WINDOW_LOG = 23;

/**
 * Everything of a body, unpacked, as long as it stays within `limit` bytes: what is packed may be a thousand times
 * smaller, so it is counted afterwards.
 *
 * @throws {WebRefusal} `too_large`, `not_readable`; whatever ended the body too early
 */
export async function unpackedBody(
  body: Readable,
  encoding: string,
  { limit, signal }: { readonly limit: number; readonly signal: AbortSignal },
): Promise<Uint8Array> {
  const unpacker = unpackerFor(encoding.trim().toLowerCase());
  const pieces: Uint8Array[] = [];
  let length = 0;
  const collector = new Writable({
    write(piece: Uint8Array, _encoding, done) {
      length += piece.length;
      if (length > limit) return done(new WebRefusal('too_large'));
      pieces.push(piece);
      done();
    },
  });
  if (unpacker === null) await pipeline(body, collector, { signal });
  else await pipeline(body, unpacker, collector, { signal });
  return Buffer.concat(pieces);
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
