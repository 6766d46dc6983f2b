// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPictures } from '../../../src/ui/card-tools/internal/keep-pictures.ts';

let kept: string[] = [];
let stop: () => void;

beforeEach(() => {
  kept = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        kept.push(url);
      }
    },
  );
  document.body.innerHTML = '<div role="feed"></div><main></main>';
  stop = keepPictures();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function show(url: string, place = '[role=feed]'): void {
  const image = document.createElement('img');
  Object.defineProperty(image, 'currentSrc', { value: url });
  document.querySelector(place)!.replaceChildren(image);
  image.dispatchEvent(new Event('load'));
}

test('the picture of a card stays in memory, once, whether its card is in the document or not', () => {
  show('/a.webp');
  show('/b.webp');
  show('/a.webp');
  expect(kept).toEqual(['/a.webp', '/b.webp']);
});

test('pictures outside of a grid are not kept', () => {
  show('/banner.webp', 'main');
  expect(kept).toEqual([]);
});

test('the picture that was shown longest ago makes room for the 301st', () => {
  for (let count = 1; count <= 300; count++) show(`/${count}.webp`);
  show('/1.webp');
  show('/301.webp');
  kept = [];
  show('/1.webp');
  show('/2.webp');
  expect(kept).toEqual(['/2.webp']);
});

test('nothing is kept any more after it was stopped', () => {
  stop();
  show('/a.webp');
  expect(kept).toEqual([]);
});
