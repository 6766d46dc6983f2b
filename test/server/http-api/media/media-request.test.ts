import { describe, expect, test } from 'vitest';
import { MEDIA_SIZES } from '../../../../src/domain/images/image-sizes.ts';
import {
  acceptedFormats,
  matchesEtag,
  parseMediaAddress,
} from '../../../../server/adapters/http-api/media/media-request.ts';

const SIGNATURE = '0123456789abcdef0123456789abcdef';

describe('addresses of pictures', () => {
  test.each(MEDIA_SIZES)('%s is a size', (size) => {
    expect(parseMediaAddress(`/media/${size}/01/23/45/${SIGNATURE}.jpg`)).toEqual({
      size,
      signature: SIGNATURE,
      extension: 'jpg',
    });
  });

  test.each([
    ['another size', `/media/235x/01/23/45/${SIGNATURE}.jpg`],
    ['no size', `/media/01/23/45/${SIGNATURE}.jpg`],
    ['a key of every object', `/media/toString/01/23/45/${SIGNATURE}.jpg`],
    ['folders of another signature', `/media/236x/01/23/46/${SIGNATURE}.jpg`],
    ['upper case', `/media/236x/01/23/45/${SIGNATURE.toUpperCase()}.jpg`],
    ['a short signature', `/media/236x/01/23/45/${SIGNATURE.slice(1)}.jpg`],
    ['an ending that originals never have', `/media/236x/01/23/45/${SIGNATURE}.avif`],
    ['a page', `/media/236x/01/23/45/${SIGNATURE}.html`],
    ['no ending', `/media/236x/01/23/45/${SIGNATURE}`],
    ['a slash at the end', `/media/236x/01/23/45/${SIGNATURE}.jpg/`],
    ['a line end', `/media/236x/01/23/45/${SIGNATURE}.jpg\n`],
    ['two slashes', `//media/236x/01/23/45/${SIGNATURE}.jpg`],
    ['an escaped slash', `/media/236x%2f01/23/45/${SIGNATURE}.jpg`],
    ['an escaped letter', `/%6dedia/236x/01/23/45/${SIGNATURE}.jpg`],
    ['a way up', '/media/236x/01/23/45/../../../../secret'],
    ['an escaped way up', '/media/originals/%2e%2e/%2e%2e/session-secret'],
    ['a backslash', '/media/originals/..\\..\\session-secret'],
    ['a NUL', `/media/236x/01/23/45/${SIGNATURE}.jpg%00`],
  ])('%s is no picture', (_name, path) => {
    expect(parseMediaAddress(path)).toBeUndefined();
  });
});

test.each([
  [
    'a browser',
    'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
    { webp: true, avif: true },
  ],
  ['an older browser', 'image/webp,*/*', { webp: true, avif: false }],
  ['anything', '*/*', { webp: false, avif: false }],
  ['any picture', 'image/*', { webp: false, avif: false }],
  ['nothing', '', { webp: false, avif: false }],
  ['no header', null, { webp: false, avif: false }],
  ['a refusal', 'image/webp;q=0, image/avif; q=0.000, */*', { webp: false, avif: false }],
  ['weights', ' image/webp ; q=0.3 ,IMAGE/AVIF;q=1', { webp: true, avif: true }],
  ['a lookalike', 'image/webpx, ximage/avif', { webp: false, avif: false }],
])('formats that %s accepts', (_name, accept, formats) => {
  expect(acceptedFormats(accept)).toEqual(formats);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [null, false],
])('If-None-Match %s against "a": %s', (header, matches) => {
  expect(matchesEtag(header, '"a"')).toBe(matches);
});
