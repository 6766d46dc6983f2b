import { describe, expect, test } from 'vitest';
import { sizedAddress } from '../../../src/domain/sources/internal/picture-size.ts';

const SITE = 'https://example.com';

describe('sizes of one picture have one key', () => {
  test.each([
    [['/236x/ab/cd/a.jpg', '/736x/ab/cd/a.jpg', '/originals/ab/cd/a.jpg', '/600x315/ab/cd/a.jpg']],
    [
      [
        '/uploads/cat.jpg',
        '/uploads/cat-300x200.jpg',
        '/uploads/cat-1024x683.jpg',
        '/uploads/cat-scaled.jpg',
      ],
    ],
    [
      [
        '/products/vase.jpg',
        '/products/vase_1200x.jpg',
        '/products/vase_large.jpg',
        '/products/vase_640x960_crop_center.jpg',
      ],
    ],
    [['/a.jpg?w=200', '/a.jpg?width=800&quality=80', '/a.jpg', '/a.jpg?resize=300%2C200&ssl=1']],
    [['/upload/w_400,h_300,c_fill/v1/a.jpg', '/upload/w_1200/v1/a.jpg']],
    [
      [
        '/wiki/thumb/a/ab/Cat.jpg/220px-Cat.jpg',
        '/wiki/a/ab/Cat.jpg',
        '/wiki/thumb/a/ab/Cat.jpg/800px-Cat.jpg',
      ],
    ],
    [['/s320/a.png', '/s1600/a.png', '/s640-rw/a.png']],
    [['/logo.png', '/logo@2x.png']],
  ])('%j', (paths) => {
    expect(new Set(paths.map((path) => sizedAddress(SITE + path).key)).size).toBe(1);
  });
});

test('different pictures have different keys', () => {
  const paths = ['/a.jpg', '/b.jpg', '/x/a.jpg', '/a.jpg?id=1', '/a.jpg?id=2', '/p-100.jpg', '/p-101.jpg'];
  expect(new Set(paths.map((path) => sizedAddress(SITE + path).key)).size).toBe(paths.length);
});

test.each([
  ['/236x/a.jpg', 236, null],
  ['/600x315/a.jpg', 600, 315],
  ['/cat-300x200.jpg', 300, 200],
  ['/vase_1200x.jpg', 1200, null],
  ['/a.jpg?w=200&h=100', 200, 100],
  ['/a.jpg?fit=640,480', 640, 480],
  ['/w_400,h_300,c_fill/a.jpg', 400, 300],
  ['/thumb/a/ab/Cat.jpg/220px-Cat.jpg', 220, null],
  ['/2024/05/a.jpg', null, null],
])('%s is %j wide and %j high', (path, width, height) => {
  expect(sizedAddress(SITE + path)).toMatchObject({ width, height });
});
