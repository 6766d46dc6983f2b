import { expect, test } from 'vitest';
import {
  chosenPictures,
  MAX_OFFERED,
  type FoundPicture,
} from '../../../src/domain/sources/internal/chosen-pictures.ts';

const SITE = 'https://example.com';

function aFound(path: string, told: Partial<FoundPicture> = {}): FoundPicture {
  return { url: SITE + path, width: null, height: null, text: '', isMain: false, ...told };
}

const paths = (found: readonly FoundPicture[]) =>
  chosenPictures(found).map(({ url }) => url.slice(SITE.length));

test('the largest comes first, then those of the same size in the order of the page', () => {
  const found = [
    aFound('/a.jpg', { width: 300, height: 300 }),
    aFound('/b.jpg', { width: 900, height: 900 }),
    aFound('/c.jpg', { width: 300, height: 300 }),
    aFound('/main.jpg', { isMain: true }),
    aFound('/unknown.jpg'),
  ];
  expect(paths(found)).toEqual(['/b.jpg', '/main.jpg', '/a.jpg', '/c.jpg', '/unknown.jpg']);
});

test('of several sizes there is the largest, and the one without a size where there is one', () => {
  expect(paths(['/236x/a.jpg', '/736x/a.jpg', '/474x/a.jpg'].map((path) => aFound(path)))).toEqual([
    '/736x/a.jpg',
  ]);
  expect(paths(['/a-300x200.jpg', '/a.jpg', '/a-90x90.jpg'].map((path) => aFound(path)))).toEqual(['/a.jpg']);
});

test('a photo as phones write it is one like others', () => {
  expect(paths([aFound('/photo.heic'), aFound('/photo.heif')])).toEqual(['/photo.heic', '/photo.heif']);
});

test('what a page calls sizes of one picture is one picture, however they are named', () => {
  const found = [
    aFound('/big', { isMain: true }),
    aFound('/middle', { text: 'A cat' }),
    aFound('/other'),
    aFound('/large', { width: 1200, others: ['/small', '/middle', '/big'].map((path) => SITE + path) }),
  ];
  expect(chosenPictures(found).map(({ url, isMain, description }) => [url, isMain, description])).toEqual([
    [`${SITE}/large`, true, 'A cat'],
    [`${SITE}/other`, false, ''],
  ]);
});

test('sides that are told in one place count for the same address in another', () => {
  const found = [aFound('/a.jpg', { width: 1200, height: 800 }), aFound('/a.jpg', { width: 1200 })];
  expect(chosenPictures(found)).toMatchObject([{ width: 1200, height: 800 }]);
});

test('what the page says of one size counts for the picture', () => {
  const found = [aFound('/a.jpg?w=800', { text: 'A cat' }), aFound('/a.jpg?w=1600', { isMain: true })];
  expect(chosenPictures(found)).toEqual([
    {
      url: `${SITE}/a.jpg?w=1600`,
      width: 1600,
      height: 0,
      description: 'A cat',
      isMain: true,
    },
  ]);
});

test('a side that the address leaves open follows from how the picture is shown', () => {
  const [picture] = chosenPictures([aFound('/736x/a.jpg', { width: 200, height: 300 })]);
  expect(picture).toMatchObject({ width: 736, height: 1104 });
});

test.each([
  ['/icon.png', { width: 16, height: 16 }],
  ['/line.png', { width: 900, height: 4 }],
  ['/a-48x48.png', {}],
  ['/logo.svg', {}],
  ['/favicon.ico', {}],
  ['/tr/?id=7', {}],
  ['/pixel.gif', {}],
  ['/img/spacer.gif', {}],
  ['/collect?v=1', {}],
])('%s is no picture for a pin', (path, told) => expect(paths([aFound(path, told)])).toEqual([]));

test('there are at most a hundred', () => {
  const found = Array.from({ length: 300 }, (_, index) => aFound(`/${index}/photo.jpg`));
  expect(chosenPictures(found)).toHaveLength(MAX_OFFERED);
});
