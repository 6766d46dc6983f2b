import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** The longer side, in pixels. */
const LONGER_SIDE = 960;
const GROUND = [0x5f, 0x5f, 0x5f];
const SIGN = [0xe9, 0xe9, 0xe9];

/** A PNG with the aspect ratio of a video that cannot be decoded: a play sign on grey. */
export function neutralPoster({ width, height }: { width: number; height: number }): Uint8Array {
  const scale = LONGER_SIDE / Math.max(width, height);
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(w, 0);
  head.writeUInt32BE(h, 4);
  head.set([1, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from([...GROUND, ...SIGN])),
    chunk('IDAT', deflateSync(rows(w, h))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One bit per pixel, and a byte before each row. */
function rows(w: number, h: number): Buffer {
  const rowBytes = Math.ceil(w / 8) + 1;
  const bytes = Buffer.alloc(rowBytes * h);
  const half = Math.min(w, h) / 8;
  for (let y = Math.ceil(h / 2 - half); y <= h / 2 + half; y += 1) {
    const reach = 2 * (half - Math.abs(y - h / 2));
    for (let x = Math.ceil(w / 2 - half); x < w / 2 - half + reach; x += 1) {
      const at = y * rowBytes + 1 + (x >> 3);
      bytes.writeUInt8(bytes.readUInt8(at) | (0x80 >> (x & 7)), at);
    }
  }
  return bytes;
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
