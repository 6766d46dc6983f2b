import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { SharpPictureProcessor } from '../../../server/adapters/images/sharp-picture-processor.ts';
import { AVIF_SIZES } from '../../../server/application/media/make-avif.ts';
import { meanColor, photo, plain } from './sample-pictures.ts';

const processor = new SharpPictureProcessor({ logger: { warn: () => {} } });
afterAll(() => processor.close());

test('each size is the picture in AVIF', async () => {
  const original = await photo(1600, 1200).jpeg().toBuffer();
  const renditions = await processor.renderAvif(original, AVIF_SIZES);

  expect(renditions.map(({ size }) => size)).toEqual(AVIF_SIZES);
  for (const { size, bytes } of renditions) {
    const width = Number.parseInt(size);
    expect(await sharp(bytes).metadata(), size).toMatchObject({
      format: 'heif',
      compression: 'av1',
      width,
      height: Math.round((width * 3) / 4),
      hasAlpha: false,
    });
  }
  const [red, green, blue] = await meanColor(renditions[1]!.bytes);
  const [redBefore, greenBefore, blueBefore] = await meanColor(original);
  for (const change of [red - redBefore, green - greenBefore, blue - blueBefore]) {
    expect(Math.abs(change)).toBeLessThan(3);
  }
});

test('none is larger than the picture, and what shines through goes on doing so', async () => {
  const original = await plain(300, 200, [10, 200, 30], 0.5).png().toBuffer();
  const renditions = await processor.renderAvif(original, ['236x', '736x']);

  expect((await sharp(renditions[1]!.bytes).metadata()).width).toBe(300);
  for (const { bytes } of renditions) expect((await sharp(bytes).stats()).isOpaque).toBe(false);
});

test('sizes with very many pixels are left out', async () => {
  const original = await plain(800, 6000, [90, 90, 90]).png().toBuffer();
  const renditions = await processor.renderAvif(original, ['236x', '736x']);

  expect(renditions.map(({ size }) => size)).toEqual(['236x']);
});

test('what is no picture is a failure', async () => {
  await expect(processor.renderAvif(Buffer.from('no picture'), AVIF_SIZES)).rejects.toThrow();
});
