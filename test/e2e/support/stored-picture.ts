import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A part of a picture, in its pixels. */
export interface Part {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Pixels that may differ in each part, and how far a colour may be off before its pixel differs (0 to 1). */
const PIXELS_OFF = 12;
const COLOR_OFF = 0.12;

/**
 * What a screenshot does not have in common with the picture that is stored under a name: the parts that differ, or that
 * its size is another. With `ACCEPT_PICTURES` in the environment it takes the place of the stored one.
 */
export async function differencesFrom(
  folder: string,
  name: string,
  shot: Buffer,
  parts: readonly Part[],
): Promise<readonly string[]> {
  const file = path.join(folder, `${name}.webp`);
  if (process.env['ACCEPT_PICTURES']) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, await sharp(shot).webp({ nearLossless: true, quality: 40, effort: 6 }).toBuffer());
    return [];
  }
  const [stored, seen] = [await pixelsOf(await readFile(file)), await pixelsOf(shot)];
  if (stored.width !== seen.width || stored.height !== seen.height)
    return [`${sizeOf(seen)} instead of ${sizeOf(stored)}`];
  const difference: Pixels = { ...seen, data: Buffer.alloc(seen.data.length) };
  const options = { threshold: COLOR_OFF, diffMask: true };
  if (pixelmatch(stored.data, seen.data, difference.data, seen.width, seen.height, options) === 0) return [];
  const off = parts.filter((part) => countIn(difference, part) > PIXELS_OFF).map(({ name }) => name);
  if (off.length > 0) await saveFor(name, shot, difference);
  return off;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const sizeOf = ({ width, height }: Pixels) => `${width} × ${height}`;

/** How many pixels of a part a mask marks. */
function countIn({ data, width, height }: Pixels, { left, top, right, bottom }: Part): number {
  let count = 0;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x += 1)
      if (data[(y * width + x) * 4 + 3] !== 0) count += 1;
  return count;
}

/** Saves what was seen, and what differs, to test-results/. */
async function saveFor(name: string, shot: Buffer, { data, width, height }: Pixels): Promise<void> {
  const folder = path.resolve('test-results');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.png`), shot);
  await sharp(data, { raw: { width, height, channels: 4 } }).toFile(path.join(folder, `${name}-differs.png`));
}
