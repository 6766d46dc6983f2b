import { expect, test } from 'vitest';
import { bestPinCrops } from '../../../src/domain/images/best-pin-crops.ts';

test('tiles of wide windows have the small crop, on dense screens the large one', () => {
  expect(bestPinCrops('https://a.example/media/508x640/ab/cd.webp')).toBe(
    'https://a.example/media/278x424/ab/cd.webp 1x, https://a.example/media/508x640/ab/cd.webp 2x',
  );
});
