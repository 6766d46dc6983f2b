import { expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { pictureDownload } from '../../../src/domain/pins/picture-download.ts';
import { aPin } from '../../builders/a-pin.ts';

const picture = (url: string) => ({ url, width: 800, height: 600, dominantColor: null });
const fig = { entityId: toPinId('7'), title: 'A Fig, cut!', gridTitle: '' };

test('the original is kept under the name of its pin', () => {
  const imageSpec = { orig: picture('/media/a.JPG?v=1'), '736x': picture('/736.webp') };
  expect(pictureDownload(aPin({ ...fig, imageSpec }))).toEqual({
    url: '/media/a.JPG?v=1',
    fileName: 'a-fig-cut.jpg',
  });
});

test('without the original the largest is kept', () => {
  const imageSpec = { '236x': picture('/236.webp'), '736x': picture('/736.webp') };
  expect(pictureDownload(aPin({ ...fig, imageSpec }))?.url).toBe('/736.webp');
});

test('a pin without words is named by its number, an unknown kind of file has no ending', () => {
  const imageSpec = { orig: picture('/media/a') };
  expect(pictureDownload(aPin({ ...fig, title: '…', imageSpec }))?.fileName).toBe('pin-7');
});

test('where there is no picture there is nothing to keep', () => {
  expect(pictureDownload(aPin({ imageSpec: {} }))).toBeNull();
});
