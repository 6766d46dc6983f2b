import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** Up to this size compressing takes less time than handing the work to another thread costs. */
const AT_ONCE_BYTES = 256 * 1024;

const brotli = promisify<Uint8Array, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const zstd = promisify<Uint8Array, zlib.ZstdOptions, Buffer>(zlib.zstdCompress);
const gzip = promisify<Uint8Array, zlib.ZlibOptions, Buffer>(zlib.gzip);

// Levels by measurement: the defaults take a hundred times as long for a few percent.
const ZSTD: zlib.ZstdOptions = { params: { [zlib.constants.ZSTD_c_compressionLevel]: 3 } };
const BROTLI: zlib.BrotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP: zlib.ZlibOptions = { level: 4 };

/** Compresses bodies with what Node brings along. */
export class NodeCompressor {
  compress(
    bytes: Uint8Array<ArrayBuffer>,
    coding: 'zstd' | 'br' | 'gzip',
  ): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> {
    const isSmall = bytes.byteLength <= AT_ONCE_BYTES;
    switch (coding) {
      case 'zstd':
        return isSmall ? zlib.zstdCompressSync(bytes, ZSTD) : zstd(bytes, ZSTD).then(copied);
      case 'br':
        return isSmall ? zlib.brotliCompressSync(bytes, BROTLI) : brotli(bytes, BROTLI).then(copied);
      case 'gzip':
        return isSmall ? zlib.gzipSync(bytes, GZIP) : gzip(bytes, GZIP).then(copied);
    }
  }
}

function copied(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
