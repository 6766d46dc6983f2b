import { readFile } from 'node:fs/promises';
import type { ByteSource } from '../../../server/adapters/video/byte-source.ts';

export function sampleVideo(name: 'small' | 'captioned' | 'turned' | 'fragments'): Promise<Buffer> {
  return readFile(new URL(`./samples/${name}.mp4`, import.meta.url));
}

export function sourceOf(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.byteLength,
    read: (offset, length) => Promise.resolve(bytes.slice(offset, offset + length)),
  };
}

/** A box of an MP4 file, made by hand. */
export function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

export const FTYP = box('ftyp', Buffer.from('isom\0\0\x02\0isommp41', 'latin1'));
