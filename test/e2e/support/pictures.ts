import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** A file as a person would choose, drop or paste it. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Real photos, 600 × 800, 900 × 600 and 720 × 720 px: see test/e2e/photos/README.md. */
export const PHOTOS = ['seeding.jpg', 'umang.jpg', 'picos-de-europa.jpg'] as const;

export async function aPhoto(name: (typeof PHOTOS)[number]): Promise<PictureFile> {
  const buffer = await readFile(path.join(import.meta.dirname, '..', 'photos', name));
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Proportions that a wall may hold, width and height in px. */
const SHAPES = [
  [240, 320],
  [240, 240],
  [320, 210],
  [240, 430],
  [300, 400],
] as const;

/** A small colourful JPEG; every `seed` gives another picture, its proportions vary too. */
export async function aPicture(seed: number): Promise<PictureFile> {
  const [width, height] = SHAPES[seed % SHAPES.length]!;
  const hue = (seed * 47) % 360;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g" x2="1" y2="1">
      <stop stop-color="hsl(${hue} 60% 40%)"/><stop offset="1" stop-color="hsl(${hue + 80} 70% 70%)"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="${40 + (seed % 97)}" cy="${60 + (seed % 53)}" r="${20 + (seed % 31)}" fill="#fff8"/>
  </svg>`;
  const buffer = await sharp(Buffer.from(drawing)).jpeg({ quality: 60 }).toBuffer();
  return { name: `picture-${seed}.jpg`, mimeType: 'image/jpeg', buffer };
}
