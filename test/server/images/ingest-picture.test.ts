import { readFile } from 'node:fs/promises';
import { duplicateLevel } from '../../../src/domain/looks/duplicate-level.ts';
import { likeness } from '../../../src/domain/looks/likeness.ts';
import { english } from '../../support/english.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { sizeDimensions } from '../../../src/domain/images/image-sizes.ts';
import { SharpPictureProcessor } from '../../../server/adapters/images/sharp-picture-processor.ts';
import type { IngestedPicture } from '../../../server/application/ports/media/media.ts';
import { animation, meanColor, photo, photoPixels, plain } from './sample-pictures.ts';
import { refusalOf } from './refusal-of.ts';

const processor = new SharpPictureProcessor({ logger: { warn: () => {} } });
afterAll(() => processor.close());

async function ingested(bytes: Uint8Array): Promise<IngestedPicture> {
  const outcome = await processor.ingest(bytes);
  if (outcome.kind !== 'picture') throw new Error(english(outcome.message));
  return outcome.picture;
}

const header = (bytes: Uint8Array) => sharp(bytes).metadata();
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test('a photo is stored as JPEG of the same size, with its card sizes in WebP', async () => {
  const picture = await ingested(await photo(1600, 1200).jpeg().toBuffer());

  expect(picture).toMatchObject({ extension: 'jpg', width: 1600, height: 1200, isAnimated: false });
  expect(await header(picture.original)).toMatchObject({ format: 'jpeg', width: 1600, height: 1200 });
  for (const { size, bytes } of picture.renditions) {
    const expected = sizeDimensions(size, { width: 1600, height: 1200 });
    expect(await header(bytes), size).toMatchObject({ format: 'webp', ...expected });
  }
  expect(picture.renditions.map(({ size }) => size)).toEqual(
    expect.arrayContaining(['236x', '474x', '564x', '736x']),
  );
});

test('fewer sizes are made where the others can wait', async () => {
  const few = new SharpPictureProcessor({ logger: { warn: () => {} }, sizesAtUpload: ['60x60', '236x'] });
  try {
    const outcome = await few.ingest(await photo(900, 600).jpeg().toBuffer());
    expect(outcome.kind === 'picture' && outcome.picture.renditions.map(({ size }) => size)).toEqual([
      '60x60',
      '236x',
    ]);
  } finally {
    await few.close();
  }
});

describe('an AVIF', () => {
  test('is stored as JPEG', async () => {
    const sent = await photo(900, 600).avif({ effort: 0 }).toBuffer();
    const picture = await ingested(sent);

    expect(picture).toMatchObject({ extension: 'jpg', width: 900, height: 600, isAnimated: false });
    expect(await header(picture.original)).toMatchObject({ format: 'jpeg', width: 900, height: 600 });
    const [red, green, blue] = await meanColor(picture.original);
    const [redSent, greenSent, blueSent] = await meanColor(sent);
    for (const change of [red - redSent, green - greenSent, blue - blueSent]) {
      expect(Math.abs(change)).toBeLessThan(3);
    }
  });

  test('is stored as WebP where something shines through', async () => {
    const sent = await plain(300, 200, [10, 200, 30], 0.5).avif({ effort: 0 }).toBuffer();
    const picture = await ingested(sent);

    expect(picture.extension).toBe('webp');
    expect((await sharp(picture.original).stats()).isOpaque).toBe(false);
  });

  test('stands upright', async () => {
    const sent = await plain(60, 40, [200, 20, 20])
      .withMetadata({ orientation: 6 })
      .avif({ effort: 0 })
      .toBuffer();
    const { width, height } = (await header(sent)).autoOrient;
    const picture = await ingested(sent);

    expect(await header(picture.original)).toMatchObject({ width, height });
    expect(picture).toMatchObject({ width, height });
  });

  test('that is cut off is refused', async () => {
    const sent = await photo(900, 600).avif({ effort: 0 }).toBuffer();
    const refusal = await refusalOf(processor.ingest(sent.subarray(0, sent.length / 2)));

    expect(refusal).toEqual({ kind: 'bad_media', text: expect.stringContaining('damaged') });
  });

  test('with very many pixels is refused', async () => {
    const sent = await plain(5000, 3500, [1, 2, 3]).avif({ effort: 0 }).toBuffer();

    expect(await refusalOf(processor.ingest(sent))).toEqual({
      kind: 'too_large',
      text: expect.stringContaining('16 megapixels'),
    });
  });
});

test('the same file gives the same bytes, so that it is stored once', async () => {
  const file = await photo(300, 200).jpeg().toBuffer();

  expect((await ingested(file)).original).toEqual((await ingested(file)).original);
});

