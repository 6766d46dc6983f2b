import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { KnownContent } from '../../application/ports/media/media-shelf.ts';

const CHUNK_BYTES = 256 * 1024;

/** Reads the file once for its hash; opened, its content is a stream. */
export async function contentOfFile(file: string): Promise<KnownContent> {
  const { size } = await stat(file);
  const read = () => createReadStream(file, { highWaterMark: CHUNK_BYTES });
  const hash = createHash('sha256');
  for await (const chunk of read()) hash.update(chunk as Uint8Array);
  return { byteLength: size, sha256: hash.digest('hex'), open: read };
}
