import type { FileHandle } from 'node:fs/promises';
import type { ByteSource } from './byte-source.ts';

/** An open file. */
export async function byteSourceOf(file: FileHandle): Promise<ByteSource> {
  const { size } = await file.stat();
  return {
    size,
    async read(offset, length) {
      const byteLength = Math.max(0, Math.min(length, size - offset));
      const buffer = new Uint8Array(byteLength);
      let got = 0;
      while (got < byteLength) {
        const { bytesRead } = await file.read(buffer, got, byteLength - got, offset + got);
        if (bytesRead === 0) break;
        got += bytesRead;
      }
      return buffer.subarray(0, got);
    },
  };
}
