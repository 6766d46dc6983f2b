import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { NodeCompressor } from '../../../server/adapters/node/node-compression.ts';

const OPENED = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync };
const CODINGS = ['gzip', 'br', 'zstd'] as const;

/** As much that an answer of that size is compressed at once, and away from this thread. */
const SIZES = [10, 200_000, 3_000_000];

const EVERY = CODINGS.flatMap((coding) =>
  SIZES.flatMap((size) => (['data', 'page'] as const).map((content) => [coding, size, content] as const)),
);

test.each(EVERY)(
  '%s: %d bytes of a %s come back as they were, whatever is written over them meanwhile',
  async (coding, size, content) => {
    const bytes = new Uint8Array(randomBytes(size));
    const before = bytes.slice();
    const compressing = new NodeCompressor().compress(bytes, coding, content);
    bytes.fill(0);
    expect(OPENED[coding](await compressing).equals(before)).toBe(true);
  },
);
