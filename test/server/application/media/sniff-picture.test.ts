import { expect, test } from 'vitest';
import { sniffPicture } from '../../../../server/application/media/sniff-picture.ts';
import { isoFile } from '../../images/sample-pictures.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['a JPEG', latin1('\xff\xd8\xff\xe0\0\x10JFIF\0'), 'jpeg'],
  ['a PNG', latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'png'],
  ['an old GIF', latin1('GIF87a\x01\0\x01\0'), 'gif'],
  ['a GIF', latin1('GIF89a\x01\0\x01\0'), 'gif'],
  ['a WebP', latin1('RIFF\x24\0\0\0WEBPVP8 '), 'webp'],
  ['an iPhone photo', isoFile(['heic', 'mif1', 'heic']), 'heic'],
  ['a phone photo whose main brand is general', isoFile(['mif1', 'mif1', 'heic']), 'heic'],
  ['an AVIF', isoFile(['avif', 'mif1', 'miaf']), 'avif'],
  ['an AVIF whose main brand is general', isoFile(['mif1', 'avif', 'miaf']), 'avif'],
  ['an MP4', isoFile(['isom', 'iso2', 'mp41']), 'video'],
  ['a film from QuickTime', isoFile(['qt  ']), 'video'],
  ['a WebM', latin1('\x1a\x45\xdf\xa3\x01'), 'video'],
  ['an AVI', latin1('RIFF\x24\0\0\0AVI LIST'), 'video'],
  ['an SVG', latin1('<svg xmlns="http://www.w3.org/2000/svg">'), 'svg'],
  ['an SVG with a prolog', latin1('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- x -->\n<svg>'), 'svg'],
  ['an SVG in UTF-16', Buffer.from('\ufeff<svg>', 'utf16le'), 'svg'],
  ['a web page', latin1('  <!DOCTYPE html><html>'), 'document'],
  [
    'other XML',
    latin1('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>'),
    'document',
  ],
  ['a PDF', latin1('%PDF-1.7'), 'document'],
  ['a TIFF', latin1('II*\0\x08\0\0\0'), 'other_picture'],
  ['a BMP', latin1('BM\x36\0\0\0'), 'other_picture'],
  ['a JPEG XL', latin1('\xff\x0a\xfa'), 'other_picture'],
  ['a program', latin1('\x7fELF\x02\x01'), 'unknown'],
  ['a playlist', latin1('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0'), 'unknown'],
  ['three bytes', latin1('abc'), 'unknown'],
  ['nothing', latin1(''), 'unknown'],
])('%s is told by its content', (_name, bytes, kind) => {
  expect(sniffPicture(bytes)).toBe(kind);
});

test('a box that lies about its length is still only looked at in its beginning', () => {
  const file = isoFile(['mp42']);
  file.writeUInt32BE(0xffffffff, 0);

  expect(sniffPicture(file)).toBe('video');
  expect(sniffPicture(file.subarray(0, 8))).toBe('video');
});
