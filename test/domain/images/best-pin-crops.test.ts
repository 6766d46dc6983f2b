import { expect, test } from 'vitest';
import { bestPinCrops, bestPinThumbnail } from '../../../src/domain/images/best-pin-crops.ts';

test('tiles of wide windows have the small crop, on dense screens the large one', () => {
  expect(bestPinCrops('https://a.example/media/508x640/ab/cd.webp')).toBe(
    'https://a.example/media/278x424/ab/cd.webp 1x, https://a.example/media/508x640/ab/cd.webp 2x',
  );
});

test('chips have a small square of the picture; a picture of something else stays', () => {
  expect(bestPinThumbnail('https://a.example/media/508x640/ab/cd.webp')).toBe(
    'https://a.example/media/136x136/ab/cd.webp',
  );
  const avatar = 'https://a.example/media/75x75/ab/cd.webp';
  expect(bestPinThumbnail(avatar)).toBe(avatar);
});
