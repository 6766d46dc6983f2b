import { deflateSync, crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Pictures as people send them, made on the spot. */

export type Rgb = readonly [number, number, number];

/** Smooth colours with a little noise, like a photo. */
export function photoPixels(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 7;
  for (let at = 0, y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      const noise = (seed >>> 16) % 16;
      pixels[at] = Math.round((x / width) * 220) + noise;
      pixels[at + 1] = Math.round((y / height) * 220) + noise;
      pixels[at + 2] = 90 + noise;
    }
  }
  return pixels;
}

export function photo(width: number, height: number): Sharp {
  return sharp(photoPixels(width, height), { raw: { width, height, channels: 3 } });
}

/** One colour all over. */
export function plain(width: number, height: number, [r, g, b]: Rgb, alpha?: number): Sharp {
  const channels = alpha === undefined ? 3 : 4;
  const background = alpha === undefined ? { r, g, b } : { r, g, b, alpha };
  return sharp({ create: { width, height, channels, background } });
}

/** Red, green, blue, … frames, a tenth of a second each, for ever. */
export async function animation(
  format: 'gif' | 'webp',
  options: { frames: number; width: number; height: number },
): Promise<Buffer> {
  const colors: Rgb[] = [
    [220, 20, 20],
    [20, 200, 20],
    [20, 20, 220],
  ];
  const frames = await Promise.all(
    Array.from({ length: options.frames }, (_, index) =>
      plain(options.width, options.height, colors[index % 3]!)
        .png()
        .toBuffer(),
    ),
  );
  const joined = sharp(frames, { join: { animated: true } });
  const timing = { loop: 0, delay: frames.map(() => 100) };
  return format === 'gif' ? joined.gif(timing).toBuffer() : joined.webp(timing).toBuffer();
}

/** A well-formed PNG header that promises more than there is. */
export function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A GIF of `frames` frames, each a few bytes long. */
export function gifOfFrames(frames: number, width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const frame = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0]),
    Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0]),
    Buffer.from([2, 2, 0x44, 1, 0]),
  ]);
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}

/** The first bytes of a photo from a phone. */
export function isoFile(brands: readonly string[]): Buffer {
  const [major = 'heic', ...others] = brands;
  const text = `ftyp${major}\0\0\0\0${others.join('')}`;
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length + 4);
  return Buffer.concat([length, Buffer.from(text, 'latin1'), Buffer.alloc(200)]);
}

/** The mean colour of a picture's first frame. */
export async function meanColor(bytes: Uint8Array): Promise<Rgb> {
  const { channels } = await sharp(bytes).stats();
  const [r, g, b] = channels.map(({ mean }) => Math.round(mean));
  return [r!, g!, b!];
}
