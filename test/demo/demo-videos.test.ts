import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LocalVideoTools } from '../../server/adapters/video/local-video-tools.ts';
import type { LocalFile } from '../../server/application/ports/media/video-files.ts';
import {
  demoPictureFile,
  demoVideoFile,
  readDemoContent,
} from '../../server/composition/demo/demo-content.ts';
import { hasListingPage } from '../../src/domain/listings/listing.ts';

const DIRECTORY = path.resolve('demo');
const { boards } = await readDemoContent(DIRECTORY);
const filmed = boards.flatMap(({ owner, pins }) =>
  pins.flatMap(({ video, ...pin }) => (video === undefined ? [] : [{ owner, pin, video }])),
);

test('the sample videos are enough for a page of their own, by several people, each on one pin', () => {
  expect(hasListingPage('videos', filmed.length)).toBe(true);
  expect(new Set(filmed.map(({ owner }) => owner)).size).toBeGreaterThanOrEqual(5);
  const used = filmed.map(({ video }) => `${video}.mp4`).sort();
  expect(readdirSync(path.join(DIRECTORY, 'videos')).sort()).toEqual(used);
});

test.each(filmed)(
  '$video is small, plays as it is, and has the shape of its poster',
  async ({ pin, video }) => {
    const file = demoVideoFile(DIRECTORY, video);
    expect(statSync(file).size).toBeLessThanOrEqual(350_000);
    const inspection = await new LocalVideoTools(null).inspect(file as LocalFile);
    if (inspection.kind !== 'video') throw new Error(inspection.kind);
    const { durationMs, width, height } = inspection.facts;
    expect(durationMs).toBeGreaterThanOrEqual(4_000);
    expect(durationMs).toBeLessThanOrEqual(10_000);

    const picture = await sharp(demoPictureFile(DIRECTORY, pin)).metadata();
    const shape = (picture.height * pin.piece.height) / (picture.width * pin.piece.width);
    expect(Math.abs(height / width - shape)).toBeLessThan(0.02);

    // H.264 with its index in front: every browser begins at once.
    const bytes = readFileSync(file);
    expect(bytes.includes('avcC')).toBe(true);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  },
);
