import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heifSize } from '../../../server/adapters/images/heif-size.ts';
import { heifThatClaims } from './heif-files.ts';
import { isoFile } from './sample-pictures.ts';

test('a phone’s photo is as large as the whole of its tiles', () => {
  expect(heifSize(heifThatClaims([512, 512], [4032, 3024], [320, 240]))).toEqual({
    width: 4032,
    height: 3024,
  });
});

test('one that tells no size has none', () => {
  expect(heifSize(isoFile(['heic', 'mif1']))).toBeUndefined();
  expect(heifSize(heifThatClaims())).toBeUndefined();
  expect(heifSize(heifThatClaims([512, 512]).subarray(0, -4))).toBeUndefined();
});

test('boxes within boxes within boxes are not followed for ever', () => {
  const nested = Buffer.from('\0\0\0\0iprp'.repeat(10_000), 'latin1');
  expect(heifSize(nested)).toBeUndefined();
});

test('whatever the bytes are, it comes to an end', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (noise) => {
      const file = Buffer.concat([heifThatClaims([640, 480]), noise]);
      expect(heifSize(file)).toBeDefined();
      expect([undefined, 'object']).toContain(heifSize(noise) && 'object');
    }),
  );
});
