import { isoFile } from './sample-pictures.ts';

function box(type: string, ...content: Uint8Array[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + content.reduce((sum, part) => sum + part.length, 0));
  return Buffer.concat([length, Buffer.from(type, 'latin1'), ...content]);
}

function sizeBox([width, height]: readonly [number, number]): Buffer {
  const content = Buffer.alloc(12);
  content.writeUInt32BE(width, 4);
  content.writeUInt32BE(height, 8);
  return box('ispe', content);
}

/** A HEIC that tells these sizes and holds no pixels. */
export function heifThatClaims(...sizes: readonly (readonly [number, number])[]): Buffer {
  const inside = box('iprp', box('ipco', box('hvcC', Buffer.alloc(20)), ...sizes.map(sizeBox)));
  const start = isoFile(['heic', 'mif1', 'heic']);
  return Buffer.concat([start.subarray(0, start.readUInt32BE()), box('meta', Buffer.alloc(4), inside)]);
}
