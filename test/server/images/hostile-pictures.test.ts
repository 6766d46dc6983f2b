import { afterAll, describe, expect, test } from 'vitest';
import { SharpPictureProcessor } from '../../../server/adapters/images/sharp-picture-processor.ts';
import { animation, gifOfFrames, isoFile, photo, plain, pngThatClaims } from './sample-pictures.ts';
import { refusalOf } from './refusal-of.ts';

const processor = new SharpPictureProcessor({ logger: { warn: () => {} } });
afterAll(() => processor.close());

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';

describe('what is no picture is refused with a reason', () => {
  test.each([
    ['nothing', latin1(''), /empty/],
    ['a web page', latin1('<!doctype html><script>alert(1)</script>'), /document/],
    ['an SVG', latin1(SVG), /SVG/],
    ['a PDF', latin1('%PDF-1.4\n%\xe2\xe3'), /document/],
    ['a phone photo', isoFile(['heic', 'mif1', 'heic']), /HEIC.*JPEG/],
    ['what only calls itself an AVIF', isoFile(['avif', 'mif1']), /damaged or incomplete/],
    ['a video', isoFile(['isom', 'mp42']), /video/],
    ['a TIFF', latin1('II*\0\x08\0\0\0\0\0'), /image format/],
    ['text', latin1('hello'), /isn’t an image/],
  ])('%s', async (_name, bytes, detail) => {
    expect(await refusalOf(processor.ingest(bytes))).toEqual({
      kind: 'bad_media',
      text: expect.stringMatching(detail),
    });
  });
});

describe('a disguise does not help', () => {
  test.each([
    ['an SVG behind the first bytes of a PNG', `\x89PNG\r\n\x1a\n${SVG}`],
    ['an SVG behind the first bytes of a JPEG', `\xff\xd8\xff\xe0${SVG}`],
    ['an SVG behind the first bytes of a GIF', `GIF89a${SVG}`],
    ['a web page behind the first bytes of a GIF', 'GIF89a/*<html><script>alert(1)</script>*/'],
    ['a web page inside a WebP', 'RIFF\xff\0\0\0WEBP<html><script>alert(1)</script>'],
    ['a PDF behind the first bytes of a JPEG', '\xff\xd8\xff%PDF-1.4'],
  ])('%s', async (_name, text) => {
    expect(await processor.ingest(latin1(text.padEnd(400, ' ')))).toMatchObject({ kind: 'bad_media' });
  });

  test('what is hidden behind or inside a good picture is not stored', async () => {
    const script = latin1('<html><script>alert(1)</script></html>');
    const file = Buffer.concat([await photo(60, 40).jpeg().toBuffer(), script]);
    const withComment = Buffer.concat([
      file.subarray(0, 2),
      latin1(`\xff\xfe\0\x28${script.toString('latin1')}`),
      file.subarray(2),
    ]);

    for (const bytes of [file, withComment]) {
      const outcome = await processor.ingest(bytes);
      if (outcome.kind !== 'picture') throw new Error(outcome.kind);
      expect(Buffer.from(outcome.picture.original).toString('latin1')).not.toContain('script');
    }
  });
});

describe('damage', () => {
  test.each([
    ['JPEG', () => photo(400, 300).jpeg().toBuffer()],
    ['progressive JPEG', () => photo(400, 300).jpeg({ progressive: true }).toBuffer()],
    ['PNG', () => photo(400, 300).png().toBuffer()],
    ['WebP', () => photo(400, 300).webp().toBuffer()],
    ['GIF', () => photo(400, 300).gif().toBuffer()],
    ['animated GIF', () => animation('gif', { frames: 9, width: 200, height: 100 })],
    ['animated WebP', () => animation('webp', { frames: 9, width: 200, height: 100 })],
  ])('half of a %s is refused', async (_name, make) => {
    const whole = await make();

    expect(await refusalOf(processor.ingest(whole.subarray(0, whole.length / 2)))).toEqual({
      kind: 'bad_media',
      text: expect.stringMatching(/damaged or incomplete/),
    });
  });

  test('any byte may be wrong without harm to the next picture', async () => {
    const good = await photo(120, 90).jpeg().toBuffer();
    for (let at = 20; at < good.length; at += Math.ceil(good.length / 25)) {
      const bad = Buffer.from(good);
      bad[at] = bad[at]! ^ 0xff;
      expect(['picture', 'bad_media', 'too_large']).toContain((await processor.ingest(bad)).kind);
    }
    expect((await processor.ingest(good)).kind).toBe('picture');
  });
});

describe('floods are refused before they unfold', () => {
  test.each([
    ['256 megapixels', pngThatClaims(16_000, 16_000), /100 megapixels/],
    ['a side of 60,000 px', pngThatClaims(60_000, 100), /16,384 pixels/],
    ['4,000 million pixels', pngThatClaims(65_000, 65_000), /16,384 pixels/],
    ['501 frames', gifOfFrames(501, 10, 10), /limit is 500/],
    ['100,000 frames', gifOfFrames(100_000, 10, 10), /limit is 500/],
    ['many large frames', gifOfFrames(400, 1000, 1000), /over all frames/],
  ])('%s', async (_name, bytes, detail) => {
    const start = performance.now();

    expect(await refusalOf(processor.ingest(bytes))).toEqual({
      kind: 'too_large',
      text: expect.stringMatching(detail),
    });
    expect(performance.now() - start).toBeLessThan(3000);
  });

  test('a file over the limit is not even looked at', async () => {
    const small = new SharpPictureProcessor({ logger: { warn: () => {} }, maxImageBytes: 1_500_000 });

    expect(await refusalOf(small.ingest(Buffer.alloc(1_500_001)))).toEqual({
      kind: 'too_large',
      text: 'This file is too large. The limit is 1.5 MB.',
    });
  });

  test('exactly 500 frames and exactly 100 megapixels are fine', async () => {
    expect((await processor.ingest(gifOfFrames(500, 10, 10))).kind).toBe('picture');
    expect((await processor.ingest(await plain(10_000, 10_000, [1, 2, 3]).jpeg().toBuffer())).kind).toBe(
      'picture',
    );
  });

  test('the thread that serves requests hardly works while a large picture is read', async () => {
    const file = await plain(9000, 9000, [40, 80, 120]).png().toBuffer();
    await processor.ingest(await photo(20, 20).png().toBuffer()); // the worker has started
    const before = process.threadCpuUsage();
    const start = performance.now();

    await processor.ingest(file);

    const { user, system } = process.threadCpuUsage(before);
    // Both grow alike on a slow machine.
    expect((user + system) / 1000).toBeLessThan((performance.now() - start) / 2);
  });
});
