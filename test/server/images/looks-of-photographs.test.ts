import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { duplicateLevel, MIN_QUALITY } from '../../../src/domain/looks/duplicate-level.ts';
import { likeness } from '../../../src/domain/looks/likeness.ts';
import {
  FEATURE_VALUES,
  WINDOW_COUNT,
  type PictureLooksWithWindows,
} from '../../../src/domain/looks/picture-looks.ts';
import { readLooks } from '../../../server/adapters/images/read-looks.ts';

const NAMES = [
  'aitzgorri',
  'friends',
  'life',
  'picosdeeuropa',
  'picture-0b',
  'picture-1a',
  'seeding',
  'sunset',
  'umang',
  'wine',
];

type Photo = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly looks: PictureLooksWithWindows;
};

let photos: readonly Photo[];
beforeAll(async () => {
  photos = await Promise.all(
    NAMES.map(async (name) => {
      const bytes = await sharp(await readFile(`demo/pictures/${name}.webp`))
        .resize(900, 900, { fit: 'inside' })
        .jpeg({ quality: 92 })
        .toBuffer();
      const { width, height } = await sharp(bytes).metadata();
      return { name, bytes, width, height, looks: await readLooks(bytes, null) };
    }),
  );
}, 60_000);

const EDITS: Readonly<Record<string, (photo: Photo) => Sharp>> = {
  smaller: ({ bytes }) => sharp(bytes).resize(236).webp({ quality: 78 }),
  'compressed hard': ({ bytes }) => sharp(bytes).jpeg({ quality: 20 }),
  'brighter and more colourful': ({ bytes }) =>
    sharp(bytes).modulate({ brightness: 1.2, saturation: 1.3 }).jpeg(),
  grey: ({ bytes }) => sharp(bytes).grayscale().jpeg(),
  blurred: ({ bytes }) => sharp(bytes).blur(3).jpeg(),
  'without its edge': ({ bytes, width, height }) =>
    sharp(bytes)
      .extract({
        left: Math.round(width * 0.02),
        top: Math.round(height * 0.02),
        width: Math.floor(width * 0.96),
        height: Math.floor(height * 0.96),
      })
      .jpeg(),
  'in a white frame': ({ bytes }) =>
    sharp(bytes).extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#fff' }).jpeg(),
  'above a bar': ({ bytes }) => sharp(bytes).extend({ bottom: 150, background: '#fff' }).jpeg(),
};

const ORIENTATIONS: Readonly<Record<string, (photo: Photo) => Sharp>> = Object.fromEntries(
  [0, 90, 180, 270].flatMap((angle) =>
    [false, true].map((mirrored) => [
      `rotated by ${angle}${mirrored ? ', mirrored' : ''}`,
      ({ bytes }: Photo) => sharp(bytes).rotate(angle).flop(mirrored).jpeg(),
    ]),
  ),
);

test('a photograph is found again over edits and orientations, and none is taken for another one', async () => {
  const textured = photos.filter(({ looks }) => looks.quality >= MIN_QUALITY);
  const missed: string[] = [];
  let tried = 0;
  for (const [edit, change] of Object.entries({ ...EDITS, ...ORIENTATIONS }))
    for (const photo of textured) {
      const edited = await readLooks(await change(photo).toBuffer(), null);
      tried += 1;
      for (const other of photos) {
        const isFound = duplicateLevel(edited, other.looks) !== 'different';
        if (other === photo && !isFound) missed.push(`${photo.name} ${edit}`);
        if (other !== photo) expect(isFound, `${photo.name} ${edit} is taken for ${other.name}`).toBe(false);
      }
    }
  expect(textured.length).toBeGreaterThan(5);
  expect(missed.length / tried, missed.join(', ')).toBeLessThanOrEqual(0.05);
}, 120_000);

test('a quarter of a photograph finds the photograph', async () => {
  const corners = [0, 0.17, 0.31, 0.5];
  const missed: string[] = [];
  for (const photo of photos)
    for (const [at, left] of corners.entries()) {
      const area = { left, top: corners[(at + 2) % 4]!, width: 0.5, height: 0.5 };
      const part = await readLooks(photo.bytes, area);
      const [best] = photos
        .map((other) => ({ other, score: bestOf(part, other.looks) }))
        .sort((one, two) => two.score - one.score);
      if (best!.other !== photo) missed.push(`${photo.name} ${left}`);
    }
  expect(missed.length / (photos.length * corners.length), missed.join(', ')).toBeLessThanOrEqual(0.1);
}, 60_000);

function bestOf({ features }: PictureLooksWithWindows, other: PictureLooksWithWindows): number {
  const parts = Array.from({ length: WINDOW_COUNT }, (_, at) =>
    likeness(features, other.windows, 0, at * FEATURE_VALUES),
  );
  return Math.max(likeness(features, other.features), ...parts);
}