describe('what a camera adds', () => {
  const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1', GPSLongitudeRef: 'E' } };

  test('place, device and comments do not get through', async () => {
    const file = await photo(200, 100)
      .withExif({ IFD0: { Make: 'SecretCamera', Copyright: 'SecretName' }, ...GPS })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(latin1(file)).toContain('SecretCamera');

    const { original, renditions } = await ingested(file);

    for (const bytes of [original, ...renditions.map((rendition) => rendition.bytes)]) {
      expect(latin1(bytes)).not.toMatch(/Exif|Secret|xmpmeta|EXIF|XMP /);
      expect(await header(bytes)).toMatchObject({ hasProfile: false });
    }
  });

  test('a picture taken on its side stands upright', async () => {
    const [red, blue] = await Promise.all([
      plain(40, 60, [220, 0, 0]).png().toBuffer(),
      plain(40, 60, [0, 0, 220]).png().toBuffer(),
    ]);
    const lying = await plain(80, 60, [0, 0, 0])
      .composite([
        { input: red, left: 0, top: 0 },
        { input: blue, left: 40, top: 0 },
      ])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();

    const { original, width, height, renditions } = await ingested(lying);

    expect({ width, height }).toEqual({ width: 60, height: 80 });
    expect(await header(original)).toMatchObject({ width: 60, height: 80 });
    expect((await header(original)).orientation ?? 1).toBe(1);
    const top = await sharp(original).extract({ left: 5, top: 5, width: 50, height: 20 }).png().toBuffer();
    expect((await meanColor(top))[0]).toBeGreaterThan(200);
    const card = renditions.find(({ size }) => size === '236x');
    expect(await header(card!.bytes)).toMatchObject({ width: 60, height: 80 });
  });

  test('colours of a wide colour space become those of the web', async () => {
    const file = await plain(50, 50, [230, 40, 40]).withIccProfile('p3').png().toBuffer();

    const [r, g, b] = await meanColor((await ingested(file)).original);

    expect(Math.abs(r - 230)).toBeLessThan(8);
    expect(Math.abs(g - 40)).toBeLessThan(8);
    expect(Math.abs(b - 40)).toBeLessThan(8);
  });
});

