import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureHeader } from '../../../src/domain/sources/picture-header.ts';
import { heifThatClaims } from '../../server/images/heif-files.ts';
import { plain } from '../../server/images/sample-pictures.ts';

const picture = () => plain(321, 123, [1, 2, 3]);

test.each([
  ['JPEG', () => picture().jpeg().toBuffer()],
  [
    'JPEG with notes in front',
    () =>
      picture()
        .withExif({ IFD0: { Copyright: 'x'.repeat(5_000) } })
        .jpeg()
        .toBuffer(),
  ],
  ['progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer()],
  ['PNG', () => picture().png().toBuffer()],
  ['GIF', () => picture().gif().toBuffer()],
  ['WebP', () => picture().webp().toBuffer()],
  ['AVIF', () => picture().avif({ effort: 0 }).toBuffer()],
  ['HEIC with tiles', () => Promise.resolve(heifThatClaims([128, 64], [99, 38], [321, 123]))],
  ['WebP without loss', () => picture().webp({ lossless: true }).toBuffer()],
  [
    'WebP with notes',
    () =>
      picture()
        .withExif({ IFD0: { Copyright: 'x' } })
        .webp()
        .toBuffer(),
  ],
])('the size of a %s', async (_name, make) => {
  expect(pictureHeader(await make())).toEqual({ width: 321, height: 123 });
});

test.each([
  '',
  'GIF89a',
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff',
  `\xff\xd8${'\xff'.repeat(2_000_000)}`,
  'RIFFxxxxWEBP',
  '<svg width="9" height="9"/>',
])('%.12j has none', (text) => expect(pictureHeader(Buffer.from(text, 'latin1'))).toBeNull());

test('no bytes make it fail', () => {
  const starts = ['\xff\xd8\xff', 'GIF89a', '\x89PNG\r\n\x1a\n', 'RIFF1234WEBPVP8X', 'RIFF1234WEBPVP8L'];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 60 }), (start, rest) => {
      expect(() => pictureHeader(Buffer.concat([Buffer.from(start, 'latin1'), rest]))).not.toThrow();
    }),
  );
});
