import { expect, test } from 'vitest';
import {
  acceptedFormats,
  matchesEtag,
} from '../../../../server/adapters/http-api/media/internal/media-request.ts';

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