describe('formats', () => {
  test('a PNG stays a PNG with its transparency', async () => {
    const picture = await ingested(await plain(120, 80, [10, 200, 10], 0.5).png().toBuffer());

    expect(picture.extension).toBe('png');
    expect(await header(picture.original)).toMatchObject({ format: 'png', hasAlpha: true });
    expect(await header(picture.renditions[0]!.bytes)).toMatchObject({ hasAlpha: true });
  });

  test('a WebP stays a WebP', async () => {
    const picture = await ingested(await photo(120, 80).webp().toBuffer());

    expect(picture).toMatchObject({ extension: 'webp', isAnimated: false });
    expect(await header(picture.original)).toMatchObject({ format: 'webp' });
  });

  test.each(['gif', 'webp'] as const)('an animated %s keeps its frames and timing', async (format) => {
    const picture = await ingested(await animation(format, { frames: 5, width: 60, height: 40 }));

    expect(picture).toMatchObject({ extension: format, width: 60, height: 40, isAnimated: true });
    expect(await header(picture.original)).toMatchObject({
      format,
      pages: 5,
      loop: 0,
      delay: [100, 100, 100, 100, 100],
    });
    for (const { bytes } of picture.renditions) {
      expect((await header(bytes)).pages ?? 1).toBe(1);
      expect((await meanColor(bytes))[0]).toBeGreaterThan(200); // the first frame is red
    }
  });

  test('a GIF of one frame is a still picture', async () => {
    const picture = await ingested(await plain(50, 40, [200, 0, 0]).gif().toBuffer());

    expect(picture).toMatchObject({ extension: 'gif', isAnimated: false });
  });

  test('a CMYK photo becomes one that every browser shows', async () => {
    const file = await photo(200, 100).toColourspace('cmyk').jpeg().toBuffer();
    expect((await header(file)).space).toBe('cmyk');

    const { original } = await ingested(file);

    expect(await header(original)).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test('a picture of 16 bits per channel becomes one of 8', async () => {
    const file = await photo(100, 80).toColourspace('rgb16').png().toBuffer();
    expect((await header(file)).depth).toBe('ushort');

    expect((await header((await ingested(file)).original)).depth).toBe('uchar');
  });

  test.each([
    ['grey', photo(90, 60).greyscale().jpeg()],
    ['grey with transparency', plain(90, 60, [80, 80, 80], 0.5).toColourspace('b-w').png()],
    ['with a palette', photo(90, 60).png({ palette: true, colours: 16 })],
    ['progressive', photo(90, 60).jpeg({ progressive: true })],
    ['interlaced', photo(90, 60).png({ progressive: true })],
    ['lossless', photo(90, 60).webp({ lossless: true })],
  ])('a %s picture is fine', async (_name, picture) => {
    expect(await ingested(await picture.toBuffer())).toMatchObject({ width: 90, height: 60 });
  });
});

describe('shapes', () => {
  test.each([
    [1, 1],
    [300, 1200],
    [1200, 300],
    [1, 2000],
    [2000, 1],
    [3, 16_384],
    [16_384, 3],
  ])('%i x %i px gets all its sizes', async (width, height) => {
    const picture = await ingested(await plain(width, height, [90, 120, 30]).png().toBuffer());

    expect(picture).toMatchObject({ width, height });
    for (const { size, bytes } of picture.renditions) {
      const expected = sizeDimensions(size, { width, height });
      const actual = await header(bytes);
      expect(actual.width, size).toBe(expected.width);
      expect(actual.height, size).toBe(Math.min(expected.height, 16_383));
    }
  });
});

describe('dominant colour', () => {
  test('is the colour of a plain picture', async () => {
    const { dominantColor } = await ingested(await plain(64, 64, [18, 52, 86]).png().toBuffer());

    expect(dominantColor).toBe('#123456');
  });

  test('is what most of the picture shows', async () => {
    const spot = await plain(30, 30, [250, 250, 0]).png().toBuffer();
    const file = await plain(100, 100, [180, 20, 60])
      .composite([{ input: spot, left: 0, top: 0 }])
      .png()
      .toBuffer();

    expect((await ingested(file)).dominantColor).toBe('#b4143c');
  });
});

describe('sizes on demand', () => {
  test.each([
    ['237x', 237, 178],
    ['1200x', 800, 600],
    ['600x315', 600, 315],
    ['30x30', 30, 30],
    ['278x424', 278, 424],
  ] as const)('%s of an 800 x 600 picture is %i x %i px', async (size, width, height) => {
    const original = await photo(800, 600).jpeg().toBuffer();

    const { bytes } = await processor.render(original, size, 'webp');

    expect(await header(bytes)).toMatchObject({ format: 'webp', width, height });
  });

  test('for every client: JPEG, or PNG where something shines through', async () => {
    const opaque = await photo(300, 200).png().toBuffer();
    const transparent = await plain(300, 200, [0, 90, 0], 0.3).webp().toBuffer();
    const opaqueGif = await plain(300, 200, [0, 90, 0]).gif().toBuffer();

    expect((await processor.render(opaque, '236x', 'compatible')).format).toBe('jpg');
    expect((await processor.render(transparent, '236x', 'compatible')).format).toBe('png');
    expect((await processor.render(opaqueGif, '236x', 'compatible')).format).toBe('jpg');
  });

  test('AVIF too', async () => {
    const original = await photo(300, 200).jpeg().toBuffer();

    const { format, bytes } = await processor.render(original, '236x', 'avif');

    expect(format).toBe('avif');
    expect(latin1(bytes)).toContain('ftypavif');
  });

  test('of an animation it is the first frame', async () => {
    const original = await animation('gif', { frames: 4, width: 300, height: 200 });

    const { bytes } = await processor.render(original, '170x', 'webp');

    expect((await header(bytes)).pages ?? 1).toBe(1);
    expect((await meanColor(bytes))[0]).toBeGreaterThan(200);
  });

  test('something undecodable rejects', async () => {
    await expect(processor.render(photoPixels(10, 10), '236x', 'webp')).rejects.toThrow();
  });
});

test('says what a picture looks like; a stored size of it looks the same', async () => {
  const { looks, original, renditions } = await ingested(await readFile('demo/pictures/wine.webp'));
  const small = renditions.find(({ size }) => size === '236x')!;
  for (const file of [original, small.bytes]) {
    const stored = await processor.looksOf(file, { isBackground: true });
    expect(duplicateLevel(looks, stored)).toBe('same_picture');
    expect(likeness(looks.features, stored.features)).toBeGreaterThan(0.9);
  }
});

test('says what a part of a picture looks like', async () => {
  const file = await photo(900, 600).jpeg({ quality: 95 }).toBuffer();
  const area = { left: 0.5, top: 0, width: 0.5, height: 0.5 };
  const cut = await processor.cut(file, area, 'colour');
  const [ofArea, ofCut] = [await processor.looksOf(file, { area }), await processor.looksOf(cut)];
  expect(likeness(ofArea.features, ofCut.features)).toBeGreaterThan(0.95);
  expect(likeness(ofArea.features, (await processor.looksOf(file)).features)).toBeLessThan(
    likeness(ofArea.features, ofCut.features),
  );
});
